import { choice, fieldsOf, flag, trimmed, unsent } from "../../../ui/form/fields.ts";

/** What a person is answered, with which files, and what is done with their data at once. */
export const answerFields = fieldsOf<Record<never, never>>()({
  respuesta: trimmed({ required: "Escribe la respuesta" }),
  adjuntaDatos: flag(false),
  suprimeDatos: flag(false),
  revocaAutorizaciones: flag(false),
  files: unsent<readonly File[]>([]),
});

/** Whether a document shows who asks, and how that was seen. */
export const identityFields = fieldsOf<Record<never, never>>()({
  verdict: { ...choice<"si" | "no">("si"), send: (value: "si" | "no") => value === "si", as: "acepta" },
  nota: trimmed({ required: "Escribe cómo lo comprobaste" }),
});
