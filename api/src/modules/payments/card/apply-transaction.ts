import { make, assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isKnownStatus, type WompiTransaction } from "../wompi/transaction.ts";
import type { Payment } from "../payment/payment.entity.ts";
import type { CardAttempt } from "./attempt.entity.ts";
import { attemptMoves } from "./attempt-moves.ts";
import { attemptStatusOf, mayFollow, reasonOf } from "./card.rules.ts";
import { CardTransaction } from "./card-transaction.entity.ts";
import { bookOnlinePayment, decideOnlinePayment } from "./online-payment.ts";
import { findReferenced } from "./referenced.ts";

/**
 * Result of applying a transaction report: the records changed, the report contained nothing new, its
 * reference is unknown, or its status is unknown.
 */
export type Applied = "applied" | "nothing-new" | "unmatched" | "unknown-status";

/**
 * Updates the records with a transaction that the provider reported or returned. Reports may be repeated,
 * late or out of order; each transaction still has one payment and one final result.
 */
export async function applyTransaction(work: Work, transaction: WompiTransaction): Promise<Applied> {
  const referenced = await findReferenced(work, transaction.reference);
  if (!referenced) return "unmatched";
  const { payable, attempt } = referenced;
  if (!isKnownStatus(transaction.status)) return "unknown-status";
  await work.lock(payable.record, ...(attempt ? [attempt] : []));
  const known = await work.em.findOne(CardTransaction, { id: transaction.id }, { populate: ["payment"] });
  if (attempt && transaction.bankUrl) attempt.bankUrl = transaction.bankUrl;
  if (known && !mayFollow(known.word, transaction.status)) return "nothing-new";
  const contradicts = known?.word === "DECLINED" || known?.word === "ERROR";

  const payment =
    known?.payment && !contradicts
      ? known.payment
      : await bookOnlinePayment(work, payable, attempt, transaction);
  if (known?.payment && !contradicts) await work.lock(payment);
  await decideOnlinePayment(work, payable, payment, { transaction, attempt, contradicts });
  note(work, transaction, attempt, payment, known);
  if (attempt) follow(work, attempt, transaction);
  return "applied";
}

function note(
  work: Work,
  { id, status, cardBrand, cardLastFour }: WompiTransaction,
  attempt: CardAttempt | null,
  payment: Payment,
  known: CardTransaction | null,
): void {
  const seen = { word: status, payment, reportedAt: work.now };
  const transaction = known ? assign(known, seen) : work.add(make(CardTransaction, { id, attempt, ...seen }));
  if (cardLastFour) assign(transaction, { cardBrand, cardLastFour });
}

/**
 * Sets the attempt's latest transaction. An approved attempt ignores the later refusal of another
 * transaction.
 */
function follow(work: Work, attempt: CardAttempt, { id, status, statusMessage }: WompiTransaction): void {
  const to = attemptStatusOf(status);
  if (!attemptMoves.lifecycle.allows(attempt.status, to)) return;
  const { reference } = attempt;
  const refused = to === "declined" || to === "error" || to === "voided";
  const reason = refused ? reasonOf(status, statusMessage) : null;
  work.move(attemptMoves, attempt, to, {
    audit: ["card.moved", { reference, status: to, transactionId: id, reason }],
  });
  assign(attempt, { transactionId: id, reason });
}
