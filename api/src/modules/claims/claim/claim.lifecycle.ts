import { lifecycle } from "../../../core/lifecycle.ts";

/** Statuses of a request about personal data, and of a consumer's claim. */
export type ClaimStatus = "recibido" | "en_tramite" | "incompleto" | "respondido" | "desistido" | "cerrado";

/**
 * Moves of a request: a person of the agency takes it, and it may have to be completed once. It ends with an
 * answer, with two months of silence (Ley 1581 de 2012 art. 15), because its author withdraws it (Ley 1755 de
 * 2015 art. 18), or with a reason why there is none.
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
