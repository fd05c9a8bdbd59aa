import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import type { FilledOf } from "../../../base/saving/useFields.ts";
import { fieldsOf, flag, phone, text, unsent } from "../../../ui/form/fields.ts";
import { personNameProblem } from "../../../ui/form/person-name.ts";

/** Visitor who arrived by a referral link. */
export interface Referred {
  readonly referralCode: string | null;
}

/** Fields of a person who creates an account, shared by several forms. */
export const personLines = {
  name: text({ wrong: (name) => personNameProblem(name) }),
  lastname: text({ wrong: (lastname) => personNameProblem(lastname, "apellido") }),
  email: {
    ...text({ wrong: (email) => emailProblem(email) }),
    send: (email: string) => email.trim(),
  },
  phone: phone({ wrong: (typed) => phoneProblem(typed) }),
  password: text(),
  again: unsent<string>(""),
};
export const personFields = fieldsOf<Record<never, never>>()(personLines);
export type PersonForm = FilledOf<typeof personFields>["values"];

/** Form fields of a new client's registration. */
export const registrationFields = fieldsOf<Referred>()({
  ...personLines,
  referralCode: { ...text(), send: (code: string) => code.trim() || null },
  consent: { ...flag(false), as: "aceptaTratamiento" },
});
