import { emailProblem } from "@travesia/api/colombia/emails";
import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { unprintedProblem } from "@travesia/api/printed-letters";
import { fieldsOf, flag, phone, text } from "../../../ui/form/fields.ts";
import { contactTexts as texts } from "./contact.texts.ts";

/** Form fields of a visitor's message. */
export const contactFields = fieldsOf<Record<never, never>>()({
  name: text({ required: texts.nameMissing, wrong: (name) => nameProblem(name) ?? unprintedProblem(name) }),
  email: text({ required: texts.emailMissing, wrong: (email) => emailProblem(email) }),
  phone: phone({ wrong: (typed) => (typed.trim() ? phoneProblem(typed) : null) }),
  message: text({ required: texts.messageMissing }),
  consent: { ...flag(false), as: "aceptaTratamiento" },
});
