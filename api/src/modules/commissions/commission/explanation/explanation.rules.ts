import { type Cop, formatCop } from "../../../../core/cop.ts";
import type {
  CalculationType,
  CommissionAmount,
  CommissionTerms,
  SellerRole,
} from "../../../quotes/calculation/calculation.rules.ts";

/**
 * Commission promised to a role, with everything that explains it; `FrozenCommission` of a calculation is
 * one. Amounts in COP.
 */
export interface CommissionPromise extends CommissionAmount {
  readonly role: SellerRole;
  /** The configuration and its version; null when none was configured and the default terms held. */
  readonly configId: string | null;
  readonly configVersion: number | null;
  readonly terms: CommissionTerms;
  readonly base: Cop;
  readonly persons: number;
}

/**
 * Explanation of a commission's amount, stored with it: amounts in COP, the limits of its terms, and the one
 * that decided.
 */
export interface Explanation {
  /** Version and configuration in words. */
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

const inWords: Record<CalculationType, (terms: CommissionTerms) => string> = {
  fixed_per_person: ({ amountPerPerson }) => `${formatCop(amountPerPerson)} por persona`,
  percentage: ({ percentage }) => `${percentage.toLocaleString("es-CO")} % del monto base`,
  fixed_total: ({ fixedAmount }) => `${formatCop(fixedAmount)} en total`,
};

const versionOf = (version: number | null): string =>
  version === null ? "Valor por defecto" : `Configuración versión ${version}`;

/** Returns the explanation of the terms promised to a seller. */
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

/** Returns the explanation of an amount that a person entered, over a base (COP) and a number of persons. */
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
