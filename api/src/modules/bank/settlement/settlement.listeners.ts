import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { lockSettlements, settle, verifyCovered } from "./settle.ts";
import { BankSettlement } from "./settlement.entity.ts";

/** Lets the transaction of a payment that no longer counts cover nothing, and look for its payment again. */
const release = async (work: Work, { paymentId }: { readonly paymentId: string }): Promise<void> => {
  await work.rows(
    sql`update bank_settlement_lines set counts = false, backs = 0, payment_id = null
      where payment_id = ${paymentId}`,
  );
};

/** Settles again the settlements of an account that wait for their deposit. */
async function settleAccount(work: Work, accountId: string): Promise<void> {
  const waiting = await work.rows<{ id: string }>(
    sql`select s.id from bank_settlements s
      where s.account_id = ${accountId} and s.taken_back_at is null and abs(s.net - (
        select coalesce(sum(a.amount * 100 + a.cents), 0) from bank_settlement_movements m
        join bank_allocations a on a.id = m.allocation_id where m.settlement_id = s.id)) >= 100
      order by s.id`,
  );
  if (waiting.length === 0) return;
  await lockSettlements(work);
  const ids = waiting.map(({ id }) => id);
  const settlements = await work.em.find(BankSettlement, { id: { $in: ids } }, { orderBy: { id: "asc" } });
  await verifyCovered(work, await settle(work, settlements));
}

/**
 * Settles again what has an approved transaction without a payment of the amount of a new payment by card. A
 * transfer is left to a person: it may be registered from a movement, whose lock comes after those of
 * payments.
 */
async function settlePayment(work: Work, paymentId: string): Promise<void> {
  const { monto, tipoPago } = await work.em.findOneOrFail(Payment, { id: paymentId });
  if (tipoPago !== "wompi" && tipoPago !== "tarjeta") return;
  const rows = await work.rows<{ id: string }>(
    sql`select s.id from bank_settlements s
      where s.acquirer <> 'redeban' and s.id in (select settlement_id from bank_settlement_lines
          where payment_id is null and status = 'aprobada'
            and gross between ${monto * 100 - 99}::bigint and ${monto * 100 + 99}::bigint)
        and not exists (select from bank_settlement_movements d
          join bank_movements m on m.id = d.movement_id
          join month_closings k on k.mes = to_char(m.day, 'YYYY-MM') and k.reopened_at is null
          where d.settlement_id = s.id)
      order by s.id`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockSettlements(work);
  await settle(work, await work.em.find(BankSettlement, { id: { $in: ids } }, { orderBy: { id: "asc" } }));
}

/**
 * Listeners that find deposits when a statement comes, and the transaction of a new payment, and free the
 * transactions of payments that end.
 */
export const settlementListeners: readonly Listener[] = [
  on("bank.imported", (work, { accountId }) => settleAccount(work, accountId)),
  on("payment.registered", (work, { paymentId }) => settlePayment(work, paymentId)),
  on("payment.rejected", release),
  on("payment.withdrawn", release),
  on("payment.reversed", release),
];
