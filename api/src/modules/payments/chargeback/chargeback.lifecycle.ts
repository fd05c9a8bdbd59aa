import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a client's claim that a card payment be reversed. */
export type ChargebackStatus = "abierto" | "procede" | "no_procede" | "desistido" | "reversado";

/**
 * Moves of a case: the agency decides whether it proceeds, or its client drops it; the provider may reverse
 * the payment whatever was decided.
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
