import { lifecycle } from "../../../core/lifecycle.ts";

/** Statuses of a quote's calculation: draft, confirmed with frozen figures, and used by a contract. */
export type CalculationStatus = "temporal" | "confirmado" | "usado";

/**
 * Allowed status changes of a calculation. Quoting again copies a confirmed calculation into a new draft
 * instead of changing its status back. A cancelled contract releases its calculation.
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
