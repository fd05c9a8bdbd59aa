import { type Listener, on } from "../../../core/events/listeners.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import { loadPayable } from "../payable/payable-kinds.ts";
import { Payment } from "../payment/payment.entity.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { claimReversedLetter } from "./chargeback.mail.ts";
import { chargebackMoves } from "./chargeback-moves.ts";

/**
 * Listeners that end the case of a payment when the provider reverses the payment, whatever the agency
 * answered, and notify the client.
 */
export const chargebackListeners: readonly Listener[] = [
  on("card.voided", async (work, { paymentId, payable: ref }) => {
    const chargeback = await work.em.findOne(
      Chargeback,
      { payment: paymentId, status: { $ne: "reversado" } },
      { orderBy: { createdAt: "desc" } },
    );
    if (!chargeback) return;
    await work.lock(chargeback);
    const { id, number, dueOn } = chargeback;
    work.move(chargebackMoves, chargeback, "reversado", { audit: ["chargeback.reversed", { paymentId }] });
    await work.emit("chargeback.reversed", { chargebackId: id, payable: ref });
    const { monto, pagadorEmail } = await work.em.findOneOrFail(Payment, { id: paymentId });
    const content = await (await loadPayable(work, ref)).content(work.em);
    await queueMail(work, {
      key: `chargeback-reversed:${id}`,
      to: pagadorEmail ?? content.client.email,
      ...claimReversedLetter(content, { number, monto, dueOn }),
    });
  }),
];
