import type { Work } from "../../../../core/mutation/work.ts";
import { freeTemplateName, templateForChange } from "../quote-template.access.ts";
import type { RenameQuoteTemplateInput } from "../quote-template.inputs.ts";

/** Renames a template. Returns its id. */
export async function renameQuoteTemplate(
  work: Work,
  { id, input }: { id: string; input: RenameQuoteTemplateInput },
): Promise<string> {
  const template = await templateForChange(work, id, "rename");
  const before = template.name;
  const after = await freeTemplateName(work, input.name, template);
  if (after === before) return id;
  template.name = after;
  work.audit("quote-template.renamed", id, { before, after });
  return id;
}
