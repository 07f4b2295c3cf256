import { listen } from "../../src/taskpane/effects/listen";
import { type Cells, type Scene, sceneOf } from "./scene";

/** A sheet without a crosstable. */
export const NOTES: Cells = [["Things to buy"], ["Clocks", 12]];

/** A pane that has begun to follow its workbook. */
export const openScene = async (sheets: Readonly<Record<string, Cells>>): Promise<Scene> => {
  const scene = sceneOf(sheets);
  listen(scene.pane);
  await scene.clock.pass(100);
  return scene;
};
