import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Payable } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { spokenPayable } from "../../payments/payable/payable.rules.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople } from "../notify-people.ts";

async function toOwnAccount(work: Work, payable: Payable, text: NoticeText): Promise<void> {
  const { clientId, notice } = payable;
  if ((await payable.notifiedPeople(work)).includes(clientId)) return;
  await notifyPeople(work, [clientId], {
    ...text,
    link: notice.link,
    data: { ...notice.data, ...text.data },
  });
}

/** Listeners that notify clients with an account about refunds. */
export const clientMoneyNotices: readonly Listener[] = [
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
