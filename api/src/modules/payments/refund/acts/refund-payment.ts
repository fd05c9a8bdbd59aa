import { addDays } from "../../../../core/colombia/days.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPayment } from "../../payment/payment.access.ts";
import { declinePayment } from "../../payment/decision/payment-decision.ts";
import { lockWithPayable } from "../../payment/payment-payable.ts";
import { refusePaymentAct } from "../../payment/payment-state.ts";
import { openRefund } from "../open-refund.ts";
import { refundLetter } from "../refund.mail.ts";
import { REFUND_DAYS, REFUNDED } from "../refund.rules.ts";

/**
 * Refunds a payment in review. The payment is rejected and never counted. Its amount is owed to the client,
 * who is notified of the due day.
 */
export async function refundPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  const payable = await lockWithPayable(work, payment);
  await refusePaymentAct(work, payment, "refund");

  await declinePayment(work, payment, payable, REFUNDED);
  const dueOn = addDays(work.today, REFUND_DAYS);
  const owed = { monto: payment.monto, reason: "pago_en_revision", dueOn, payment, decided: true } as const;
  await openRefund(work, payable, owed);

  const content = await payable.content(work.em);
  await queueMail(work, {
    key: `payment-refunded:${payment.id}`,
    to: payment.pagadorEmail ?? content.client.email,
    ...refundLetter(content, payable.words, { monto: payment.monto, dueOn }),
  });
  return payment.id;
}
