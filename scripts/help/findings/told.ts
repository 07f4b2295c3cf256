import type { FindingCode, FindingFacts, Who } from "../../../src/reader/finding";

type FactsOf<Code extends FindingCode> = Omit<Extract<FindingFacts, { readonly code: Code }>, "code">;

/** What the guide says of a finding. */
interface Told<Code extends FindingCode> {
  /** An example of it. */
  readonly facts: FactsOf<Code>;
  /** Whether the example names a round. */
  readonly round?: number;
  /** What it means. */
  readonly means: string;
  /** What to do; null: what the pane says of it. */
  readonly todo: string | null;
}

/** Everything about some findings; one that is missing does not compile. */
export type ToldOf<Codes extends FindingCode> = { readonly [Code in Codes]: Told<Code> };

/** Made-up players of the examples. */
export const [ADLER, BOSKO, CHANDLER]: readonly [Who, Who, Who] = [
  { no: 1, name: "Adler, Kim" },
  { no: 2, name: "Bosko, Robin" },
  { no: 3, name: "Chandler, Sam" },
];

export const [KNIGHTS, ROOKS]: readonly [Who, Who] = [
  { no: 1, name: "Maple Knights" },
  { no: 2, name: "Creek Rooks" },
];
