import type { Work } from "../../../core/mutation/work.ts";
import { PageText } from "./page-text.entity.ts";
import type { PageTextKey } from "./page-text.enums.ts";

/** Loads a text and locks it, so that two simultaneous edits run one after another. */
export async function lockPageText(work: Work, key: PageTextKey): Promise<PageText> {
  const found = await work.forUpdate.find(PageText, { key }, "Texto no encontrado");
  return found;
}
