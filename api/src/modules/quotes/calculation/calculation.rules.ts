import { type Cop, divideUp, isPercent, percentage, percentOf, sum, times } from "../../../core/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { type CostLine, costLines, costoBaseOf } from "./costs/calculation-lines.rules.ts";
import type { CalculationSections } from "./costs/calculation-sections.rules.ts";

/** Roles that can earn commissions on a quote; admin's commission is always 0 and its key stays. */
export const promisedRoles = ["asesor", "lider", "gerente"] as const;
export type SellerRole = (typeof promisedRoles)[number];

/** The three ways to calculate a commission. */
export type CalculationType = "fixed_per_person" | "percentage" | "fixed_total";

/**
 * Terms by which a role's commission is calculated: amounts in COP, percentage in percent, limits null when
 * there are none.
 */
export interface CommissionTerms {
  readonly calculationType: CalculationType;
  readonly amountPerPerson: Cop;
  readonly percentage: number;
  readonly fixedAmount: Cop;
  readonly minAmount: Cop | null;
  readonly maxAmount: Cop | null;
}

/** Terms of a role, with their configuration. */
export interface ConfiguredTerms extends CommissionTerms {
  readonly configId: string;
  readonly configVersion: number;
}

/**
 * The configured terms of each role; a role without a configuration is left out: {@link defaultTerms} hold
 * for it.
 */
export type TermsByRole = Partial<Readonly<Record<SellerRole, ConfiguredTerms>>>;

/** The terms where nothing is configured: 10,000 COP per paying person. */
export const defaultTerms: CommissionTerms = {
  calculationType: "fixed_per_person",
  amountPerPerson: 10_000,
  percentage: 0,
  fixedAmount: 0,
  minAmount: null,
  maxAmount: null,
};

/** A commission in COP and which limit of its terms decided it. */
export interface CommissionAmount {
  readonly amount: Cop;
  readonly clamp: "minimo" | "maximo" | null;
}

const byType: Record<CalculationType, (terms: CommissionTerms, base: Cop, persons: number) => Cop> = {
  fixed_per_person: ({ amountPerPerson }, _, persons) => times(amountPerPerson, persons),
  percentage: ({ percentage: percent }, base) => percentOf(base, percent),
  fixed_total: ({ fixedAmount }) => fixedAmount,
};

/**
 * Returns the commission on a base (COP) for a number of paying persons, between the terms' minimum and
 * maximum; 0 over a base of 0. While the base is not known (null), fixed amounts are final, and a percentage
 * is 0.
 */
export function commissionOf(terms: CommissionTerms, base: Cop | null, persons: number): CommissionAmount {
  if (base === 0 || (base === null && terms.calculationType === "percentage"))
    return { amount: 0, clamp: null };
  const amount = byType[terms.calculationType](terms, base ?? 0, persons);
  if (terms.minAmount !== null && amount < terms.minAmount)
    return { amount: terms.minAmount, clamp: "minimo" };
  if (terms.maxAmount !== null && amount > terms.maxAmount)
    return { amount: terms.maxAmount, clamp: "maximo" };
  return { amount, clamp: null };
}

/** A role's commission as the calculation shows and freezes it. */
export interface CommissionFigure {
  readonly porcentaje: number;
  readonly valorFijo: Cop;
  readonly valorPorPersona: Cop;
  readonly tipoCalculo: CalculationType;
  readonly total: Cop;
}

/** The commissions of a calculation by role. */
export type PromisedFigures = Readonly<Record<SellerRole | "admin", CommissionFigure>> & {
  readonly totalComisiones: Cop;
};

const nothing: CommissionFigure = {
  porcentaje: 0,
  valorFijo: 0,
  valorPorPersona: 0,
  tipoCalculo: "fixed_per_person",
  total: 0,
};

/**
 * Returns the commissions on a base, as `commissionOf`: by each role's terms (the default ones when it has
 * none), 0 for an absent seller.
 */
export function commissionFigures(
  terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>,
  present: Readonly<Record<SellerRole, boolean>>,
  base: Cop | null,
  persons: number,
): PromisedFigures {
  const figure = (role: SellerRole): CommissionFigure => {
    const own = terms[role] ?? defaultTerms;
    if (!present[role]) return nothing;
    const { amount } = commissionOf(own, base, persons);
    const {
      calculationType: tipoCalculo,
      percentage: porcentaje,
      fixedAmount: valorFijo,
      amountPerPerson: valorPorPersona,
    } = own;
    return { porcentaje, valorFijo, valorPorPersona, tipoCalculo, total: amount };
  };
  const [asesor, lider, gerente] = [figure("asesor"), figure("lider"), figure("gerente")];
  return {
    asesor,
    lider,
    gerente,
    admin: nothing,
    totalComisiones: sum([asesor.total, lider.total, gerente.total]),
  };
}

/** The agency's profit: a percentage of `costo_base` and a fixed amount in COP. */
export interface ProfitTerms {
  readonly porcentaje: number;
  readonly valorFijo: Cop;
}

/**
 * Completes a posted profit, 15 % by default; a posted total is ignored.
 * @throws Refusal BAD_USER_INPUT for a percentage with more than two decimals.
 */
export function profitTerms(
  posted?: { readonly porcentaje?: number | null; readonly valorFijo?: Cop | null } | null,
): ProfitTerms {
  const porcentaje = posted?.porcentaje ?? 15;
  if (!isPercent(porcentaje))
    throw badInput("ganancia.porcentaje", "El porcentaje debe estar entre 0 y 999,99, con dos decimales");
  return { porcentaje, valorFijo: posted?.valorFijo ?? 0 };
}

/** Parts of a price before its discount, in COP. */
export interface PriceParts {
  readonly costoBase: Cop;
  readonly totalComisiones: Cop;
  readonly totalGanancia: Cop;
}

/** The final figures of a price, in COP; per person is rounded up. */
export interface FinalPrice {
  readonly totalDescuento: Cop;
  readonly precioFinalTotal: Cop;
  readonly precioFinalPorPersona: Cop;
}

/**
 * Returns the price after a discount (percent) of the whole, for its paying persons; recomputes a confirmed
 * one too when its discount changes.
 */
export function finalPrice(
  { costoBase, totalComisiones, totalGanancia }: PriceParts,
  discountPercent: number,
  persons: number,
): FinalPrice {
  const price = sum([costoBase, totalComisiones, totalGanancia]);
  const totalDescuento = percentOf(price, discountPercent);
  const precioFinalTotal = price - totalDescuento;
  return { totalDescuento, precioFinalTotal, precioFinalPorPersona: divideUp(precioFinalTotal, persons) };
}

/** Margin of the agency on a price: in COP, and as a share of the price in percent with two decimals. */
export interface Margin {
  readonly amount: Cop;
  /** Null without a price. */
  readonly percent: number | null;
}

/** Returns the rest of a price after costs and commissions are paid; negative when the sale loses money. */
export function marginOf({
  costoBase,
  totalComisiones,
  precioFinalTotal,
}: Pick<PriceParts & FinalPrice, "costoBase" | "totalComisiones" | "precioFinalTotal">): Margin {
  const amount = precioFinalTotal - costoBase - totalComisiones;
  return { amount, percent: percentage(amount, precioFinalTotal, 2) };
}

/** Every figure of a calculation, in COP. */
export interface CalculationFigures extends PriceParts, FinalPrice {
  readonly lines: readonly CostLine[];
  readonly comisiones: PromisedFigures;
  readonly ganancia: ProfitTerms & { readonly total: Cop };
}

/**
 * Calculates a quote: `costo_base` = sections × paying persons + extras; commissions and profit on it; the
 * discount (percent) on their sum. The browser shows these figures while typing and the server stores the
 * same.
 */
export function calculate(input: {
  sections: CalculationSections;
  persons: number;
  profit: ProfitTerms;
  terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>;
  present: Readonly<Record<SellerRole, boolean>>;
  discountPercent: number;
}): CalculationFigures {
  const { sections, persons, profit, discountPercent } = input;
  const lines = costLines(sections, persons);
  const costoBase = costoBaseOf(lines);
  const comisiones = commissionFigures(input.terms, input.present, costoBase, persons);
  const totalGanancia = sum([percentOf(costoBase, profit.porcentaje), profit.valorFijo]);
  const parts = { costoBase, totalComisiones: comisiones.totalComisiones, totalGanancia };
  return {
    lines,
    comisiones,
    ganancia: { ...profit, total: totalGanancia },
    ...parts,
    ...finalPrice(parts, discountPercent, persons),
  };
}

/**
 * Returns the percentage that an amount is of its base, 2 decimals, as a commission keeps it; 0 over no base.
 */
export const shareOf = (amount: Cop, base: Cop): number => percentage(amount, base, 2) ?? 0;
