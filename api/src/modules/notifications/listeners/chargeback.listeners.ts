import { addressOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import { Chargeback } from "../../payments/chargeback/chargeback.entity.ts";
import { answerTurn } from "../../payments/chargeback/turn/chargeback-turn.rules.ts";
import type { PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { ofPayable } from "../../payments/payable/payable.rules.ts";
import type { NoticeText } from "../notify.ts";
import { notifyWhoseTurn } from "../notify-people.ts";

/** Notifies the people who answer chargebacks about a chargeback. */
async function notifyOffice(
  work: Work,
  { chargebackId, payable: ref }: { chargebackId: string; payable: PayableRef },
  text: (chargeback: Chargeback, of: string) => Pick<NoticeText, "type" | "title" | "message">,
): Promise<void> {
  const chargeback = await work.em.findOneOrFail(Chargeback, { id: chargebackId });
  const { words, notice } = await loadPayable(work, ref);
  await notifyWhoseTurn(work, await turnNow(work, chargeback, answerTurn), {
    link: `${addressOf("payments")}?ver=reversiones&caso=${chargebackId}`,
    data: { ...notice.data, chargeback_id: chargebackId },
    ...text(chargeback, ofPayable(words)),
  });
}

/** Listeners that notify about chargebacks. */
export const chargebackNotices: readonly Listener[] = [
  on("chargeback.opened", (work, event) =>
    notifyOffice(work, event, ({ number, dueOn }, of) => ({
      type: "chargeback_opened",
      message: `Caso ${number} de un pago ${of}: respóndelo a más tardar el ${spokenDay(dueOn)}.`,
    })),
  ),
  on("chargeback.due-near", (work, event) =>
    notifyOffice(work, event, ({ number, dueOn }, of) => ({
      type: "chargeback_due",
      title: dueOn < work.today ? "Reversión vencida" : "Reversión por vencer",
      message: `El caso ${number} de un pago ${of} vence el ${spokenDay(dueOn)} y nadie lo ha respondido.`,
    })),
  ),
  on("chargeback.reversed", (work, event) =>
    notifyOffice(work, event, ({ number }, of) => ({
      type: "chargeback_reversed",
      message: `El caso ${number} de un pago ${of} quedó cerrado: el proveedor reversó el pago.`,
    })),
  ),
];
