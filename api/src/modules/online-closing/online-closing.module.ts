import type { Module } from "../../core/module.ts";
import { closingListeners } from "./closing.listeners.ts";
import { closingSweeps } from "./closing.jobs.ts";
import { ClosingMutations, ClosingQueries } from "./closing.resolver.ts";
import { onlineClosingWords } from "./online-closing.words.ts";
import { OnlineClosing } from "./online-closing.entity.ts";

/**
 * A client closes a sent quote alone: chooses, enters the travellers, signs and pays the first installment.
 *
 * Acts:
 * Emits:
 * Listens to:
 *
 * Acts: accept-closing, allow-closing, borrow-rights, choose-closing, continue-closing,
 *   note-stalled-closings, note-unpaid-closings, open-closing-step, request-closing-code, start-closing,
 *   stop-closing, take-over-closing.
 * Emits: closing.left-to-seller, closing.paid, closing.stalled, closing.unpaid, quote.approved,
 *   quote.updated.
 * Listens to: contract.cancelled, contract.signed, passengers.completed, payment.registered,
 *   payment.verified, quote.expired, quote.offered-online, quote.rejected, quote.requoted, quote.sent.
 */
export const onlineClosing: Module = {
  name: "online-closing",
  words: onlineClosingWords,
  entities: [OnlineClosing],
  resolvers: [ClosingQueries, ClosingMutations],
  listeners: closingListeners,
  sweeps: closingSweeps,
};
