import type { Cop } from "../../../core/colombia/cop.ts";
import { badInput, forbidden, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { Purchase } from "../../purchases/purchase/purchase.entity.ts";
import { paidBy } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import { registeringOf, TO_ONESELF, whoRegisters } from "./bank-part.rules.ts";
import type { Concept } from "./concept.rules.ts";

/** Ids that name the thing that a part of a movement pays; each kind has its own. */
export interface NamedTarget {
  readonly concept: Concept;
  readonly installmentId?: string | null;
  readonly purchaseId?: string | null;
  readonly providerPaymentId?: string | null;
  readonly payoutId?: string | null;
  readonly sellerId?: number | null;
  /** Approved commissions that are paid by accepting. */
  readonly commissionIds?: readonly string[] | null;
  readonly refundId?: string | null;
  readonly providerId?: string | null;
  readonly accountId?: string | null;
}

/** Facts about a target that are known before anything is locked. */
export interface FoundTarget {
  /** False when accepting registers the payment. */
  readonly paid: boolean;
  /** Amount of it that no movement shows yet, in COP; null for a concept. */
  readonly open: Cop | null;
  /** People of the agency who receive the money. */
  readonly payees: readonly number[];
  readonly purchaseIds: readonly string[];
  readonly refundId: string | null;
}

const CONCEPT: FoundTarget = {
  paid: true,
  open: null,
  payees: [],
  purchaseIds: [],
  refundId: null,
};

interface Row {
  readonly paid: boolean;
  readonly open: string | number | null;
  readonly payees: readonly (number | null)[] | null;
  readonly purchases?: readonly string[] | null;
}

const shown = (condition: ReturnType<typeof sql>) =>
  sql`coalesce((select abs(sum(a.amount)) from bank_allocations a where ${condition}), 0)`;

const NOT_THERE: Partial<Record<Concept, string>> = {
  cuota: "Cuota no encontrada",
  compra: "Compra no encontrada",
  devolucion_proveedor: "Compra no encontrada",
  pago_proveedor: "Pago no encontrado",
  comisiones: "Pago no encontrado",
  devolucion: "Devolución no encontrada",
  anticipo: "Proveedor no encontrado",
  traslado: "Cuenta no encontrada",
};

/**
 * Looks up the thing that a part names.
 * @throws Refusal BAD_USER_INPUT when nothing is named, NOT_FOUND when it is not there.
 */
export async function findTarget(work: Work, named: NamedTarget, place: number): Promise<FoundTarget> {
  const statement = statementOf(work, named);
  if (!statement) {
    if (NOT_THERE[named.concept]) throw badInput(`parts.${place}`, "Elige qué se pagó con este dinero");
    return CONCEPT;
  }
  const [row] = await work.rows<Row>(statement);
  if (!row) throw notFound(NOT_THERE[named.concept] ?? "No encontrado");
  return {
    paid: row.paid,
    open: row.open === null ? null : Number(row.open),
    payees: (row.payees ?? []).filter((id): id is number => id !== null),
    purchaseIds: row.purchases ?? [],
    refundId: named.concept === "devolucion" ? (named.refundId ?? null) : null,
  };
}

function statementOf(work: Work, named: NamedTarget) {
  const { installmentId, purchaseId, providerPaymentId, payoutId, sellerId = null, refundId } = named;
  switch (named.concept) {
    case "cuota":
      return installmentId
        ? sql`select n.fecha_pago is not null as paid, array[n.purchase_id] as purchases, null as payees,
            n.monto_cuota - ${shown(sql`a.installment_id = n.id`)} as open
          from installments n join purchases p on p.id = n.purchase_id
          where n.id = ${installmentId} and (p.voided_at is null or n.fecha_pago is not null)`
        : null;
    case "compra":
      return purchaseId
        ? sql`select p.paid_at is not null as paid, array[p.id] as purchases, null as payees,
            p.costo - ${shown(sql`a.purchase_id = p.id and a.concept = 'compra'`)} as open
          from purchases p where p.id = ${purchaseId} and p.tipo_pago = 'contado'
            and (p.voided_at is null or p.paid_at is not null)`
        : null;
    case "devolucion_proveedor":
      return purchaseId
        ? sql`select true as paid, array[p.id] as purchases, null as payees,
            p.costo - ${shown(sql`a.purchase_id = p.id and a.concept = 'devolucion_proveedor'`)} as open
          from purchases p where p.id = ${purchaseId}`
        : null;
    case "pago_proveedor":
      return providerPaymentId
        ? sql`select true as paid, null as payees, array(
              select id from purchases where provider_payment_id = y.id union
              select purchase_id from installments where provider_payment_id = y.id) as purchases,
            y.total - ${shown(sql`a.provider_payment_id = y.id`)} as open
          from provider_payments y where y.id = ${providerPaymentId}`
        : null;
    case "comisiones":
      if (named.commissionIds?.length)
        return sql`select false as paid, null as open, array_agg(distinct c.vendedor_id) as payees
          from commissions c where c.id = any(${[...named.commissionIds]}::uuid[]) having count(*) > 0`;
      return payoutId
        ? sql`select true as paid, array_agg(distinct c.vendedor_id) as payees,
            case when ${sellerId}::int is null or o.sellers = 1 then o.neto
              else sum(coalesce(c.neto, c.monto_comision)) end
            - ${shown(sql`a.payout_id = o.id and (${sellerId}::int is null
              or coalesce(a.seller_id, ${sellerId}::int) = ${sellerId}::int)`)}
              as open
          from commission_payouts o join commissions c on c.payout_id = o.id
          where o.id = ${payoutId} and (${sellerId}::int is null or c.vendedor_id = ${sellerId}::int)
          group by o.id`
        : null;
    case "devolucion":
      return refundId
        ? sql`select r.status = 'pagada' as paid,
            r.monto - ${shown(sql`a.refund_id = r.id`)} as open,
            array[coalesce((select k.cliente_id from contracts k where k.id = r.contract_id),
              (select b.customer_id from reservations b where b.id = r.order_id))] as payees
          from refunds r where r.id = ${refundId} and r.status <> 'anulada'`
        : null;
    case "anticipo":
      return named.providerId
        ? sql`select true as paid, null as open, null as payees from providers
          where id = ${named.providerId} and merged_into_id is null`
        : null;
    case "traslado":
      return named.accountId
        ? sql`select true as paid, null as open, null as payees from agency_accounts
          where id = ${named.accountId}`
        : null;
    case "gastos_bancarios":
    case "gmf":
    case "iva":
    case "interes_pagado":
    case "interes_recibido":
    case "retenido":
    case "efectivo":
    case "liquidacion":
      return null;
  }
}

/**
 * Refuses a target that the caller may not accept: a payment to them, or one that they may not register.
 * @throws Refusal FORBIDDEN; the second names who may.
 */
export function refuseTarget(work: Work, { concept }: NamedTarget, { paid, payees }: FoundTarget): void {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  if (payees.includes(viewer.id) && !may(viewer.role, "decideOwn")) throw forbidden(TO_ONESELF);
  const capability = registeringOf(concept);
  if (!paid && capability && !may(viewer.role, capability)) throw forbidden(whoRegisters(capability));
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

/**
 * Locks the records of targets in the order of all locks, up to the movement: people, sales, items,
 * purchases.
 */
export async function lockTargets(work: Work, found: readonly FoundTarget[]): Promise<void> {
  const purchaseIds = [...new Set(found.flatMap((one) => one.purchaseIds))];
  const refunds = await work.em.find(Refund, {
    id: { $in: found.flatMap(({ refundId }) => refundId ?? []) },
  });
  const sellers = found.flatMap(({ paid, payees, refundId }) => (paid || refundId ? [] : payees));
  await work.lockAll(User, [...new Set(sellers)]);
  const purchases = await work.em.find(Purchase, { id: { $in: purchaseIds } });
  const items = await work.em.find(ContractItem, { id: { $in: purchases.map(({ item }) => item.id) } });
  const contractIds = [
    ...items.map(({ contract }) => contract.id),
    ...refunds.flatMap(({ contract }) => contract?.id ?? []),
  ];
  const contracts = await work.em.find(Contract, { id: { $in: [...new Set(contractIds)] } });
  await work.lock(...contracts.sort(byId));
  for (const refund of refunds.filter(({ order }) => order).sort(byId))
    await work.lock((await loadPayable(work, paidBy(refund))).record);
  await work.lock(...items.sort(byId), ...purchases.sort(byId));
}
