import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";

/** What a client types to take their contract back: the code that was mailed. */
export const retractoFields = fieldsOf<Record<never, never>>()({
  code: trimmed({ required: "Escribe el código que te enviamos" }),
});
