/** A package of package-lock.json, as far as its license is concerned. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
}

/** The packages of package-lock.json by their folders; the empty one is the project itself. */
export type Lock = Readonly<Record<string, Locked>>;

/** Licenses that let everybody use, change and pass on a program, at most with a notice or the changed files. */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
  "Python-2.0",
  "Unlicense",
]);

/** Packages whose license was read by a person, and what it is. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  "@microsoft/office-js":
    "Microsoft's own terms: for add-ins that work with Microsoft 365. Used by the tests and copied into package/hall; package/web loads it from Microsoft",
  jstat: "MIT by its file LICENSE; the lock file has nothing, since its package.json says it in an old way",
};

export interface Package {
  readonly name: string;
  readonly version: string;
  /** The license by the lock file, or what an exception says of it; empty: nothing is known. */
  readonly license: string;
  readonly verdict: "allowed" | "exception" | "refused";
}

/** A license, a choice of several, or several that all hold; what mixes the two is for a person to read. */
const isAllowed = (license: string): boolean => {
  const plain = license.replaceAll(/[()]/g, "").trim();
  if (plain.includes(" AND ")) return !plain.includes(" OR ") && plain.split(" AND ").every(isAllowed);
  return plain.split(" OR ").some((each) => ALLOWED.has(each.trim()));
};

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf("node_modules/") + 13);

const judgeOne = (folder: string, { version = "", license = "" }: Locked): Package => {
  const name = nameOf(folder);
  const exception = Object.hasOwn(EXCEPTIONS, name) ? EXCEPTIONS[name] : undefined;
  if (exception !== undefined) return { name, version, license: exception, verdict: "exception" };
  return { name, version, license, verdict: isAllowed(license) ? "allowed" : "refused" };
};

/** Every package that an install brings, with what is to be thought of its license. */
export const judge = (lock: Lock): readonly Package[] =>
  Object.entries(lock).flatMap(([folder, locked]) => (folder === "" ? [] : [judgeOne(folder, locked)]));

/** Exceptions for packages that are no longer there. */
export const staleExceptions = (packages: readonly Package[]): readonly string[] =>
  Object.keys(EXCEPTIONS).filter((name) => !packages.some((each) => each.name === name));
