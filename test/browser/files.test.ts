import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { cell, describeInBrowser, openScene, type Scene, settled, sheetNames, typeInto } from "./harness";

const save = async ({ page }: Scene, kind: string): Promise<Uint8Array> => {
  await page.keyboard.press("Control+s");
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: kind }).click();
  return new Uint8Array(await buffer(await (await download).createReadStream()));
};

/** Drops a file on the page. */
const drop = async ({ page }: Scene, name: string, text: string): Promise<void> => {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );
  await page.getByRole("heading", { name, level: 1 }).waitFor();
};

describeInBrowser("files in the workbench", () => {
  test("opened, edited, ranked and saved: formulas as Excel stores them, with their values", async () => {
    const scene = await openScene();
    await typeInto(scene, "J5", "L6w");
    await typeInto(scene, "M5", "=SOLKOFF(A4:K35,1)");
    await typeInto(scene, "M6", "=ROUND(M5/2,1)");
    await scene.page.getByRole("button", { name: "Rank sheet" }).click();
    await scene.pane
      .getByText(/1 error|errors/)
      .first()
      .waitFor();
    await typeInto(scene, "J5", "W6w");
    await scene.page.getByRole("button", { name: "Rank sheet" }).click();
    await scene.page.getByRole("tab", { name: "Standings" }).waitFor();
    await settled(scene);
    const parts = unzipSync(await save(scene, ".xlsx"));
    const texts = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
    const sheets = texts.filter(([name]) => name.startsWith("xl/worksheets/sheet"));
    const [open = "", standings = ""] = sheets.map(([, xml]) => xml);
    expect(open).toMatch(/<f[^>]*>_xldudf_SOLKOFF\(A4:K35,1\)<\/f><v>15\.5<\/v>/);
    expect(open).toMatch(/<f>ROUND\(M5\/2,1\)<\/f><v>7\.8<\/v>/);
    expect(standings).toContain("tablePart");
    expect(standings).toContain("<pageSetup");
  });

  test("a sheet as text, and a text dropped on the page", async () => {
    const scene = await openScene();
    const csv = new TextDecoder().decode(await save(scene, ".csv"));
    expect(csv.split("\r\n")[4]).toContain('1,"Wetherby, Xenia",2118');
    await drop(scene, "club.tsv", "No.\tName\tRd 1\tTotal\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n");
    expect(await sheetNames(scene)).toEqual(["club"]);
    await cell(scene, 1, 1).getByText("Ann").waitFor();
  });

  test("a sample of the gallery is opened by one click", async () => {
    const scene = await openScene();
    await scene.page.getByRole("button", { name: "Samples" }).click();
    await scene.page.getByRole("button", { name: /Break it/ }).click();
    await scene.page.getByRole("heading", { name: "break-it.csv", level: 1 }).waitFor();
    await cell(scene, 4, 1).getByText("Aldous, Wren").waitFor();
  });
});
