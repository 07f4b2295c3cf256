import { Bench } from "tinybench";

/** Something to be measured; `prepare` gives a fresh input for each call and is not counted. */
export interface Job<Input> {
  readonly name: string;
  readonly prepare: () => Input;
  readonly run: (input: Input) => unknown;
}

/** A job whose kind of input only it knows. */
export const job = <Input>({ name, prepare, run }: Job<Input>): Job<unknown> => {
  let input: Input;
  return { name, prepare: () => (input = prepare()), run: () => run(input) };
};

/** The median milliseconds of each job, by name. */
export const medians = async (
  jobs: readonly Job<unknown>[],
  milliseconds: number,
): Promise<ReadonlyMap<string, number>> => {
  const bench = new Bench({ time: milliseconds, iterations: 5, warmupIterations: 2, warmupTime: 0 });
  for (const { name, prepare, run } of jobs)
    bench.add(name, () => void run(undefined), { beforeEach: () => void prepare() });
  await bench.run();
  return new Map(
    bench.tasks.map(({ name, result }) => {
      if (!("latency" in result)) throw new Error(`${name}: ${result.state}`);
      return [name, result.latency.p50];
    }),
  );
};

/** Milliseconds in three digits. */
export const milliseconds = (value: number | undefined): string => (value ?? NaN).toPrecision(3);
