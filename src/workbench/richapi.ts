import type { Action, ArgumentInfo, Batch, BatchError, ObjectPath, Reply } from "./batch";
import { ApiError } from "./model";
import { isRecord, RangeCells, type Session, Workbook, WireObject } from "./model/wire";
import { Members } from "./members";
import { query, queryAsJson } from "./query";

type Target = WireObject | null;

/** A null object answers every method and property with nothing. */
const orNull =
  (act: (run: BatchRun, target: WireObject, action: Action) => unknown) =>
  (run: BatchRun, action: Action): unknown => {
    const target = run.resolve(action.ObjectPathId);
    return target === null ? null : (act(run, target, action) ?? null);
  };

/** What the wire calls instantiate, query, method, set property, trace, query as JSON and update, by its numbers. */
const ACTIONS: Readonly<Partial<Record<number, (run: BatchRun, action: Action) => unknown>>> = {
  1: orNull((_run, target) => target.identity()),
  2: orNull((run, target, { QueryInfo }) => query(run.members, target, QueryInfo ?? {})),
  3: orNull((run, target, { Name, ArgumentInfo }) => {
    const result = run.members.call(target, Name, run.argumentsOf(ArgumentInfo));
    return result instanceof WireObject ? null : result;
  }),
  4: orNull((run, target, { Name, ArgumentInfo }) =>
    run.members.set(target, Name, run.argumentsOf(ArgumentInfo)[0]),
  ),
  5: (run, { Id }) => {
    run.reply.TraceIds.push(Id);
    return null;
  },
  7: orNull((run, target, { QueryInfo }) => queryAsJson(run.members, target, QueryInfo ?? {})),
  9: orNull((run, target, { ObjectState }) => {
    for (const [name, value] of Object.entries(ObjectState ?? {})) run.members.set(target, name, value);
  }),
};

/** How the paths lead to objects: the workbook, a service, a method, a property, an indexer, a kept reference, null. */
const PATHS: Readonly<Partial<Record<number, (run: BatchRun, path: ObjectPath) => Target>>> = {
  1: (run) => run.api.root,
  2: (run, { Name }) => run.api.service(Name),
  3: (run, path) =>
    run.step(path, (parent) => run.members.call(parent, path.Name, run.argumentsOf(path.ArgumentInfo))),
  4: (run, path) => run.step(path, (parent) => run.members.get(parent, path.Name)),
  5: (run, path) =>
    run.step(path, (parent) => run.members.call(parent, "GetItem", run.argumentsOf(path.ArgumentInfo))),
  6: (run, { Name }) => run.api.reference(Name),
  7: () => null,
};

/** One request while it runs. */
class BatchRun {
  readonly reply: Reply = { Results: [], TraceIds: [] };
  readonly members: Members;
  readonly #objects = new Map<number, Target>();

  constructor(
    readonly api: RichApi,
    private readonly batch: Batch,
  ) {
    this.members = api.members;
  }

  get objects(): Iterable<Target> {
    return this.#objects.values();
  }

  /** The object of a path; within a request a path leads to one object only. */
  resolve(id: number): Target {
    const known = this.#objects.get(id);
    const target = known === undefined ? this.#follow(id) : known;
    this.#objects.set(id, target);
    if (target instanceof RangeCells && target.lost)
      throw new ApiError("InvalidReference", "The cells of the range were deleted.");
    return target;
  }

  #follow(id: number): Target {
    const path = this.batch.ObjectPaths[String(id)];
    const lead = path && PATHS[path.ObjectPathType];
    if (!lead) throw this.members.notFound(`object path type ${String(path?.ObjectPathType)}`);
    return lead(this, path);
  }

  /** The object that a step from the path's parent leads to; from a null object nothing does. */
  step({ ParentObjectPathId, Name }: ObjectPath, next: (parent: WireObject) => unknown): Target {
    const parent = this.resolve(ParentObjectPathId ?? 0);
    const target = parent === null ? null : next(parent);
    if (target === null || target instanceof WireObject) return target;
    throw this.members.notFound(`${Name} as an object`);
  }

  argumentsOf(info: ArgumentInfo | undefined): unknown[] {
    const references = info?.ReferencedObjectPathIds ?? [];
    return (info?.Arguments ?? []).map((value, i) => this.#argument(value, references[i]));
  }

  /** An argument may be an object's path (named in a list beside it) or hold such paths. */
  #argument(value: unknown, reference: unknown): unknown {
    if (typeof reference === "number" && reference > 0) return this.resolve(reference);
    if (Array.isArray(value) && Array.isArray(reference))
      return value.map((part: unknown, i) => this.#argument(part, reference[i]));
    if (!isRecord(value)) return value;
    if (typeof value._ObjectPathId === "number") return this.resolve(value._ObjectPathId);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, this.#argument(part, undefined)]),
    );
  }

  run(): Reply {
    for (const [index, action] of this.batch.Actions.entries()) {
      try {
        const act = ACTIONS[action.ActionType];
        if (!act) throw this.members.notFound(`action type ${action.ActionType}`);
        this.reply.Results.push({ ActionId: action.Id, Value: act(this, action) });
      } catch (error) {
        this.reply.Error = this.#errorOf(error, action, index);
        break;
      }
    }
    return this.reply;
  }

  #errorOf(error: unknown, action: Action, index: number): BatchError {
    const known = error instanceof ApiError ? error : this.api.fault(error);
    const path = this.batch.ObjectPaths[String(action.ObjectPathId)];
    return {
      Code: known.code,
      Message: known.message,
      Location: [path?.Name, action.Name].filter(Boolean).join("."),
      ActionIndex: index,
      HttpStatusCode: known.status,
    };
  }
}

/**
 * Answers requests of the real office.js: a batch of paths and actions in, results out.
 *
 * Whatever the model lacks is answered with ApiNotFound and noted in `missing`;
 * a test that leaves something there has met a gap of the workbench.
 */
export class RichApi {
  readonly missing = new Set<string>();
  /** What failed inside the workbench itself. */
  readonly faults: unknown[] = [];
  readonly members = new Members(this.missing);
  readonly root: WireObject;

  constructor(
    private readonly session: Session,
    private readonly services: ReadonlyMap<string, WireObject>,
  ) {
    this.root = new Workbook(session);
  }

  service(name: string): WireObject {
    const service = this.services.get(name);
    if (!service) throw this.members.notFound(`service ${name}`);
    return service;
  }

  reference(id: string): WireObject {
    const kept = this.session.references.get(id);
    if (!kept)
      throw new ApiError("InvalidReference", "This reference is not valid for the current operation.");
    return kept;
  }

  fault(error: unknown): ApiError {
    this.faults.push(error);
    return new ApiError("GeneralException", `The workbench failed: ${String(error)}`);
  }

  execute(batch: Batch): Reply {
    const run = new BatchRun(this, batch);
    const release = this.session.book.on((event) => {
      if (event.kind !== "shifted") return;
      for (const object of new Set([...run.objects, ...this.session.references.values()]))
        if (object instanceof RangeCells) object.follow(event.sheet, event.shift);
    });
    try {
      return run.run();
    } finally {
      release();
    }
  }
}
