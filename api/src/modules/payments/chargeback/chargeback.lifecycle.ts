import { lifecycle } from "../../../core/lifecycle.ts";

/** Statuses of a client's claim for the reversal of a card payment. */
export type ChargebackStatus = "abierto" | "procede" | "no_procede" | "desistido" | "reversado";

/**
 * Allowed status changes of a case. The agency accepts or refuses the claim, or the client drops it. The
 * provider may reverse the payment whatever was decided.
 */
export const chargebackLifecycle = lifecycle({
  subject: "El caso de reversión",
  start: "abierto",
  table: {
    abierto: ["procede", "no_procede", "desistido", "reversado"],
    procede: ["reversado"],
    no_procede: ["reversado"],
    desistido: ["reversado"],
    reversado: [],
  } satisfies Record<ChargebackStatus, readonly ChargebackStatus[]>,
  labels: {
    abierto: "Por responder",
    procede: "Procede",
    no_procede: "No procede",
    desistido: "Desistido",
    reversado: "Reversado",
  },
});
