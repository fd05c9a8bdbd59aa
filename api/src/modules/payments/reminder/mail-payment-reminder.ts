import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { contractContent } from "../../contracts/contract/print/contract-content.ts";
import { howToPayLine, throughLinkOf } from "../../contracts/contract/print/contract-payment.ts";
import { nextAsked } from "../../contracts/plan/next-payment.ts";
import { paymentLink } from "../../contracts/plan/payment-link.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { reservedFor } from "../payable/reserved-for.ts";
import { reminderLetter } from "./payment-reminder.mail.ts";

/** E-mails a client the reminder of a plan line; `step` counts days after the due day, negative before it. */
export async function mailPaymentReminder(
  work: Work,
  { lineId, step, email }: { lineId: string; step: number; email: string },
): Promise<void> {
  const line = await work.em.findOneOrFail(PlanLine, { id: lineId });
  const contract = await work.em.findOneOrFail(Contract, { id: line.contract.id });
  const content = await contractContent(work.em, contract);
  const { descripcion: text, fechaVencimiento: due } = line;
  const { porVerificar } = await work.facts(line, "porVerificar");
  const open = line.monto - line.pagado - Number(porVerificar);
  const next = await nextAsked(work, contract.id);
  const url = await paymentLink(work, contract);
  const { subject, letter } = reminderLetter(content, {
    text,
    due,
    open,
    howToPay: throughLinkOf(url, await howToPayLine(work, contract, next ?? { text, due, amount: open })),
    earlier: next && next.due < due ? next : null,
    balance: contract.precioTotal - contract.totalPagado,
    waiting: await reservedFor(work, { kind: "contract", id: contract.id }),
    today: work.today,
    hasAccount: contract.account !== null,
    url,
  });
  await queueMail(work, {
    key: `payment-reminder:${line.id}:${line.fechaVencimiento}:${step}`,
    to: email,
    subject,
    letter,
  });
}
