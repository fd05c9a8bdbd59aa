import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { notePrinted } from "../../../../core/verification/issue-document.ts";
import { balanceOf, paidBy } from "../../payable/payable.ts";
import { loadPayable } from "../../payable/payable-kinds.ts";
import { throughLinkOf } from "../../../contracts/contract/print/contract-payment.ts";
import { Payment } from "../../payment/payment.entity.ts";
import { reservedFor } from "../../payable/reserved-for.ts";
import { receiptContent } from "../receipt-content.ts";
import { receiptLetter, reversalLetter } from "../receipt.mail.ts";

/**
 * Stores a printed receipt on its payment, once, and e-mails it to the client. A receipt printed before a
 * reversal is discarded; the job of the reversal prints the annulled receipt, which informs the client that
 * the payment no longer counts.
 */
export async function keepPaymentReceipt(
  work: Work,
  { paymentId, stored, annulled }: { paymentId: string; stored: StoredBytes; annulled: boolean },
): Promise<void> {
  const payment = await work.em.findOneOrFail(Payment, { id: paymentId });
  await work.lock(payment);
  if (payment.receiptKey !== null || (payment.reversedAt !== null) !== annulled) return;
  await keepFile(work, stored, { type: "payment", id: payment.id });
  payment.receiptKey = stored.key;

  const payable = await loadPayable(work, paidBy(payment));
  const content = await receiptContent(work.em, payment);
  if (content.code) await notePrinted(work, content.code, stored.sha256);
  const ways = await payable.howToPay(work);
  const page = (await payable.clientPage?.(work)) ?? null;
  const steps = {
    waiting: await reservedFor(work, payable.ref),
    howToPay: page === null ? ways : throughLinkOf(page, ways),
    page,
  };
  const { key: storageKey, filename, contentType, size } = stored;
  await queueMail(work, {
    key: annulled ? `payment-reversed:${payment.id}` : `payment-receipt:${payment.id}`,
    to: content.client.email,
    ...(annulled
      ? reversalLetter(content, payable.cancelledAt ? null : balanceOf(payable), steps)
      : receiptLetter(content, steps)),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}
