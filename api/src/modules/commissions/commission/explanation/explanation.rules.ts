import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import type {
  CalculationType,
  CommissionAmount,
  CommissionTerms,
  SellerRole,
} from "../../../quotes/calculation/calculation.rules.ts";

/**
 * Commission promised to a role, with all data that explain it. A calculation's `FrozenCommission` is one.
 * Amounts in COP.
 */
export interface CommissionPromise extends CommissionAmount {
  readonly role: SellerRole;
  /** Id and version of the configuration; null when the default terms applied because none was configured. */
  readonly configId: string | null;
  readonly configVersion: number | null;
  readonly terms: CommissionTerms;
  readonly base: Cop;
  readonly persons: number;
}

/**
 * Explanation of a commission's amount, stored with it: amounts in COP, the terms and their limits, and the
 * limit that determined the amount.
 */
export interface Explanation {
  /** Configuration and its version as text. */
  readonly configuracion: string;
  readonly configuracionId: string | null;
  readonly tipoCalculo: CalculationType | null;
  readonly base: Cop;
  /** Number of paying persons. */
  readonly personas: number;
  readonly minimo: Cop | null;
  readonly maximo: Cop | null;
  readonly limite: "minimo" | "maximo" | null;
}

const inWords: Record<CalculationType, (terms: CommissionTerms) => string> = {
  fixed_per_person: ({ amountPerPerson }) => `${formatCop(amountPerPerson)} por persona`,
  percentage: ({ percentage }) => `${percentage.toLocaleString("es-CO")} % del monto base`,
  fixed_total: ({ fixedAmount }) => `${formatCop(fixedAmount)} en total`,
};

const versionOf = (version: number | null): string =>
  version === null ? "Valor por defecto" : `Configuración versión ${version}`;

/** Returns the explanation of a commission that terms determined. */
export const explain = ({
  configVersion,
  configId,
  terms,
  base,
  persons,
  clamp,
}: CommissionPromise): Explanation => ({
  configuracion: `${versionOf(configVersion)}: ${inWords[terms.calculationType](terms)}`,
  configuracionId: configId,
  tipoCalculo: terms.calculationType,
  base,
  personas: persons,
  minimo: terms.minAmount,
  maximo: terms.maxAmount,
  limite: clamp,
});

/**
 * Returns the explanation of an amount that a person entered, with its base (COP) and number of paying
 * persons.
 */
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
