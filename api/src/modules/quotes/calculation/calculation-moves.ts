import type { Moves } from "../../../core/mutation/moves.ts";
import type { QuoteCalculation } from "./calculation.entity.ts";
import { calculationLifecycle, type CalculationStatus } from "./calculation.lifecycle.ts";

/**
 * Status changes of a calculation; a calculation released by a cancelled contract keeps the time of its first
 * confirmation.
 */
export const calculationMoves: Moves<QuoteCalculation, CalculationStatus> = {
  lifecycle: calculationLifecycle,
  column: "estado",
  reachedAt: { confirmado: { temporal: "confirmedAt" } },
};
