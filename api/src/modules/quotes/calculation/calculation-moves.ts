import type { Moves } from "../../../core/mutation/moves.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import { calculationLifecycle, type CalculationStatus } from "./calculation.lifecycle.ts";

/** How a calculation moves; one that a contract gives back was confirmed when it was. */
export const calculationMoves: Moves<QuoteCalculation, CalculationStatus> = {
  lifecycle: calculationLifecycle,
  column: "estado",
  reachedAt: { confirmado: { temporal: "confirmedAt" } },
};
