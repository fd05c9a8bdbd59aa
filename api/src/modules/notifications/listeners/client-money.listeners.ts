import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Payable, PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { spokenPayable } from "../../payments/payable/payable.rules.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import "../../payments/payment/payment.events.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import "../../payments/refund/refund.events.ts";
import type { Told } from "../notify.ts";
import { tell } from "../told-people.ts";

type Said = Pick<Told, "type" | "title" | "message">;

/** Tells the client's account of a payment; of a reservation they are told as its person already. */
async function tellClient(
  work: Work,
  { paymentId, payable: ref }: { paymentId: string; payable: PayableRef },
  said: (payment: Payment, amount: string, thing: string) => Said,
): Promise<void> {
  const payment = await work.em.findOneOrFail(Payment, { id: paymentId });
  const payable = await loadPayable(work, ref);
  const told = said(payment, formatCop(payment.monto), spokenPayable(payable.words));
  await toOwnAccount(work, payable, { ...told, data: { payment_id: paymentId } });
}

async function toOwnAccount(work: Work, payable: Payable, told: Told): Promise<void> {
  const { clientId, notice } = payable;
  if ((await payable.toldPeople(work)).includes(clientId)) return;
  await tell(work, [clientId], { ...told, link: notice.link, data: { ...notice.data, ...told.data } });
}

/**
 * What clients are told in their account of what became of what they paid, and of what they get back; that it
 * was registered is told together with accounting.
 */
export const clientMoneyNotices: readonly Listener[] = [
  on("payment.verified", (work, event) =>
    tellClient(work, event, (_, amount, thing) => ({
      type: "payment_verified",
      title: "Confirmamos tu pago",
      message: `Tu pago de ${amount} para ${thing} quedó verificado. Te enviamos el recibo.`,
    })),
  ),
  on("payment.rejected", (work, event) =>
    tellClient(work, event, (_, amount, thing) => ({
      type: "payment_rejected",
      title: "No pudimos verificar tu pago",
      message: `No pudimos verificar tu pago de ${amount} para ${thing}. Escríbele a tu asesor.`,
    })),
  ),
  on("payment.reversed", (work, event) =>
    tellClient(work, event, (_, amount, thing) => ({
      type: "payment_reversed",
      title: "Tu pago se reversó",
      message: `Tu pago de ${amount} para ${thing} se reversó y ya no cuenta. Escríbele a tu asesor.`,
    })),
  ),
  on("refund.opened", async (work, { refundId, payable: ref }) => {
    const { monto, dueOn } = await work.em.findOneOrFail(Refund, { id: refundId });
    const payable = await loadPayable(work, ref);
    await tell(work, [payable.clientId], {
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
