import { type Cop, isPercent, percentage, percentOf } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";
import {
  commissionOf,
  defaultTerms,
  type SellerRole,
  promisedRoles,
  shareOf,
  type TermsByRole,
} from "../../quotes/calculation/calculation.rules.ts";
import { type CommissionPromise, explain, type Explanation } from "./explanation/explanation.rules.ts";

/** Orders of the list of commissions. */
export const commissionOrder = listOrder({
  name: "CommissionOrder",
  columns: { fechaGeneracion: "plain", montoComision: "plain" },
  first: { by: "fechaGeneracion", direction: "desc" },
});

/** Spanish names of the seller roles in a sale. */
export const earnerLabels: Readonly<Record<SellerRole, string>> = {
  asesor: "Asesor",
  lider: "Líder",
  gerente: "Gerente",
};

/** Sellers of a quote by role; null for a role without a seller. */
export type Sellers = Readonly<Record<SellerRole, number | null>>;

/**
 * Returns the sellers who earn from a contract, each with the first role that they have in it; a person with
 * two roles earns once.
 */
export function whoEarns(sellers: Sellers): { role: SellerRole; sellerId: number }[] {
  const earning: { role: SellerRole; sellerId: number }[] = [];
  for (const role of promisedRoles) {
    const sellerId = sellers[role];
    if (sellerId !== null && !earning.some((one) => one.sellerId === sellerId))
      earning.push({ role, sellerId });
  }
  return earning;
}

/** A commission to be generated: amounts in COP, with their explanation. */
export interface NewCommission {
  readonly tipoVendedor: SellerRole;
  readonly vendedorId: number;
  readonly montoBase: Cop;
  readonly porcentaje: number;
  readonly montoComision: Cop;
  readonly explicacion: Explanation;
}

/**
 * Returns the commission of each role, calculated by terms from a base (COP) and a number of paying persons;
 * for a contract without a confirmed calculation.
 */
export const promisesBy = (terms: TermsByRole, base: Cop, persons: number): CommissionPromise[] =>
  promisedRoles.map((role) => {
    const { configId, configVersion, ...own } = terms[role] ?? {
      configId: null,
      configVersion: null,
      ...defaultTerms,
    };
    return { role, configId, configVersion, terms: own, base, persons, ...commissionOf(own, base, persons) };
  });

/**
 * Returns the commissions of a contract, one per seller who earns. A role that nobody had when the
 * calculation was confirmed earns nothing.
 */
export function commissionsOf(sellers: Sellers, promises: readonly CommissionPromise[]): NewCommission[] {
  return whoEarns(sellers).flatMap(({ role, sellerId }) => {
    const promise = promises.find((one) => one.role === role);
    if (!promise || promise.amount === 0) return [];
    const { amount, base } = promise;
    return [
      {
        tipoVendedor: role,
        vendedorId: sellerId,
        montoBase: base,
        porcentaje: porcentajeOf(amount, base),
        montoComision: amount,
        explicacion: explain(promise),
      },
    ];
  });
}

/** Largest percentage that a commission can store: a fixed amount over a tiny base must not fail. */
const mostPercent = 999.99;

/** Returns a commission's amount as a percentage of its base (COP), with 2 decimals; 0 when the base is 0. */
const porcentajeOf = (amount: Cop, base: Cop): number =>
  // Of a huge amount over a tiny base the percentage itself is no amount any more.
  base > 0 && amount / base >= mostPercent / 100 ? mostPercent : shareOf(amount, base);

/** Figures of a commission as entered by a person; absent figures are derived from the others. */
export interface EnteredFigures {
  readonly montoBase?: Cop | null;
  readonly montoComision?: Cop | null;
  readonly porcentaje?: number | null;
}

/** A commission's figures, in COP and percent. */
export interface CommissionAmounts {
  readonly montoBase: Cop;
  readonly montoComision: Cop;
  readonly porcentaje: number;
}

/**
 * Completes entered figures: the amount takes precedence; without it, it is calculated from the percentage
 * and the base. The base defaults to `base`.
 * @throws Refusal BAD_USER_INPUT for a negative base, a percentage over 100, or an amount that is missing or
 * not above 0.
 */
export function completeFigures(
  { montoBase, montoComision, porcentaje }: EnteredFigures,
  base: Cop,
): CommissionAmounts {
  const over = montoBase ?? base;
  if (over < 0) throw badInput("montoBase", "El monto base no puede ser negativo");
  if (montoComision === null || montoComision === undefined) {
    if (porcentaje === null || porcentaje === undefined)
      throw badInput("montoComision", "Indica el valor o el porcentaje de la comisión");
    if (!isPercent(porcentaje) || porcentaje > 100)
      throw badInput("porcentaje", "El porcentaje debe estar entre 0 y 100, con dos decimales");
  }
  const amount = montoComision ?? percentOf(over, porcentaje ?? 0);
  if (amount <= 0) throw badInput("montoComision", "El valor de la comisión debe ser mayor a 0");
  return { montoBase: over, montoComision: amount, porcentaje: porcentajeOf(amount, over) };
}

/**
 * Returns the figures after an edit. Only entered values that differ from the stored ones are used; the
 * amount takes precedence over the percentage.
 */
export function editFigures(entered: EnteredFigures, stored: CommissionAmounts): CommissionAmounts {
  const { montoBase } = entered;
  const changed = <K extends keyof CommissionAmounts>(key: K) =>
    entered[key] === stored[key] ? null : (entered[key] ?? null);
  const montoComision = changed("montoComision");
  if (montoComision !== null) return completeFigures({ montoBase, montoComision }, stored.montoBase);
  if (changed("porcentaje") === null && changed("montoBase") === null) return stored;
  return completeFigures(
    { montoBase, porcentaje: entered.porcentaje ?? stored.porcentaje },
    stored.montoBase,
  );
}

/** Valid figures that differ from any entered ones, to validate an edit on its own. */
const anyFigures: CommissionAmounts = { montoBase: 1_000_000_000, montoComision: 1, porcentaje: 1 };

/**
 * Refuses entered figures that are wrong for every commission.
 * @throws Refusal BAD_USER_INPUT.
 */
export function refuseWrongFigures(entered: EnteredFigures): void {
  editFigures(entered, anyFigures);
}

/** Level of use of a seller's monthly limit. */
export type LimitStatus = "safe" | "warning" | "critical";

/** Spanish names of the levels of use. */
export const limitLabels: Readonly<Record<LimitStatus, string>> = {
  safe: "Seguro",
  warning: "Advertencia",
  critical: "Crítico",
};

/**
 * Use of a seller's monthly limit: limit, paid and available amounts in COP (available is never below 0),
 * used part in percent with 2 decimals.
 */
export interface SellerLimit {
  readonly limite: Cop;
  readonly totalPagado: Cop;
  readonly disponible: Cop;
  readonly porcentajeUsado: number;
  readonly status: LimitStatus;
}

/**
 * Returns the use of a seller's monthly limit; `paid` is the sum of the month's payments less its
 * adjustments. Warning from 70 %, critical from 90 %.
 */
export function sellerLimit(limit: Cop, paid: Cop): SellerLimit {
  const porcentajeUsado = percentage(paid, limit, 2) ?? 100;
  // On the amounts, not on the rounded percentage: 69.996 % is safe.
  const status =
    limit === 0 || paid * 10 >= limit * 9 ? "critical" : paid * 10 >= limit * 7 ? "warning" : "safe";
  return { limite: limit, totalPagado: paid, disponible: Math.max(limit - paid, 0), porcentajeUsado, status };
}

/**
 * Returns whether an amount can be paid within the part of the monthly limit that is still available; both in
 * COP.
 */
export const fitsIn = (amount: Cop, available: Cop): boolean => amount <= available;
