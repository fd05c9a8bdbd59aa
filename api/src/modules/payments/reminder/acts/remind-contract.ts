import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import { conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../customers/reminding/reminder.rules.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { contractContent } from "../../../contracts/contract/print/contract-content.ts";
import {
  signatureReminderLetter,
  signatureReminderSubject,
} from "../../../contracts/contract/print/contract.mail.ts";
import { newSignatureLink } from "../../../contracts/contract/print/signature-link.ts";
import { claimReminder } from "../claim-reminder.ts";
import { mailPaymentReminder } from "../mail-payment-reminder.ts";

/**
 * Reminds a contract's client of the next step: to sign, or to pay the longest overdue amount. Limited to
 * once a day and to the legal hours. Only a payment reminder counts as debt collection and must use the
 * channel already used this week. Clients who disabled reminders, or already got a reminder today, are
 * skipped (Ley 2300 de 2023, art. 3).
 */
export async function remindContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work.forUpdate, id);
  await refuseContractAct(work, contract, "remind");
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const to = normalEmail(contract.emailSentTo ?? contract.cliente.email);
  const of = contract.status === "active" ? "signature" : "payment";
  if (of === "signature") await remindSignature(work, contract, to);
  else {
    const claimed = await claimReminder(work, contract, { person: to, channel: "mail" });
    await mailPaymentReminder(work, { ...claimed, email: to });
  }
  contract.remindedAt = work.now;
  work.audit("contract.reminded", contract.id, { of, email: to });
  return contract.id;
}

async function remindSignature(work: Work, contract: Contract, to: string): Promise<void> {
  const content = await contractContent(work.em, contract);
  await queueMail(work, {
    key: `signature-reminder:${contract.id}:${work.now.getTime()}`,
    to,
    subject: signatureReminderSubject(content.number),
    letter: signatureReminderLetter(content, newSignatureLink(work, contract.id)),
  });
}
