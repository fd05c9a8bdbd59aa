import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a client's claim that a card payment be reversed. */
export type ChargebackStatus = "abierto" | "procede" | "no_procede" | "desistido" | "reversado";

/**
 * The moves of a case: the agency says whether it proceeds, or its client gives it up; the provider may take
 * the payment back whatever was said.
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
