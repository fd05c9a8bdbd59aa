import type { Work } from "../../../core/mutation/work.ts";
import { isKnownStatus, type WompiTransaction } from "../../../core/wompi/transaction.ts";
import type { Payment } from "../payment/payment.entity.ts";
import type { CardAttempt } from "./attempt.entity.ts";
import { attemptMoves } from "./attempt-moves.ts";
import "./card.audit.ts";
import { attemptStatusOf, mayFollow, reasonOf } from "./card.rules.ts";
import { CardTransaction } from "./card-transaction.entity.ts";
import { bookOnlinePayment, decideOnlinePayment } from "./online-payment.ts";
import { findReferenced } from "./referenced.ts";

/**
 * What became of what the provider told: it changed our records, it told nothing new, it is of nothing that
 * we know, or in words that we do not know.
 */
export type Applied = "applied" | "nothing-new" | "unmatched" | "unknown-status";

/**
 * Makes our records follow what the provider answered about a transaction, when it was made or when we asked:
 * however often it is told, late or out of order, each transaction has one payment and comes to one end.
 */
export async function applyTransaction(work: Work, told: WompiTransaction): Promise<Applied> {
  const referenced = await findReferenced(work, told.reference);
  if (!referenced) return "unmatched";
  const { payable, attempt } = referenced;
  if (!isKnownStatus(told.status)) return "unknown-status";
  await work.lock(payable.record, ...(attempt ? [attempt] : []));
  const known = await work.em.findOne(CardTransaction, { id: told.id }, { populate: ["payment"] });
  if (attempt && told.bankUrl) attempt.bankUrl = told.bankUrl;
  if (known && !mayFollow(known.word, told.status)) return "nothing-new";
  const contradicts = known?.word === "DECLINED" || known?.word === "ERROR";

  const payment =
    known?.payment && !contradicts ? known.payment : await bookOnlinePayment(work, payable, attempt, told);
  if (known?.payment && !contradicts) await work.lock(payment);
  await decideOnlinePayment(work, payable, payment, { told, attempt, contradicts });
  note(work, told, attempt, payment, known);
  if (attempt) follow(work, attempt, told);
  return "applied";
}

function note(
  work: Work,
  { id, status, cardBrand, cardLastFour }: WompiTransaction,
  attempt: CardAttempt | null,
  payment: Payment,
  known: CardTransaction | null,
): void {
  const transaction = known ?? work.add(Object.assign(new CardTransaction(), { id, attempt }));
  Object.assign(transaction, { word: status, payment, toldAt: work.now });
  if (cardLastFour) Object.assign(transaction, { cardBrand, cardLastFour });
}

/** The attempt shows its latest transaction; one that was approved shows no later refusal of another. */
function follow(work: Work, attempt: CardAttempt, { id, status, statusMessage }: WompiTransaction): void {
  const to = attemptStatusOf(status);
  if (!attemptMoves.lifecycle.allows(attempt.status, to)) return;
  const { reference } = attempt;
  const refused = to === "declined" || to === "error" || to === "voided";
  const reason = refused ? reasonOf(status, statusMessage) : null;
  work.move(attemptMoves, attempt, to, {
    audit: ["card.moved", { reference, status: to, transactionId: id, reason }],
  });
  Object.assign(attempt, { transactionId: id, reason });
}
