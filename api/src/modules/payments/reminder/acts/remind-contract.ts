import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../../core/colombia/emails.ts";
import { conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { claimContact, contactedOtherwise } from "../../../../core/reminding/claim-contact.ts";
import { NO_CONTACT_TIME, OTHER_CHANNEL } from "../../../../core/reminding/reminder.rules.ts";
import "../../../contracts/contract/contract.audit.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { refuseContractAct } from "../../../contracts/contract/contract-state.ts";
import { contractContent } from "../../../contracts/contract/paper/contract-content.ts";
import {
  signatureReminderLetter,
  signatureReminderSubject,
} from "../../../contracts/contract/paper/contract.mail.ts";
import { newSignatureLink } from "../../../contracts/contract/paper/signature-link.ts";
import { mailPaymentReminder } from "../mail-payment-reminder.ts";
import { ALREADY_TOLD, SWITCHED_OFF } from "../payment-reminder.rules.ts";

/**
 * Reminds the client of a contract of what is theirs to do: to sign it, or to pay what is overdue longest.
 * Once a day, within the hours of the law. To sign what was agreed is no collection: only a reminder of a
 * payment takes the channel of the week, and none goes where the client switched them off, nor on a day on
 * which a reminder went to them already (Ley 2300 de 2023, art. 3).
 */
export async function remindContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  await refuseContractAct(work, contract, "remind");
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const to = normalEmail(contract.emailSentTo ?? contract.cliente.email);
  const of = contract.status === "active" ? "signature" : "payment";
  if (of === "signature") await remindSignature(work, contract, to);
  else await remindPayment(work, contract, to);
  contract.remindedAt = work.now;
  work.audit("contract.reminded", contract.id, { of, to });
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

/** The row that is inserted is the claim, as that of the reminders that go by themselves. */
async function remindPayment(work: Work, contract: Contract, to: string): Promise<void> {
  const [off] = await work.rows(sql`select 1 from notification_preferences p
    where p.user_id = ${contract.account?.id ?? null}::int and not (p.payment_reminders and p.email)`);
  if (off) throw conflict(SWITCHED_OFF);
  const [otherwise] = await work.rows(sql`select 1 where ${contactedOtherwise(sql`${to}::text`, "mail")}`);
  if (otherwise) throw conflict(OTHER_CHANNEL);
  const [claimed] = await work.rows<{ plan_line_id: string; step: number }>(sql`
    insert into payment_reminders (plan_line_id, due, step, email, sent_on, at)
    select l.id, l.fecha_vencimiento, ${bind.today} - l.fecha_vencimiento,
      ${to}::text, ${bind.today}, ${bind.now}
    from plan_lines l where l.contract_id = ${contract.id}::uuid and l.pagado < l.monto
      and l.fecha_vencimiento < ${bind.today}
    order by l.fecha_vencimiento, l.id limit 1
    on conflict do nothing returning plan_line_id, step`);
  if (!claimed) throw conflict(ALREADY_TOLD);
  await claimContact(work, { person: to, reason: "collection", channel: "mail" });
  await mailPaymentReminder(work, { lineId: claimed.plan_line_id, step: claimed.step, email: to });
}
