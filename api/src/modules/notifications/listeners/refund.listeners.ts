import { addressOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import type { Payable, PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { ofPayable } from "../../payments/payable/payable.rules.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import "../../payments/refund/refund.events.ts";
import { payTurn, refundTurn } from "../../payments/refund/turn/refund-turn.rules.ts";
import { tell, tellWhoMay, tellWhoseTurn } from "../told-people.ts";

interface RefundTold {
  readonly payable: Payable;
  readonly refund: Refund;
  readonly amount: string;
}

async function refundOf(
  work: Work,
  { refundId, payable }: { refundId: string; payable: PayableRef },
): Promise<RefundTold> {
  const refund = await work.em.findOneOrFail(Refund, { id: refundId });
  return { payable: await loadPayable(work, payable), refund, amount: formatCop(refund.monto) };
}

const about = ({ payable, refund }: RefundTold) => ({
  link: `${addressOf("payments")}?ver=devoluciones&devolucion=${refund.id}`,
  data: { ...payable.notice.data, refund_id: refund.id },
});

/** Who is told of money that goes back to clients: those who pay it, and whoever sold. */
export const refundNotices: readonly Listener[] = [
  on("refund.opened", async (work, event) => {
    const told = await refundOf(work, event);
    await tellWhoseTurn(work, await turnNow(work, told.refund, payTurn), {
      ...about(told),
      type: "refund_opened",
      message:
        `Hay que devolver ${told.amount} ${ofPayable(told.payable.words)}, ` +
        `a más tardar el ${spokenDay(told.refund.dueOn)}.`,
    });
  }),
  on("refund.account-given", async (work, event) => {
    const told = await refundOf(work, event);
    await tellWhoseTurn(work, await turnNow(work, told.refund, refundTurn), {
      ...about(told),
      type: "refund_account_given",
      message: `La devolución de ${told.amount} ${ofPayable(told.payable.words)} ya tiene cuenta.`,
    });
  }),
  on("refund.due-near", async (work, event) => {
    const told = await refundOf(work, event);
    const { dueOn } = told.refund;
    await tellWhoseTurn(work, await turnNow(work, told.refund, payTurn), {
      ...about(told),
      type: "refund_due",
      title: dueOn < work.today ? "Devolución vencida" : "Devolución por vencer",
      message:
        `Hay que devolver ${told.amount} ${ofPayable(told.payable.words)} ` +
        `a más tardar el ${spokenDay(dueOn)}.`,
    });
  }),
  on("refund.paid", async (work, event) => {
    const told = await refundOf(work, event);
    await tell(work, await told.payable.toldPeople(work), {
      ...about(told),
      link: told.payable.notice.link,
      type: "refund_paid",
      message: `Se devolvieron ${told.amount} ${ofPayable(told.payable.words)}.`,
    });
  }),
  on("refund.annulled", async (work, event) => {
    const told = await refundOf(work, event);
    await tellWhoseTurn(work, await turnNow(work, told.refund, payTurn), {
      ...about(told),
      type: "refund_annulled",
      message:
        `La devolución de ${told.amount} ${ofPayable(told.payable.words)} se anuló: ` +
        `«${told.refund.annulReason ?? ""}».`,
    });
  }),
  on("refund.beyond-paid", async (work, { payable: ref, amount }) => {
    const { words, notice } = await loadPayable(work, ref);
    await tellWhoMay(work, "payRefunds", {
      link: notice.link,
      data: notice.data,
      type: "refund_beyond_paid",
      message:
        `El proveedor anuló un pago ${ofPayable(words)} que ya habíamos devuelto: ` +
        `${formatCop(amount)} salieron de más.`,
    });
  }),
];
