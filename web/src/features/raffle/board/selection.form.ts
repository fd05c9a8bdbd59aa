import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { fieldsOf, flag, text } from "../../../ui/form/fields.ts";
import { personNameProblem } from "../../../ui/form/person-name.ts";
import { raffleTexts as texts } from "./raffle.texts.ts";

/** Form fields of the person who takes the chosen numbers. */
export const selectionFields = fieldsOf<Record<never, never>>()({
  name: text({
    required: nameProblem("") ?? false,
    wrong: (name) => personNameProblem(name),
  }),
  phone: text({ required: phoneProblem("") ?? false, wrong: (typed) => phoneProblem(typed) }),
  aceptaTratamiento: {
    ...flag(false),
    wrong: (accepted: boolean) => (accepted ? null : texts.consentMissing),
  },
});
