import type { CalculationStatus } from "@travesia/api/quotes/calculation/calculation.lifecycle";

/** One of several options, in the form staff see it; amounts in COP. */
export interface ShownOption {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly chosen: boolean;
  /** Current price according to the calculation, in COP; null without one. */
  readonly precioTotal: number | null;
  readonly precioPorPersona: number | null;
  /** Status of the option's calculation; null for viewers who do not sell. */
  readonly estado: CalculationStatus | null;
}

/** Selling price of an option while its calculation is being edited; amounts in COP. */
export interface LiveTotals {
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}
