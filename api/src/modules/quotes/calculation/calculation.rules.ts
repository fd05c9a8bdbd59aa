import {
  type Cop,
  divideUp,
  isPercent,
  percentage,
  percentOf,
  sum,
  times,
} from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { type CostLine, costLines, costoBaseOf } from "./costs/calculation-lines.rules.ts";
import type { CalculationSections } from "./costs/calculation-sections.rules.ts";

/**
 * Roles that can earn commissions on a quote. The commission of admin, which is always 0, has a separate key.
 */
export const promisedRoles = ["asesor", "lider", "gerente"] as const;
export type SellerRole = (typeof promisedRoles)[number];

/** The three ways to calculate a commission. */
export type CalculationType = "fixed_per_person" | "percentage" | "fixed_total";

/**
 * Terms by which a role's commission is computed: amounts in COP, percentage in percent; limits are null when
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

/** Commission terms of a role, with the configuration that they come from. */
export interface ConfiguredTerms extends CommissionTerms {
  readonly configId: string;
  readonly configVersion: number;
}

/** Configured terms of each role; for a role without a configuration {@link defaultTerms} apply. */
export type TermsByRole = Partial<Readonly<Record<SellerRole, ConfiguredTerms>>>;

/** Terms that apply without a configuration: 10,000 COP per paying person. */
export const defaultTerms: CommissionTerms = {
  calculationType: "fixed_per_person",
  amountPerPerson: 10_000,
  percentage: 0,
  fixedAmount: 0,
  minAmount: null,
  maxAmount: null,
};

/** Commission in COP, and the limit of the terms that determined it, if any. */
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
 * maximum; 0 when the base is 0. While the base is unknown (null), fixed amounts are final and a percentage
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

/** Commission of a role, as the calculation displays and freezes it. */
export interface CommissionFigure {
  readonly porcentaje: number;
  readonly valorFijo: Cop;
  readonly valorPorPersona: Cop;
  readonly tipoCalculo: CalculationType;
  readonly total: Cop;
}

/** Commissions of a calculation by role. */
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
 * Returns the commissions on a base as `commissionOf` computes them: by each role's terms, or the default
 * terms when it has none; 0 for an absent seller.
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

/** Agency's profit: a percentage of `costo_base`, and a fixed amount in COP. */
export interface ProfitTerms {
  readonly porcentaje: number;
  readonly valorFijo: Cop;
}

/**
 * Completes a sent profit, 15 % by default; a sent total is ignored.
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

/** Components of a price before the discount, in COP. */
export interface PriceParts {
  readonly costoBase: Cop;
  readonly totalComisiones: Cop;
  readonly totalGanancia: Cop;
}

/** Final price in COP; the price per person is rounded up. */
export interface FinalPrice {
  readonly totalDescuento: Cop;
  readonly precioFinalTotal: Cop;
  readonly precioFinalPorPersona: Cop;
}

/**
 * Returns the price after a discount (percent) on the total, for the paying persons. Also used when the
 * discount of a confirmed calculation changes.
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

/** Margin of the agency on a price: in COP, and as a percentage of the price with two decimals. */
export interface Margin {
  readonly amount: Cop;
  /** Null without a price. */
  readonly percent: number | null;
}

/** Returns the remainder of a price after costs and commissions; negative when the sale loses money. */
export function marginOf({
  costoBase,
  totalComisiones,
  precioFinalTotal,
}: Pick<PriceParts & FinalPrice, "costoBase" | "totalComisiones" | "precioFinalTotal">): Margin {
  const amount = precioFinalTotal - costoBase - totalComisiones;
  return { amount, percent: percentage(amount, precioFinalTotal, 2) };
}

/** All figures of a calculation, in COP. */
export interface CalculationFigures extends PriceParts, FinalPrice {
  readonly lines: readonly CostLine[];
  readonly comisiones: PromisedFigures;
  readonly ganancia: ProfitTerms & { readonly total: Cop };
}

/**
 * Computes the figures of a quote: `costo_base` = sections × paying persons + extras; commissions and profit
 * on it; the discount (percent) on their sum. The browser uses this function while a user types, and the
 * server when it saves.
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
 * Returns an amount as a percentage of its base with 2 decimals, as stored with a commission; 0 when the base
 * is 0.
 */
export const shareOf = (amount: Cop, base: Cop): number => percentage(amount, base, 2) ?? 0;
