import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClauses } from "../clause-fields.rules.ts";
import { ContractTemplate } from "../contract-template.entity.ts";
import { refuseTakenName } from "../template.find.ts";
import { keepTemplateVersion } from "../template-versions.ts";
import type { CreateTemplateInput } from "../template.inputs.ts";

/** Creates a template with its first version, and returns its id. Names of templates are unique. */
export async function createTemplate(work: Work, { input }: { input: CreateTemplateInput }): Promise<string> {
  refuseClauses(input.clauses);
  const template = new ContractTemplate();
  template.name = input.name.trim();
  template.tripType = input.tripType;
  template.description = input.description?.trim() ?? "";
  template.clauses = input.clauses;
  await refuseTakenName(work, template);
  work.add(template);
  keepTemplateVersion(work, template, 1);
  work.audit("template.created", template.id, { name: template.name, version: 1 });
  return template.id;
}
