import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { type Day, today } from "../../../core/colombia/days.ts";
import { spokenDay, spokenTrip } from "../../../core/colombia/spoken.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { conflict } from "../../../core/failure.ts";
import { codeOf } from "../../../core/verification/issue-document.ts";
import type { PrintedPassage } from "../../../core/passage.ts";
import { CardTransaction } from "../card/card-transaction.entity.ts";
import { paidBy, type PaidContent } from "../payable/payable.ts";
import { loadPayable } from "../payable/payable-kinds.ts";
import { conceptOf, type DueLine, dueAfter, type PayableWords } from "../payable/payable.rules.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { meansText } from "../payment/means/means.rules.ts";
import { NO_RECEIPT } from "../payment.texts.ts";

/** Content of a receipt; amounts in COP, as they were when the payment was verified. */
export interface ReceiptContent {
  readonly number: string;
  /** Verification code of the receipt; null for receipts older than the codes. */
  readonly code: string | null;
  readonly verifiedAt: Date;
  readonly passage: PrintedPassage;
  readonly payable: PayableWords;
  readonly client: PaidContent["client"];
  readonly payer: string | null;
  /** Plan lines that the payment covers: `Cuota inicial`; null without a plan. */
  readonly concept: string | null;
  /**
   * Unpaid part of the next amount due; null when everything is paid, without a plan, and when the payment
   * was reversed or the paid record cancelled.
   */
  readonly next: DueLine | null;
  readonly monto: Cop;
  readonly fechaPago: Day;
  readonly method: string;
  readonly reference: string | null;
  readonly price: Cop;
  readonly balance: Cop;
  /**
   * True when the paid record was cancelled before the payment was verified, so that nothing was owed any
   * more.
   */
  readonly ended: boolean;
  readonly reversed: { readonly at: Date; readonly reason: string } | null;
  readonly advisor: PaidContent["advisor"];
}

/**
 * Loads the content of a payment's receipt.
 * @throws Refusal CONFLICT for a payment that was never verified.
 */
export async function receiptContent(em: SqlEntityManager, payment: Payment): Promise<ReceiptContent> {
  const { receiptNumber: number, verifiedAt, balanceAfter: balance, reversedAt, reversalReason } = payment;
  if (number === null || verifiedAt === null || balance === null) throw conflict(NO_RECEIPT);
  const payable = await loadPayable({ em }, paidBy(payment));
  const content = await payable.content(em);
  const card = await em.findOne(CardTransaction, { payment: payment.id });
  const ended = payable.cancelledAt !== null && payable.cancelledAt <= verifiedAt;
  const reversed = reversedAt && { at: reversedAt, reason: reversalReason ?? "" };
  return {
    number,
    code: await codeOf(em, payment.id, "receipt"),
    verifiedAt,
    passage: {
      kind: "Recibo de pago",
      number,
      origin: content.origin,
      destination: content.destination,
      dates: spokenTrip(content.from, content.to),
      travellers: content.travellers,
      // A receipt shows the amount that was paid, not the price of the trip.
      price: null,
      status: reversed
        ? { text: `Anulado el ${spokenDay(today(reversed.at))}`, tone: "clay" }
        : { text: "Pago recibido", tone: "leaf" },
    },
    payable: payable.words,
    client: content.client,
    payer: payment.pagadorNombre,
    concept: conceptOf(content.plan, content.price - balance - payment.monto, payment.monto),
    next: reversed || ended ? null : dueAfter(content.plan, content.price - balance),
    monto: payment.monto,
    fechaPago: payment.fechaPago,
    method: meansText({ ...card, medio: payment.medio }),
    reference: [payment.bancoOrigen, payment.referenciaPago].filter(Boolean).join(" · ") || null,
    price: content.price,
    balance,
    ended,
    reversed,
    advisor: content.advisor,
  };
}
