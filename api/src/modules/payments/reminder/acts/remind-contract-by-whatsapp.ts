import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../../core/reminding/reminder.rules.ts";
import type { ReminderMessage } from "../../../content/message/message.type.ts";
import { worded } from "../../../content/message/worded.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { howToPayLine } from "../../../contracts/contract/print/contract-payment.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import { paymentLink } from "../../../contracts/plan/payment-link.ts";
import { PlanLine } from "../../../contracts/plan/plan-line.entity.ts";
import { claimReminder } from "../claim-reminder.ts";
import { accountSentence } from "../payment-reminder.rules.ts";

/**
 * Claims a reminder by WhatsApp of the amount overdue longest of a contract, and returns the message that a
 * person of the agency sends to the client, in the agency's words. It is a collection: once a day, within the
 * hours of the law, and by the channel that has the week (Ley 2300 de 2023, art. 3). It counts as a reminder
 * as one by mail does.
 */
export async function remindContractByWhatsapp(work: Work, { id }: { id: string }): Promise<ReminderMessage> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "remindByWhatsapp");
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const { client, destination, number } = await contractContent(work.em, contract);
  const person = normalEmail(contract.emailSentTo ?? contract.cliente.email);
  const { lineId } = await claimReminder(work, contract, { person, channel: "whatsapp" });
  const line = await work.em.findOneOrFail(PlanLine, { id: lineId });
  contract.remindedAt = work.now;
  work.audit("contract.reminded", contract.id, { of: "payment", name: client.name, channel: "whatsapp" });
  const open = line.monto - line.pagado;
  const { descripcion, fechaVencimiento: due } = line;
  const ways = await howToPayLine(work, contract, { text: descripcion, due, amount: open });
  const text = await worded(work, "collection", {
    cliente: firstName(client.name),
    asesor: work.viewer?.name ?? "",
    destino: destination,
    numero: number,
    valor: formatCop(open),
    vence: spokenDay(due),
    cuenta: accountSentence(ways),
    enlace: await paymentLink(work, contract, work.viewer),
  });
  return { text, phone: contract.cliente.phone ?? "" };
}
