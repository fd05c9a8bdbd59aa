import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { accountLines } from "../refund/refund.form.ts";

/** The account of a client as they give it, with the code that was mailed to them; it is asked for last. */
export const ownAccountFields = fieldsOf<Record<never, never>>()({
  ...accountLines,
  code: trimmed({ required: "Escribe el código que te enviamos" }),
});
