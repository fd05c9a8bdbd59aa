import type { Work } from "../../../../core/mutation/work.ts";
import { templateForChange } from "../quote-template.access.ts";

/** Deletes a template; the quotes that were created from it do not change. */
export async function deleteQuoteTemplate(work: Work, { id }: { id: string }): Promise<void> {
  const template = await templateForChange(work, id, "delete");
  work.audit("quote-template.removed", id, { name: template.name });
  work.em.remove(template);
}
