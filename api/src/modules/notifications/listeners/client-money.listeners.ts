import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Payable, PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { spokenPayable } from "../../payments/payable/payable.rules.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople } from "../notify-people.ts";

type Said = Pick<NoticeText, "type" | "title" | "message">;

/**
 * Notifies the client's account about a payment; the client of a reservation is already notified as its
 * customer.
 */
async function notifyClient(
  work: Work,
  { paymentId, payable: ref }: { paymentId: string; payable: PayableRef },
  said: (payment: Payment, amount: string, thing: string) => Said,
): Promise<void> {
  const payment = await work.em.findOneOrFail(Payment, { id: paymentId });
  const payable = await loadPayable(work, ref);
  const text = said(payment, formatCop(payment.monto), spokenPayable(payable.words));
  await toOwnAccount(work, payable, { ...text, data: { payment_id: paymentId } });
}

async function toOwnAccount(work: Work, payable: Payable, text: NoticeText): Promise<void> {
  const { clientId, notice } = payable;
  if ((await payable.notifiedPeople(work)).includes(clientId)) return;
  await notifyPeople(work, [clientId], {
    ...text,
    link: notice.link,
    data: { ...notice.data, ...text.data },
  });
}

/**
 * Listeners that notify clients in their account about the outcome of their payments, and about refunds; the
 * registration of a payment is notified together with accounting.
 */
export const clientMoneyNotices: readonly Listener[] = [
  on("payment.verified", (work, event) =>
    notifyClient(work, event, (_, amount, thing) => ({
      type: "payment_verified",
      title: "Confirmamos tu pago",
      message: `Tu pago de ${amount} para ${thing} quedó verificado. Te enviamos el recibo.`,
    })),
  ),
  on("payment.rejected", (work, event) =>
    notifyClient(work, event, (_, amount, thing) => ({
      type: "payment_rejected",
      title: "No pudimos verificar tu pago",
      message: `No pudimos verificar tu pago de ${amount} para ${thing}. Escríbele a tu asesor.`,
    })),
  ),
  on("payment.reversed", (work, event) =>
    notifyClient(work, event, (_, amount, thing) => ({
      type: "payment_reversed",
      title: "Tu pago se reversó",
      message: `Tu pago de ${amount} para ${thing} se reversó y ya no cuenta. Escríbele a tu asesor.`,
    })),
  ),
  on("refund.opened", async (work, { refundId, payable: ref }) => {
    const { monto, dueOn } = await work.em.findOneOrFail(Refund, { id: refundId });
    const payable = await loadPayable(work, ref);
    await notifyPeople(work, [payable.clientId], {
      type: "refund_promised",
      message:
        `Te devolveremos ${formatCop(monto)} de ${spokenPayable(payable.words)} ` +
        `a más tardar el ${spokenDay(dueOn)}.`,
      link: payable.notice.link,
      data: { ...payable.notice.data, refund_id: refundId },
    });
  }),
  on("refund.paid", async (work, { refundId, payable: ref }) => {
    const { monto } = await work.em.findOneOrFail(Refund, { id: refundId });
    await toOwnAccount(work, await loadPayable(work, ref), {
      type: "refund_paid",
      title: "Te devolvimos tu dinero",
      message: `Te devolvimos ${formatCop(monto)}.`,
      data: { refund_id: refundId },
    });
  }),
];
