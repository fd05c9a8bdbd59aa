import type { Cop } from "../../../../core/colombia/cop.ts";

/** Unit of a provider's amount that is not per person. */
export type SharedBase = "habitacion" | "grupo";

/** Price of each room or of the group, and the number of units; the paying persons share it. */
export interface Cobro {
  base: SharedBase;
  monto: Cop;
  unidades: number;
}
