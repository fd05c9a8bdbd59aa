import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { fieldsOf, flag, phone, text } from "../../../ui/form/fields.ts";
import { personNameProblem } from "../../../ui/form/person-name.ts";
import { contactTexts as texts } from "./contact.texts.ts";

/** Form fields of a visitor's message. */
export const contactFields = fieldsOf<Record<never, never>>()({
  name: text({ required: texts.nameMissing, wrong: (name) => personNameProblem(name) }),
  email: text({ required: texts.emailMissing, wrong: (email) => emailProblem(email) }),
  phone: phone({ wrong: (typed) => (typed.trim() ? phoneProblem(typed) : null) }),
  message: text({ required: texts.messageMissing }),
  consent: { ...flag(false), as: "aceptaTratamiento" },
});
