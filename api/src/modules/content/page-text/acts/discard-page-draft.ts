import type { Work } from "../../../../core/mutation/work.ts";
import type { PageTextKey } from "../page-text.enums.ts";
import { lockPageText } from "../page-text.find.ts";

/** Deletes a draft; the published text is unchanged. */
export async function discardPageDraft(
  work: Work,
  { key, version }: { key: PageTextKey; version?: number | null },
): Promise<PageTextKey> {
  const text = await lockPageText(work, key);
  if (text.draft === null) return key;
  work.edit(text, version);
  text.draft = null;
  text.draftedAt = null;
  work.audit("page-text.draft-discarded", key, { key });
  return key;
}
