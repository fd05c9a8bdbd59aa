import type { CalculationStatus } from "@travesia/api/quotes/calculation/calculation.lifecycle";

/** One of several options as a screen of the team shows it; amounts in COP. */
export interface ShownOption {
  readonly id: string;
  readonly name: string;
  readonly recommended: boolean;
  readonly chosen: boolean;
  /** Present price by the calculation. */
  readonly precioTotal: number | null;
  readonly precioPorPersona: number | null;
  /** The status of its calculation; null for viewers who do not sell. */
  readonly estado: CalculationStatus | null;
}

/** Selling price of an option while its calculation is being typed; amounts in COP. */
export interface LiveTotals {
  readonly precioTotal: number;
  readonly precioPorPersona: number;
}
