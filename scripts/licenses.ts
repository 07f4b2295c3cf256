/** Lists the licenses of all dependencies; fails where one is not known to be free. */
import { readFileSync } from "node:fs";
import { judge, type Lock, type Package, staleExceptions } from "./licenses/judge";

const LOCK = new URL("../package-lock.json", import.meta.url);

const titleOf = ({ name, version }: Package): string => `${name} ${version}`;

const byLicense = (packages: readonly Package[]): ReadonlyMap<string, readonly Package[]> => {
  const groups = new Map<string, Package[]>();
  for (const each of packages) groups.set(each.license, [...(groups.get(each.license) ?? []), each]);
  return new Map([...groups].sort(([, a], [, b]) => b.length - a.length));
};

const having = (packages: readonly Package[], verdict: Package["verdict"]): readonly Package[] =>
  packages.filter((each) => each.verdict === verdict);

const { packages: lock } = JSON.parse(readFileSync(LOCK, "utf8")) as { readonly packages: Lock };
const packages = judge(lock);

for (const [license, group] of byLicense(having(packages, "allowed")))
  console.log(`${license} (${group.length})\n  ${group.map(titleOf).join(", ")}`);
for (const each of having(packages, "exception")) console.log(`${titleOf(each)}\n  ${each.license}`);

const faults = [
  ...having(packages, "refused").map(
    (each) => `${titleOf(each)}: the license "${each.license}" is not one of those allowed`,
  ),
  ...staleExceptions(packages).map((name) => `${name}: the exception is for a package that is not there`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
