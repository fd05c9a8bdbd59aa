import { clausesProblem } from "@travesia/api/contracts/template/clause-fields.rules";
import { MOST_CLAUSES } from "@travesia/api/contracts/template/template.rules";
import type { TripType } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, flag, text, trimmed } from "../../../ui/form/fields.ts";
import type { TemplateRecordFragment } from "./templates.generated.ts";

const wrongClauses = (clauses: string): string | null => {
  if (!clauses.trim()) return "Escribe las cláusulas de la plantilla";
  if (clauses.length > MOST_CLAUSES) return "Las cláusulas son demasiado largas";
  return clausesProblem(clauses);
};

const lines = {
  name: trimmed({ required: "El nombre de la plantilla es obligatorio" }),
  description: trimmed(),
  clauses: text({ wrong: wrongClauses }),
};

/** Form fields of a new template. */
export const newTemplateFields = fieldsOf<TemplateRecordFragment>()({
  ...lines,
  tripType: choice<TripType>("nacional"),
});

/** Form fields for editing a template; its trip type cannot be changed. */
export const templateFields = fieldsOf<TemplateRecordFragment>()({ ...lines, isActive: flag(true) });
