import { forbidden } from "../../core/failure.ts";
import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import type { PayableRef } from "../payments/payable/payable.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { allowClosing } from "./acts/allow-closing.ts";
import { latestClosing } from "./closing.access.ts";
import { closingMoves, noteStep } from "./closing-moves.ts";
import { keepSeats, releaseSeats } from "./closing-seats.ts";
import { OnlineClosing } from "./online-closing.entity.ts";

async function noteTravellers(work: Work, { quoteId }: { quoteId: string }): Promise<void> {
  const closing = await latestClosing(work, quoteId);
  if (closing?.status !== "en_curso") return;
  await work.lock(closing);
  closing.travellersAt = work.now;
  noteStep(work, closing);
}

/** Returns the closing in progress that made a contract, locked, with its quote; null for other contracts. */
async function ofContract(work: Work, contractId: string) {
  const closing = await work.em.findOne(OnlineClosing, { contract: contractId, status: "en_curso" });
  if (!closing) return null;
  await work.lock(closing);
  const quote = await work.em.findOneOrFail(Quote, { id: closing.quote.id });
  const contract = await work.em.findOneOrFail(Contract, { id: contractId });
  return { closing, quote, number: contract.contractNumber };
}

async function noteSignature(work: Work, { contractId }: { contractId: string }): Promise<void> {
  const found = await ofContract(work, contractId);
  if (!found) return;
  const { closing, quote, number } = found;
  closing.signedAt = work.now;
  noteStep(work, closing);
  work.audit("quote.closing-signed", quote.id, { contract: number });
}

/** Ends a closing with its first payment, which the client made online or reported as a transfer. */
async function notePayment(work: Work, { payable }: { payable: PayableRef }): Promise<void> {
  if (payable.kind !== "contract") return;
  const found = await ofContract(work, payable.id);
  if (!found?.closing.signedAt) return;
  const { closing, quote, number } = found;
  noteStep(work, closing);
  work.move(closingMoves, closing, "cerrado", { audit: ["quote.closing-paid", { contract: number }, quote] });
  await keepSeats(work, payable.id);
  await work.emit("closing.paid", { quoteId: quote.id });
}

/** Ends the closings of a quote whose offer is no longer valid. */
const endWith =
  (reason: string) =>
  async (work: Work, { quoteId }: { quoteId: string }): Promise<void> => {
    const closing = await latestClosing(work, quoteId);
    if (closing?.status !== "ofrecido" && closing?.status !== "en_curso") return;
    await work.lock(closing);
    const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
    closing.endReason = reason;
    work.move(closingMoves, closing, "terminado", { audit: ["quote.closing-ended", { reason }, quote] });
  };

/** Ends the closing of a contract that was cancelled, and releases its seats. */
async function endWithContract(work: Work, { contractId }: { contractId: string }): Promise<void> {
  await releaseSeats(work, contractId);
  const found = await ofContract(work, contractId);
  if (found) await endWith("El contrato se canceló.")(work, { quoteId: found.quote.id });
}

/** Ends the closing of an earlier version when another version is sent. */
async function endEarlier(
  work: Work,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<void> {
  if (version === 1) return;
  const closing = await latestClosing(work, quoteId);
  if (closing && closing.sentVersion < version)
    await endWith("Se envió otra versión de la propuesta.")(work, { quoteId });
}

/** Allows a version that was just sent to be closed online, when its sender may create contracts. */
async function allowSent(
  work: Work,
  { quoteId, mostPayments }: { quoteId: string; mostPayments: number },
): Promise<void> {
  if (!may(work.viewer?.role, "createContracts")) throw forbidden();
  await allowClosing(work, { quoteId, input: { mostPayments } });
}

/** Listeners that follow a closing through the records of its quote. */
export const closingListeners: readonly Listener[] = [
  on("passengers.completed", noteTravellers),
  on("contract.signed", noteSignature),
  on("payment.registered", notePayment),
  on("payment.verified", notePayment),
  on("contract.cancelled", endWithContract),
  on("quote.sent", endEarlier),
  on("quote.offered-online", allowSent),
  on("quote.requoted", endWith("Se pidió otra propuesta.")),
  on("quote.rejected", endWith("La propuesta se rechazó.")),
  on("quote.expired", endWith("La propuesta venció.")),
];
