import { type Cop, formatCop, percentage } from "../../core/cop.ts";
import { conflict, forbidden } from "../../core/failure.ts";
import { OWNER, type RoleNumber } from "../accounts/permissions.rules.ts";
import {
  type CommissionAmount,
  commissionOf,
  type CommissionTerms,
  defaultTerms,
  type SellerRole,
  sellerRoles,
  shareOf,
} from "../quotes/calculation.rules.ts";
import { type CommissionStatus, commissionLifecycle } from "./commission.lifecycle.ts";

/** The sellers of a quote; absent ones are null. */
export type Sellers = Readonly<Record<SellerRole, number | null>>;

/** The sellers who earn by a contract: one commission each, by the first of its columns; a person in two columns earns once. */
export function whoEarns(sellers: Sellers): { role: SellerRole; sellerId: number }[] {
  const earning: { role: SellerRole; sellerId: number }[] = [];
  for (const role of sellerRoles) {
    const sellerId = sellers[role];
    if (sellerId !== null && !earning.some((one) => one.sellerId === sellerId)) earning.push({ role, sellerId });
  }
  return earning;
}

/** What commissions are computed from, in COP: a calculation's frozen amounts, or the configuration of the signing day over the price. */
export type CommissionSource =
  | { readonly kind: "calculation"; readonly base: Cop; readonly persons: number; readonly frozen: Readonly<Record<SellerRole, Cop>> }
  | {
      readonly kind: "contract";
      readonly base: Cop;
      readonly persons: number;
      readonly terms: Partial<Readonly<Record<SellerRole, CommissionTerms>>>;
    };

/** A commission to be generated: amounts in COP, `porcentaje` = amount / base with 2 decimals, and why it is so much. */
export interface NewCommission {
  readonly tipoVendedor: SellerRole;
  readonly vendedorId: number;
  readonly montoBase: Cop;
  readonly porcentaje: number;
  readonly montoComision: Cop;
  readonly personas: number;
  readonly clamp: CommissionAmount["clamp"];
}

/** The commissions of a contract, one per seller who earns; a role that was absent when its calculation was confirmed earns nothing. */
export function commissionsOf(sellers: Sellers, source: CommissionSource): NewCommission[] {
  return whoEarns(sellers).flatMap(({ role, sellerId }) => {
    const { amount, clamp } = amountFor(role, source);
    if (amount === 0) return [];
    const { base, persons } = source;
    return [
      {
        tipoVendedor: role,
        vendedorId: sellerId,
        montoBase: base,
        porcentaje: shareOf(amount, base),
        montoComision: amount,
        personas: persons,
        clamp,
      },
    ];
  });
}

function amountFor(role: SellerRole, source: CommissionSource): CommissionAmount {
  if (source.kind === "calculation") return { amount: source.frozen[role], clamp: null };
  return commissionOf(source.terms[role] ?? defaultTerms, source.base, source.persons);
}

/** A seller's monthly limit where none is set, in COP. */
export const defaultMonthlyLimit: Cop = 1_300_000;

/** How near a seller is to the monthly limit. */
export type LimitStatus = "safe" | "warning" | "critical";

/** The labels of the limit statuses. */
export const limitLabels: Readonly<Record<LimitStatus, string>> = { safe: "Seguro", warning: "Advertencia", critical: "Crítico" };

/** A seller's month: limit, paid and still available in COP (never below 0), used in percent with 2 decimals. */
export interface SellerLimit {
  readonly limite: Cop;
  readonly totalPagado: Cop;
  readonly disponible: Cop;
  readonly porcentajeUsado: number;
  readonly status: LimitStatus;
}

/** The state of a seller's month; `paid` is the sum of what was paid in it less its adjustments. Warning from 70 %, critical from 90 %. */
export function sellerLimit(limit: Cop, paid: Cop): SellerLimit {
  const porcentajeUsado = percentage(paid, limit, 2) ?? 100;
  // On the amounts, not on the rounded percentage: 69.996 % is safe.
  const status = limit === 0 || paid * 10 >= limit * 9 ? "critical" : paid * 10 >= limit * 7 ? "warning" : "safe";
  return { limite: limit, totalPagado: paid, disponible: Math.max(limit - paid, 0), porcentajeUsado, status };
}

/** @throws Refusal CONFLICT when paying an amount (COP) would pass the seller's monthly limit. */
export function refuseOverLimit(nombre: string, amount: Cop, limit: Cop, paid: Cop): void {
  const { disponible } = sellerLimit(limit, paid);
  if (amount > disponible) throw conflict(`Supera el límite mensual de ${nombre}: disponible ${formatCop(disponible)}.`);
}

/** @throws Refusal FORBIDDEN when a person other than OWNER approves or pays a commission of their own. */
export function refuseOwnCommission(sellerId: number, by: { id: number; role: RoleNumber }): void {
  if (sellerId === by.id && by.role !== OWNER) throw forbidden();
}

/** @throws Refusal CONFLICT unless the commission can be approved now. */
export function refuseApproval(status: CommissionStatus): void {
  if (commissionLifecycle.allows(status, "approved")) return;
  throw conflict(`Solo se pueden aprobar comisiones activas. Estado actual: ${commissionLifecycle.labels[status]}`);
}

/** @throws Refusal CONFLICT unless the commission is approved. */
export function refusePayout(status: CommissionStatus): void {
  if (commissionLifecycle.allows(status, "paid")) return;
  throw conflict(`Solo se pueden pagar comisiones aprobadas. Estado actual: ${commissionLifecycle.labels[status]}`);
}

/** The status after a seller asks for payment: an approved commission stays approved. @throws Refusal CONFLICT when it was processed. */
export function statusAfterRequest(status: CommissionStatus, alreadyRequested: boolean): CommissionStatus {
  if (alreadyRequested || (status !== "pending" && status !== "approved")) throw conflict("Esta comisión ya fue procesada");
  return status === "pending" ? "generated" : status;
}
