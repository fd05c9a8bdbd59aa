import { documentProblem } from "@travesia/api/colombia/documents";
import { emailProblem } from "@travesia/api/colombia/emails";
import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { fieldsOf, phone, text, unsent } from "../../../ui/form/fields.ts";

/** Form fields of the first owner of an installation. */
export const firstDayFields = fieldsOf<Record<never, never>>()({
  agencyName: text({ wrong: (name) => (name.trim() ? null : "Escribe el nombre de tu agencia") }),
  nit: text({ wrong: (nit) => documentProblem("nit", nit) }),
  name: text({ wrong: (name) => nameProblem(name) }),
  lastname: text({ wrong: (lastname) => nameProblem(lastname, "apellido") }),
  email: {
    ...text({ wrong: (email) => emailProblem(email) }),
    send: (email: string) => email.trim(),
  },
  phone: phone({ wrong: (typed) => phoneProblem(typed) }),
  password: text(),
  again: unsent<string>(""),
});
