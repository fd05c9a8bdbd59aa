import { choice, fieldsOf, flag, trimmed, unsent } from "../../../ui/form/fields.ts";

/** Form fields of an answer: its text, its files, and the change of the person's data. */
export const answerFields = fieldsOf<Record<never, never>>()({
  respuesta: trimmed({ required: "Escribe la respuesta" }),
  adjuntaDatos: flag(false),
  suprimeDatos: flag(false),
  revocaAutorizaciones: flag(false),
  files: unsent<readonly File[]>([]),
});

/**
 * Form fields of the identity check: whether the document proves the requester's identity, and the note on
 * the check.
 */
export const identityFields = fieldsOf<Record<never, never>>()({
  verdict: { ...choice<"si" | "no">("si"), send: (value: "si" | "no") => value === "si", as: "acepta" },
  nota: trimmed({ required: "Escribe cómo lo comprobaste" }),
});
