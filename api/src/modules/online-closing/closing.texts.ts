import type { ClosingStatus } from "./closing.lifecycle.ts";

/** Refusal in a browser in which no code was entered. */
export const NEEDS_CODE = "Para seguir en este equipo escribe el código que enviamos a tu correo.";

/** Message for a quote whose closing online was never allowed. */
export const NO_CLOSING = "Esta cotización no se cierra en línea";

/** Sentence for a client whose closing continues with a person. */
export const LEFT_TO_SELLER = "Tu asesor te llamará para terminar contigo.";

/** Refusal of a step before the steps that precede it. */
export const NOT_YET = "Termina primero los pasos anteriores.";

/** Refusal of a change of the choice after the contract was made. */
export const ALREADY_ACCEPTED = "Ya aceptaste el resumen. Para cambiar algo, escríbele a tu asesor.";

/** Refusal of a summary that changed after it was shown. */
export const SUMMARY_CHANGED = "El resumen cambió mientras lo leías. Revísalo de nuevo antes de aceptarlo.";

const ended: Readonly<Record<ClosingStatus, string>> = {
  ofrecido: "Acepta primero la propuesta.",
  en_curso: "El cierre en línea está en curso.",
  cerrado: "Ya terminaste de cerrar este viaje.",
  detenido: "Tu asesor detuvo el cierre en línea y te escribirá para seguir.",
  a_mano: LEFT_TO_SELLER,
  terminado: "Este cierre en línea terminó. Escríbele a tu asesor para seguir.",
};

/** Returns the sentence for a client who wants to continue a closing in this status. */
export const endedText = (status: ClosingStatus): string => ended[status];
