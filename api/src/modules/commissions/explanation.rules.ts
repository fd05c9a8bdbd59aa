import { type Cop, formatCop } from "../../core/cop.ts";
import type { CalculationType } from "../quotes/calculation.rules.ts";
import type { FrozenCommission } from "../quotes/calculation.types.ts";

/** Why a commission is what it is, as it is kept with it: amounts in COP, the limits of its terms, and the one that decided. */
export interface Explanation {
  /** In words: which version of which configuration. */
  readonly configuracion: string;
  readonly configuracionId: string | null;
  readonly tipoCalculo: CalculationType | null;
  readonly base: Cop;
  /** Paying persons. */
  readonly personas: number;
  readonly minimo: Cop | null;
  readonly maximo: Cop | null;
  readonly limite: "minimo" | "maximo" | null;
}

const inWords: Record<CalculationType, (terms: FrozenCommission["terms"]) => string> = {
  fixed_per_person: ({ amountPerPerson }) => `${formatCop(amountPerPerson)} por persona`,
  percentage: ({ percentage }) => `${percentage.toLocaleString("es-CO")} % del monto base`,
  fixed_total: ({ fixedAmount }) => `${formatCop(fixedAmount)} en total`,
};

/** The explanation of what a seller was promised. */
export const explain = ({ configVersion, configId, terms, base, persons, clamp }: FrozenCommission): Explanation => ({
  configuracion: `${configVersion === null ? "Valor por defecto" : `Configuración versión ${configVersion}`}: ${inWords[terms.calculationType](terms)}`,
  configuracionId: configId,
  tipoCalculo: terms.calculationType,
  base,
  personas: persons,
  minimo: terms.minAmount,
  maximo: terms.maxAmount,
  limite: clamp,
});

/** The explanation of an amount that a person entered, over a base (COP) and a number of persons. */
export const explainEntered = (by: string, base: Cop, personas: number): Explanation => ({
  configuracion: `Registrada por ${by}`,
  configuracionId: null,
  tipoCalculo: null,
  base,
  personas,
  minimo: null,
  maximo: null,
  limite: null,
});
