import type { Work } from "../../../../core/mutation/work.ts";
import { NO_DAY_TEXT } from "../day-text.rules.ts";
import { LibraryDayText } from "../library-day-text.entity.ts";

/** Removes a day's text from the library until a seller writes one again; quotes do not change. */
export async function removeLibraryDayText(work: Work, { id }: { readonly id: string }): Promise<void> {
  const text = await work.forUpdate.find(LibraryDayText, { id }, NO_DAY_TEXT);
  work.audit("library-day-text.removed", id, { lugar: text.place });
  work.em.remove(text);
}
