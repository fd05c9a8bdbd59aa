import { lifecycle } from "../../../core/lifecycle.ts";

/** Statuses of a request about personal data, and of a consumer's claim. */
export type ClaimStatus = "recibido" | "en_tramite" | "incompleto" | "respondido" | "desistido" | "cerrado";

/**
 * Transitions of a request: a member of the agency takes it, and missing information may be requested once.
 * It ends with an answer, by two months without the requested information (Ley 1581 de 2012 art. 15), by
 * withdrawal (Ley 1755 de 2015 art. 18), or with a reason why there is no answer.
 */
export const claimLifecycle = lifecycle({
  subject: "La solicitud",
  start: "recibido",
  table: {
    recibido: ["en_tramite", "incompleto", "respondido", "desistido", "cerrado"],
    en_tramite: ["incompleto", "respondido", "desistido", "cerrado"],
    incompleto: ["en_tramite", "desistido", "cerrado"],
    respondido: [],
    desistido: [],
    cerrado: [],
  } satisfies Record<ClaimStatus, readonly ClaimStatus[]>,
  labels: {
    recibido: "Recibida",
    en_tramite: "En trámite",
    incompleto: "Por completar",
    respondido: "Respondida",
    desistido: "Desistida",
    cerrado: "Cerrada sin respuesta",
  },
});
