import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../customers/reminding/reminder.rules.ts";
import type { ReminderMessage } from "../../../content/message/message.type.ts";
import { worded } from "../../../content/message/worded.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { howToPayLine } from "../../../contracts/contract/print/contract-payment.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import { latestVersion } from "../../../contracts/contract/print/contract.print.ts";
import { newCarriedLink, signatureMessage } from "../../../contracts/contract/sharing/carried-link.ts";
import { paymentLink } from "../../../contracts/plan/payment-link.ts";
import { PlanLine } from "../../../contracts/plan/plan-line.entity.ts";
import { claimReminder } from "../claim-reminder.ts";
import { accountSentence } from "../payment-reminder.rules.ts";

/**
 * Returns the text of the WhatsApp message with which staff remind a contract's client of the next step: to
 * sign, with a new link, or to pay the longest overdue amount. Like an e-mail reminder, it is limited to once
 * a day and to the legal hours. Only a payment reminder counts as debt collection, which must use the channel
 * already used this week (Ley 2300 de 2023, art. 3).
 */
export async function remindContractByWhatsapp(work: Work, { id }: { id: string }): Promise<ReminderMessage> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "remindByWhatsapp");
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const of = contract.status === "active" ? "signature" : "payment";
  const text = of === "signature" ? await signatureText(work, contract) : await paymentText(work, contract);
  contract.remindedAt = work.now;
  const { name, lastname, phone } = contract.cliente;
  work.audit("contract.reminded", contract.id, {
    of,
    name: `${name} ${lastname}`.trim(),
    channel: "whatsapp",
  });
  return { text, phone: phone ?? "" };
}

async function signatureText(work: Work, contract: Contract): Promise<string> {
  const version = await latestVersion(work, contract);
  if (!version || !work.viewer) throw forbidden();
  const { url } = newCarriedLink(work, contract, {
    channel: "whatsapp",
    version: version.number,
    maker: work.viewer,
  });
  return signatureMessage(work, contract, { url, purpose: "signature_reminder" });
}

async function paymentText(work: Work, contract: Contract): Promise<string> {
  const { client, destination, number } = await contractContent(work.em, contract);
  const person = normalEmail(contract.emailSentTo ?? contract.cliente.email);
  const { lineId } = await claimReminder(work, contract, { person, channel: "whatsapp" });
  const line = await work.em.findOneOrFail(PlanLine, { id: lineId });
  const { porVerificar } = await work.facts(line, "porVerificar");
  const open = line.monto - line.pagado - Number(porVerificar);
  const { descripcion, fechaVencimiento: due } = line;
  const ways = await howToPayLine(work, contract, { text: descripcion, due, amount: open });
  return worded(work, "collection", {
    cliente: firstName(client.name),
    asesor: work.viewer?.name ?? "",
    destino: destination,
    numero: number,
    valor: formatCop(open),
    vence: spokenDay(due),
    cuenta: accountSentence(ways),
    enlace: await paymentLink(work, contract, work.viewer),
  });
}
