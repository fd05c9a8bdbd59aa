import { lifecycle } from "../../../core/lifecycle.ts";
import { sendingLabels, type SendingState } from "./sending.rules.ts";

/**
 * Transitions of a document's sending state. A document held for review is sent, or counts as rejected so
 * that it can be corrected. An accepted document stays accepted; a late acceptance still counts.
 */
export const sendingLifecycle = lifecycle({
  subject: "El documento electrónico",
  start: "por_revisar",
  table: {
    por_revisar: ["en_cola", "rechazada"],
    en_cola: ["reintentando", "enviada", "rechazada", "fallida"],
    reintentando: ["en_cola", "enviada", "rechazada", "fallida"],
    enviada: [],
    rechazada: ["en_cola", "enviada"],
    fallida: ["en_cola", "enviada"],
  } satisfies Record<SendingState, readonly SendingState[]>,
  labels: sendingLabels,
});
