import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Departure } from "../../catalog/departure.entity.ts";
import { createContract } from "../../contracts/contract/acts/create-contract.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { closingInProgress, type ClosingVisitor } from "../closing.access.ts";
import { queueAcceptedMail } from "../closing.mail.ts";
import { noteStep } from "../closing-moves.ts";
import { closingPlan } from "../closing-plan.rules.ts";
import { departureOf, holdSeats, refuseWithoutSeats } from "../closing-seats.ts";
import { stepOf } from "../closing-step.rules.ts";
import { closingSummary, hashOfSummary } from "../closing-summary.ts";
import { NOT_YET, SUMMARY_CHANGED } from "../closing.texts.ts";
import { refuseWithoutRights } from "../lent-rights.ts";

/**
 * Accepts the summary of an order as its client: keeps it exactly as it was read, acknowledges it by mail,
 * holds the seats, and creates the contract with the rights of the employee who allowed the closing. Returns
 * the contract's id; a repeated press returns the same contract.
 */
export async function acceptClosing(
  work: Work,
  { sha256, ...visitor }: ClosingVisitor & { sha256: string },
): Promise<string> {
  await lockSeats(work, visitor.quoteId);
  const found = await closingInProgress(work, visitor);
  const { quote, closing } = found;
  if (closing.contract) return closing.contract.id;
  if (stepOf(closing) !== "resumen") throw conflict(NOT_YET);
  await refuseWithoutRights(work, found);
  await refuseWithoutSeats(work, found);
  const payments = closing.payments ?? 1;
  const summary = await closingSummary(work, found, payments);
  if (hashOfSummary(summary) !== sha256) throw conflict(SUMMARY_CHANGED);

  const { fechasVencimientoCuotas: days, ...plan } = closingPlan(payments, summary.total, work.today);
  const contractId = await createContract(work, {
    input: { quoteId: quote.id, ...plan, fechasVencimientoCuotas: [...days] },
    templateId: closing.template?.id ?? null,
  });
  await work.save();
  closing.contract = work.em.getReference(Contract, contractId);
  closing.summary = { ...summary, ip: work.origin.ip, userAgent: work.origin.userAgent };
  closing.summarySha256 = sha256;
  closing.acceptedAt = work.now;
  noteStep(work, closing);
  await holdSeats(work, quote, contractId);
  work.audit("quote.closing-accepted", quote.id, { total: summary.total, payments, sha256 });
  await queueAcceptedMail(work, quote, summary);
  return contractId;
}

/** Locks the departure of a quote's trip before the quote, so that its last seats are not taken twice. */
async function lockSeats(work: Work, quoteId: string): Promise<void> {
  const quote = await work.em.findOne(Quote, { id: quoteId });
  const departure = quote && (await departureOf(work, quote));
  if (departure) await work.lockById(Departure, departure.id);
}
