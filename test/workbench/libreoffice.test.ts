import { execFileSync } from "node:child_process";
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { openWorkbook, saveWorkbook } from "../../src/workbench/files";
import { openAddin } from "../../src/workbench/node/addin";
import { builtFileOptions } from "../../src/workbench/node/built";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const soffice = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "soffice"))
  .find(runs);

/** Every sheet as text: commas between, each cell as it shows, the name of the sheet in that of the file. */
const ALL_SHEETS = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1";

/** A ranked open with two formulas beside its crosstable, as the workbench saves it. */
const savedWorkbook = async (): Promise<Uint8Array> => {
  const bytes = readFileSync(join(ROOT, "samples/open-5-rounds.csv"));
  const opened = await openWorkbook("open.csv", bytes, builtFileOptions(DIST));
  const addin = await openAddin({ dist: DIST, book: opened.book });
  try {
    const sheet = opened.book.active;
    addin.host.type(sheet, "N5", "=SOLKOFF(A1:K40,1)");
    addin.host.type(sheet, "N6", "=ROUND(N5/2,1)");
    await addin.host.ready;
    await addin.host.settled();
    await addin.host.command("RankSheet");
    return await saveWorkbook(opened, "open.xlsx", { userEdits: true });
  } finally {
    addin.close();
  }
};

// Where there is no LibreOffice the report says that this was skipped.
test.skipIf(soffice === undefined)(
  "LibreOffice opens a saved workbook: values, those of the add-in's formulas too, and the Standings",
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tiebreaks-office-"));
    try {
      writeFileSync(join(folder, "open.xlsx"), await savedWorkbook());
      const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
      const convert = [
        "--headless",
        "--convert-to",
        ALL_SHEETS,
        "--outdir",
        folder,
        join(folder, "open.xlsx"),
      ];
      execFileSync(soffice ?? "", [profile, ...convert], { stdio: "ignore" });
      const open = readFileSync(join(folder, "open-open.csv"), "utf8").split("\n");
      expect(open[4]).toMatch(/^1,"Wetherby, Xenia",.*,15\.5$/);
      expect(open[5]).toMatch(/^2,"Farrow, Yusuf",.*,7\.8$/);
      const standings = readFileSync(join(folder, "open-Standings.csv"), "utf8");
      expect(standings).toMatch(/^1,1,"Wetherby, Xenia",2118,.*,4\.0,13\.5,15\.5,12\.0,52\.5/m);
      expect(standings).not.toContain("#NAME?");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
