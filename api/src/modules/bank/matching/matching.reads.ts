import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Payment } from "../../payments/payment/payment.entity.ts";
import type { PayableRef } from "../../payments/payable/payable.ts";
import { amountIn } from "../amount-search.rules.ts";
import { paidToMeSql } from "../statement/target-label.sql.ts";
import { isInOpenMonth } from "../../closing/closed-month.ts";
import { freeSum } from "../statement/free-sum.sql.ts";
import type { AssignMovementInput, BackablePaymentFilter } from "./matching.inputs.ts";
import type { BankCounterArgs, BankCounters } from "./matching.types.ts";

/** Payment types that reach the bank individually. */
export const BANKED = ["transferencia", "cheque"] as const;

/** Returns the day of the oldest imported movement; null before any statement was imported. */
export async function firstBankDay({ read }: Context): Promise<string | null> {
  const [first] = await read.rows<{ day: string | null }>(
    sql`select min(day)::text as day from bank_movements`,
  );
  return first?.day ?? null;
}

/**
 * Returns the conditions on payments to which a movement can be assigned. Payments through the card provider
 * or a terminal are excluded, because they reach the bank as totals.
 */
export function backablePayments(filter: BackablePaymentFilter | null | undefined): ReadFilter<Payment> {
  const { contractId, orderId, monto, search } = filter ?? {};
  const conditions: ReadFilter<Payment>[] = [
    { sinRespaldo: true, tipoPago: { $in: ["transferencia", "cheque", "efectivo"] } },
  ];
  if (contractId) conditions.push({ contract: contractId });
  if (orderId) conditions.push({ order: orderId });
  if (typeof monto === "number") conditions.push({ monto });
  if (search?.trim()) {
    const amount = amountIn(search);
    const words = { searchText: { $search: search } };
    conditions.push(amount === null ? words : { $or: [words, { monto: amount }] });
  }
  return { $and: conditions };
}

const parts: Readonly<Record<string, string>> = {
  payout: "p.payout_id",
  seller: "p.seller_id",
  commission: "p.commission_id",
  refund: "p.refund_id",
};
const paidToMe = (id: number | null): Fragment =>
  paidToMeSql((property) => raw(parts[property]!), sql`${id}::int`);

const proposed = freeSum();
const unowned = freeSum(sql`state = 'libre' and amount > 0`);
const outflows = freeSum();
/** An outflow of a closed month waits for nobody, with a proposal or without. */
const waits = sql`(amount > 0 or ${isInOpenMonth(sql`day`)})`;

/**
 * Returns the number and total of each list's records, optionally limited to one account and to a range of
 * days.
 */
export async function bankCounters(
  context: Context,
  { accountId = null, startDate = null, endDate = null }: BankCounterArgs,
): Promise<BankCounters> {
  const since = (await firstBankDay(context)) ?? context.today;
  // An absent day adds no condition: the sums of all days are read from their index alone.
  const within = (column: Fragment) =>
    sql`${startDate ? sql`${column} >= ${startDate}::date` : sql`true`}
      and ${endDate ? sql`${column} <= ${endDate}::date` : sql`true`}`;
  // A payment that the viewer registered themselves is verified by another person.
  const own = may(context.viewer?.role, "decideOwn")
    ? sql`true`
    : sql`not exists (select from payments own where own.id = b.payment_id and own.status = 'pending'
        and own.created_by_id = ${context.viewer?.id ?? null})`;
  // An outflow to themselves is accepted by another person.
  const notToOneself = may(context.viewer?.role, "decideOwn")
    ? sql`true`
    : sql`not exists (select from bank_proposal_parts p where p.proposal_id = b.id
        and ${paidToMe(context.viewer?.id ?? null)})`;
  const [counted] = await context.read.rows<BankCounters & object>(
    sql`select m.*, o.*, w.*, p.*, t.*, (select count(*) from bank_proposals b
        join bank_movements f on f.id = b.movement_id
        where b.exact and ${notToOneself} and f.proposed
          and (f.amount > 0 or ${isInOpenMonth(sql`f.day`)}) and ${within(sql`f.day`)} and ${own}
          and (${accountId}::uuid is null or f.account_id = ${accountId}::uuid)) as exact
      from (select count(*) filter (where state = 'libre' and amount > 0) as unowned,
          ${unowned.pesos} as "unownedAmount", ${unowned.centavos} as "unownedCentavos",
          count(*) filter (where state = 'asignado') as assigned,
          count(*) filter (where state = 'apartado') as aside, count(*) as "all",
          count(*) filter (where state = 'reversado' and backed > 0) as returned
        from bank_movements
        where ${within(sql`day`)}
          and (${accountId}::uuid is null or account_id = ${accountId}::uuid)) m,
        (select count(*) as outflows, ${outflows.pesos} as "outflowsAmount",
          ${outflows.centavos} as "outflowsCentavos"
        from bank_movements where state = 'libre' and amount < 0 and ${waits} and ${within(sql`day`)}
          and (${accountId}::uuid is null or account_id = ${accountId}::uuid)) o,
        (select count(*) as proposed, ${proposed.pesos} as "proposedAmount",
          ${proposed.centavos} as "proposedCentavos"
        from bank_movements where proposed and ${waits} and ${within(sql`day`)}
          and (${accountId}::uuid is null or account_id = ${accountId}::uuid)) w,
        (select count(*) as unbacked, coalesce(sum(monto - respaldado), 0) as "unbackedAmount"
        from payments where sin_respaldo and tipo_pago = any(${[...BANKED]})
          and fecha_pago >= ${since}::date and ${within(sql`fecha_pago`)}) p,
        (select count(distinct b.movement_id) as "matchedToday",
          coalesce(sum(b.amount), 0) as "matchedTodayAmount"
        from bank_backings b
        where b.created_at >= ${context.today}::date::timestamp at time zone 'America/Bogota'
          and b.created_at < (${context.today}::date + 1)::timestamp at time zone 'America/Bogota'
          and (${accountId}::uuid is null or exists (select from bank_movements f
            where f.id = b.movement_id and f.account_id = ${accountId}::uuid))) t`,
  );
  if (!counted) throw new Error("a count has a row");
  return counted;
}

/** Returns the contract or reservation in an input; BAD_USER_INPUT unless it has exactly one of the two. */
export function payableOf({ contractId, orderId }: AssignMovementInput): PayableRef {
  if (contractId && !orderId) return { kind: "contract", id: contractId };
  if (orderId && !contractId) return { kind: "reservation", id: orderId };
  throw badInput("contractId", "Elige el contrato o la reserva de este dinero");
}
