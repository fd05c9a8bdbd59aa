import { assign } from "../../../../core/rows.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { defined } from "../../../../core/input/defined.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClauses } from "../clause-fields.rules.ts";
import type { ContractTemplate } from "../contract-template.entity.ts";
import { baseStays } from "../template.acts.rules.ts";
import { keepTemplateVersion } from "../template-versions.ts";
import { findTemplate, refuseTakenName } from "../template.find.ts";
import type { UpdateTemplateInput } from "../template.inputs.ts";

const edited = ["name", "description", "clauses", "isActive"] as const;

/**
 * Edits a template. The edit becomes its next version, which new contracts use; existing contracts keep
 * their version.
 * @throws Refusal CONFLICT when a base template would be renamed or withdrawn.
 */
export async function updateTemplate(
  work: Work,
  { id, input }: { id: string; input: UpdateTemplateInput },
): Promise<string> {
  const template = await findTemplate(work.forUpdate, id);
  const version = template.version + 1;
  work.edit(template, input.version);
  const wanted = defined({
    name: input.name?.trim(),
    description: input.description?.trim(),
    clauses: input.clauses ?? undefined,
    isActive: input.isActive ?? undefined,
  });
  const changed = edited.filter((field) => wanted[field] !== undefined && wanted[field] !== template[field]);
  if (changed.length === 0) return template.id;
  if (changed.includes("clauses")) refuseClauses(wanted.clauses ?? "");
  if (wanted.name === "") throw badInput("name", "El nombre de la plantilla es obligatorio");
  if (template.isBase && (changed.includes("name") || changed.includes("isActive")))
    throw conflict(baseStays(template.name));
  const before = pick(template, changed);
  assign(template, wanted);
  if (changed.includes("name")) await refuseTakenName(work, template);
  keepTemplateVersion(work, template, version);
  const after = pick(template, changed);
  work.audit("template.updated", template.id, { name: template.name, version, before, after });
  return template.id;
}

/**
 * Returns the changed values for the history. For clauses it is only their length, because the versions
 * contain the text.
 */
const pick = (template: ContractTemplate, names: readonly (typeof edited)[number][]) =>
  Object.fromEntries(
    names.map((name) => [name, name === "clauses" ? lettersOf(template.clauses) : template[name]]),
  );

const lettersOf = (clauses: string): string => `${clauses.length.toLocaleString("es-CO")} letras`;
