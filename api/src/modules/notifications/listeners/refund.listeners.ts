import { addressOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import type { Payable, PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { ofPayable } from "../../payments/payable/payable.rules.ts";
import { Refund } from "../../payments/refund/refund.entity.ts";
import { payTurn, refundTurns } from "../../payments/refund/turn/refund-turn.rules.ts";
import { notifyPeople, notifyWhoMay, notifyWhoseTurn } from "../notify-people.ts";

interface RefundFacts {
  readonly payable: Payable;
  readonly refund: Refund;
  readonly amount: string;
}

async function refundOf(
  work: Work,
  { refundId, payable }: { refundId: string; payable: PayableRef },
): Promise<RefundFacts> {
  const refund = await work.em.findOneOrFail(Refund, { id: refundId });
  return { payable: await loadPayable(work, payable), refund, amount: formatCop(refund.monto) };
}

const about = ({ payable, refund }: RefundFacts) => ({
  link: `${addressOf("payments")}?ver=devoluciones&devolucion=${refund.id}`,
  data: { ...payable.notice.data, refund_id: refund.id },
});

/** Listeners that notify about refunds to clients: the people who pay refunds, and the seller. */
export const refundNotices: readonly Listener[] = [
  on("refund.opened", async (work, event) => {
    const facts = await refundOf(work, event);
    await notifyWhoseTurn(work, await turnNow(work, facts.refund, payTurn), {
      ...about(facts),
      type: "refund_opened",
      message:
        `Hay que devolver ${facts.amount} ${ofPayable(facts.payable.words)}, ` +
        `a más tardar el ${spokenDay(facts.refund.dueOn)}.`,
    });
  }),
  on("refund.account-given", async (work, event) => {
    const facts = await refundOf(work, event);
    await notifyWhoseTurn(work, await turnNow(work, facts.refund, (about) => refundTurns(about)[0] ?? null), {
      ...about(facts),
      type: "refund_account_given",
      message: `La devolución de ${facts.amount} ${ofPayable(facts.payable.words)} ya tiene cuenta.`,
    });
  }),
  on("refund.due-near", async (work, event) => {
    const facts = await refundOf(work, event);
    const { dueOn } = facts.refund;
    await notifyWhoseTurn(work, await turnNow(work, facts.refund, payTurn), {
      ...about(facts),
      type: "refund_due",
      title: dueOn < work.today ? "Devolución vencida" : "Devolución por vencer",
      message:
        `Hay que devolver ${facts.amount} ${ofPayable(facts.payable.words)} ` +
        `a más tardar el ${spokenDay(dueOn)}.`,
    });
  }),
  on("refund.paid", async (work, event) => {
    const facts = await refundOf(work, event);
    await notifyPeople(work, await facts.payable.notifiedPeople(work), {
      ...about(facts),
      link: facts.payable.notice.link,
      type: "refund_paid",
      message: `Se devolvieron ${facts.amount} ${ofPayable(facts.payable.words)}.`,
    });
  }),
  on("refund.annulled", async (work, event) => {
    const facts = await refundOf(work, event);
    await notifyWhoseTurn(work, await turnNow(work, facts.refund, payTurn), {
      ...about(facts),
      type: "refund_annulled",
      message:
        `La devolución de ${facts.amount} ${ofPayable(facts.payable.words)} se anuló: ` +
        `«${facts.refund.annulReason ?? ""}».`,
    });
  }),
  on("refund.beyond-paid", async (work, { payable: ref, amount }) => {
    const { words, notice } = await loadPayable(work, ref);
    await notifyWhoMay(work, "payRefunds", {
      link: notice.link,
      data: notice.data,
      type: "refund_beyond_paid",
      message:
        `El proveedor anuló un pago ${ofPayable(words)} que ya habíamos devuelto: ` +
        `${formatCop(amount)} salieron de más.`,
    });
  }),
];
