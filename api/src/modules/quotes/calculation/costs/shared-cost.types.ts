import type { Cop } from "../../../../core/cop.ts";

/** For what a provider asks an amount, where it is not for each person. */
export type SharedBase = "habitacion" | "grupo";

/** What is asked for each room, or for the group, and of how many: those who pay share it. */
export interface Cobro {
  base: SharedBase;
  monto: Cop;
  unidades: number;
}
