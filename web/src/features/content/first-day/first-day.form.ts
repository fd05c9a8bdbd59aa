import { documentProblem } from "@travesia/api/colombia/documents";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { personLines } from "../../accounts/registration/registration.form.ts";

/** Form fields of the first owner of an installation. */
export const firstDayFields = fieldsOf<Record<never, never>>()({
  agencyName: text({ wrong: (name) => (name.trim() ? null : "Escribe el nombre de tu agencia") }),
  nit: text({ wrong: (nit) => documentProblem("nit", nit) }),
  ...personLines,
});
