import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { closedMonthOf } from "../../closing/closed-month.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { verifyPayment } from "../../payments/payment/acts/verify-payment.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { settleProposals } from "../matching/proposals.ts";
import { BankAllocation } from "../outflow/allocation.entity.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { hundredthsLeft } from "../statement/movement-sums.rules.ts";
import { pesosAndCents } from "../statement/statement-lines.ts";
import { findPayments } from "./find-payments.ts";
import { type Deposit, depositedBetween, depositsOf, hadOf, type OpenMovement } from "./settle.rules.ts";
import { type BankSettlement, SettlementLine, SettlementMovement } from "./settlement.entity.ts";

/** Lock under which settlements and their movements are changed, after which nothing else is read. */
export const lockSettlements = (work: Work): Promise<void> => work.lockName("bank settlements");

/**
 * Finds the payments of settlements' transactions, and their deposits among the open movements of their
 * accounts; transactions whose deposit is in the bank cover their payments from then on. Returns the ids of
 * the payments that are covered since. The caller holds the lock of settlements.
 */
export async function settle(work: Work, settlements: readonly BankSettlement[]): Promise<readonly string[]> {
  const all: { readonly settlement: BankSettlement; readonly lines: readonly SettlementLine[] }[] = [];
  const found = new Map<string, string>();
  for (const settlement of settlements) {
    const lines = await work.em.find(SettlementLine, { settlement }, { orderBy: { position: "asc" } });
    all.push({ settlement, lines });
    const unpaid = lines.filter(({ status, payment }) => status === "aprobada" && payment === null);
    for (const [line, { id }] of await findPayments(work, settlement.acquirer, unpaid)) found.set(line, id);
  }
  const lines = all.flatMap((one) => one.lines);
  const paid = lines.flatMap(({ payment }) => (payment ? [payment.id] : []));
  const payments = await work.lockAll(Payment, [...new Set([...found.values(), ...paid])]);
  const free = new Map(payments.map((payment) => [payment.id, payment]));
  for (const line of lines) {
    const payment = free.get(found.get(line.id) ?? "");
    // One payment is one transaction, whichever report contains it first.
    if (payment && line.payment === null && assignPayment(line, payment)) free.delete(payment.id);
  }
  await work.save();
  const covered: string[] = [];
  const near = await Promise.all(all.map((one) => openMovements(work, one.settlement, one.lines)));
  const movements = await work.lockAll(BankMovement, [...new Set(near.flat().map(({ id }) => id))]);
  for (const { settlement, lines: own } of all) {
    const had = hadOf(await work.em.find(SettlementMovement, { settlement }, { populate: ["movement"] }));
    const open = await openMovements(work, settlement, own);
    for (const deposit of depositsOf(own, open, settlement.day, had)) {
      const movement = movements.find(({ id }) => id === deposit.movementId);
      if (movement) await explain(work, settlement, movement, deposit);
    }
    covered.push(...(await countLines(work, settlement, own)));
  }
  return covered;
}

/**
 * Verifies, each in a transaction of its own after this one, the payments by card that awaited it and that
 * the bank now shows completely.
 */
export async function verifyCovered(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !work.viewer) return;
  const waiting = await work.em.find(
    Payment,
    { id: { $in: [...ids] }, status: "pending", tipoPago: { $ne: "wompi" } },
    { refresh: true, orderBy: { id: "asc" } },
  );
  for (const { id, monto, respaldado } of waiting)
    if (respaldado >= monto) work.then(verifyPayment, { id, input: {} });
}

/**
 * Assigns a payment to a transaction, up to the amount that no movement covers; a difference below one peso
 * is none. Returns whether it covers anything.
 */
export function assignPayment(line: SettlementLine, payment: Payment): boolean {
  const missing = payment.monto - payment.respaldado;
  const isSame = Math.abs(line.gross - missing * 100) < 100;
  const backs = isSame ? missing : Math.min(Math.trunc(line.gross / 100), missing);
  if (payment.status === "rejected" || line.status !== "aprobada" || backs <= 0) return false;
  line.payment = payment;
  line.backs = backs;
  return true;
}

/** Returns the open movements of an account that may be of a settlement, outside closed months. */
async function openMovements(
  work: Work,
  { account, day }: BankSettlement,
  lines: readonly SettlementLine[],
): Promise<readonly OpenMovement[]> {
  const sales = lines.map((line) => line.day);
  const { since, until } = depositedBetween(day, sales);
  const rows = await work.rows<{ id: string; day: string; hundredths: string }>(
    sql`select m.id, m.day::text as day, (m.amount * 100 + m.cents)::text as hundredths
      from bank_movements m
      where m.account_id = ${account.id} and m.state = 'libre' and m.backed = 0 and m.explained = 0
        and m.explained_cents = 0 and m.day between ${since}::date and ${until}::date
        and not exists (select from month_closings k
          where k.mes = to_char(m.day, 'YYYY-MM') and k.reopened_at is null)
      order by m.day, m.ordinal, m.id`,
  );
  return rows.map((row) => ({ ...row, hundredths: Number(row.hundredths) }));
}

/** Explains a whole movement by a settlement. The caller holds the lock of the movement. */
export async function explain(
  work: Work,
  settlement: BankSettlement,
  movement: BankMovement,
  { kind, part }: Pick<Deposit, "kind" | "part">,
): Promise<void> {
  if (movement.state !== "libre" || (await closedMonthOf(work, movement.day))) return;
  const allocation = work.add(
    make(BankAllocation, {
      movement,
      concept: "liquidacion",
      origin: "liquidacion",
      ...pesosAndCents(hundredthsLeft(movement)),
      createdAt: work.now,
      createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
    }),
  );
  work.add(make(SettlementMovement, { settlement, movement, allocation, kind, part, createdAt: work.now }));
  const { id: movementId } = movement;
  const { id: settlementId, acquirer } = settlement;
  work.audit("bank.settled", movementId, { movementId, settlementId, acquirer, kind });
  await work.save();
  await settleProposals(work, { movementIds: [movementId] });
}

/**
 * Lets the transactions cover their payments whose deposit is in the bank, and no others. Returns the ids of
 * the payments that are covered since.
 */
export async function countLines(
  work: Work,
  settlement: BankSettlement,
  lines: readonly SettlementLine[],
): Promise<readonly string[]> {
  const deposits = await work.em.find(SettlementMovement, { settlement, kind: { $ne: "descuento" } });
  const parts = new Set(deposits.map(({ part }) => part));
  const changed: string[] = [];
  const covered: string[] = [];
  for (const line of lines) {
    const counts = line.backs > 0 && (parts.has(null) || parts.has(line.part));
    if (line.counts !== counts && line.payment) {
      changed.push(line.payment.id);
      if (counts) covered.push(line.payment.id);
    }
    line.counts = counts;
  }
  await work.save();
  await settleProposals(work, { paymentIds: changed });
  return covered;
}
