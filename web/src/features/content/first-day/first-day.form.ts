import { documentProblem } from "@travesia/api/colombia/documents";
import { unprintedProblem } from "@travesia/api/printed-letters";
import { amount, fieldsOf, flag, text } from "../../../ui/form/fields.ts";
import { personLines } from "../../accounts/registration/registration.form.ts";

/** Form fields of the first owner of an installation. */
export const firstDayFields = fieldsOf<Record<never, never>>()({
  agencyName: text({
    wrong: (name) => (name.trim() ? unprintedProblem(name) : "Escribe el nombre de tu agencia"),
  }),
  nit: text({ wrong: (nit) => documentProblem("nit", nit) }),
  sellers: amount({}, 1),
  raffles: flag(false),
  points: flag(false),
  ...personLines,
});
