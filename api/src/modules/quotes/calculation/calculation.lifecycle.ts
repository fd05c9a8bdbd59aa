import { lifecycle } from "../../../core/lifecycle.ts";

/**
 * The statuses of a quote's calculation: a draft, confirmed with its figures frozen, and used by a contract.
 */
export type CalculationStatus = "temporal" | "confirmado" | "usado";

/**
 * The moves of a calculation; a requote copies a confirmed one into a new draft instead of moving it back. A
 * cancelled contract frees it.
 */
export const calculationLifecycle = lifecycle({
  subject: "El cálculo",
  start: "temporal",
  table: { temporal: ["confirmado"], confirmado: ["usado"], usado: ["confirmado"] } satisfies Record<
    CalculationStatus,
    readonly CalculationStatus[]
  >,
  labels: { temporal: "Temporal", confirmado: "Confirmado", usado: "Usado" },
});
