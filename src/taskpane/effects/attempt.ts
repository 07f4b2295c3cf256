import { type Trouble, TroubleError } from "../../excel/trouble";
import type { Store } from "../store";

const troubleOf = (error: unknown): Trouble => {
  if (error instanceof TroubleError) return error.trouble;
  const message = error instanceof Error ? error.message : String(error);
  return { code: "other", message, detail: "pane" };
};

/** Shows what stands in the way. */
export const tell = ({ dispatch }: Pick<Store, "dispatch">, error: unknown): void => {
  dispatch({ kind: "trouble", trouble: troubleOf(error) });
};

/** Does something with the workbook; what stands in the way is shown. */
export const attempt = (pane: Pick<Store, "dispatch">, work: () => Promise<void>): void => {
  void work().catch((error: unknown) => {
    tell(pane, error);
  });
};
