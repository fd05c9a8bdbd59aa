import type { Work } from "../../../../core/mutation/work.ts";
import type { PageTextKey } from "../page-text.enums.ts";
import { lockPageText } from "../page-text.find.ts";
import type { PageTextInput } from "../page-text.inputs.ts";
import { refuseLongText } from "../page-text.rules.ts";

/** Saves a text as a draft; visitors still see the published text. */
export async function draftPageText(
  work: Work,
  { key, input }: { key: PageTextKey; input: PageTextInput },
): Promise<PageTextKey> {
  refuseLongText(key, input.text);
  const text = await lockPageText(work, key);
  const draft = input.text === text.published ? null : input.text;
  work.edit(text, input.version, undefined, { draftedAt: draft === null ? null : work.now });
  text.draft = draft;
  work.audit("page-text.drafted", key, { key, version: text.version });
  return key;
}
