import { createHash } from "node:crypto";
import { assign } from "../../../../core/rows.ts";
import { AGENCY_CHANGED } from "../../agency/agency-data.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { forgetAgency } from "../../agency/agency-source.ts";
import type { PageTextKey } from "../page-text.enums.ts";
import { lockPageText } from "../page-text.find.ts";
import { htmlOf } from "../page-text-html.ts";
import type { PageTextInput } from "../page-text.inputs.ts";
import { isNotice, publicationProblem, refuseLongText } from "../page-text.rules.ts";

/**
 * Publishes a text. BAD_USER_INPUT on `text` when it is empty, or lacks the statements that the law requires.
 */
export async function publishPageText(
  work: Work,
  { key, input }: { key: PageTextKey; input: PageTextInput },
): Promise<PageTextKey> {
  refuseLongText(key, input.text);
  const after = input.text.trim();
  const problem = publicationProblem(key, after);
  if (problem) throw badInput("text", problem);
  const text = await lockPageText(work, key);
  work.edit(text, input.version, undefined, { publishedAt: work.now });
  const before = text.published;
  assign(text, { published: after, publishedHtml: await htmlOf(after), draft: null, draftedAt: null });
  const sha256 = createHash("sha256").update(after).digest("hex");
  work.audit("page-text.published", key, { key, version: text.version, sha256, before, after });
  if (isNotice(key)) {
    await work.announce(AGENCY_CHANGED, {});
    work.then(forgetAgency, {});
  }
  return key;
}
