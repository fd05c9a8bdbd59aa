import { normalEmail } from "../../../../core/colombia/emails.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { releaseContact } from "../../../customers/reminding/claim-contact.ts";
import { actBefore, ownLastAct } from "../../../accounts/account/own-last-act.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";

const type = "contract.reminded";

/**
 * Withdraws the caller's own record of a WhatsApp reminder that was not sent. The reminder no longer counts,
 * and the client may be contacted again today. An e-mail cannot be withdrawn.
 */
export async function withdrawContractReminder(work: Work, { id }: { id: string }): Promise<boolean> {
  const contract = await findContract(work.forUpdate, id);
  const { at, detail } = await ownLastAct<{ channel?: "whatsapp" }>(work, contract.id, type);
  if (detail.channel !== "whatsapp") throw conflict("Un correo enviado no se puede deshacer");
  const person = normalEmail(contract.emailSentTo ?? contract.cliente.email);
  await work.rows(sql`delete from payment_reminders r using plan_lines l
    where l.id = r.plan_line_id and l.contract_id = ${contract.id}::uuid and r.at = ${at}::timestamptz
    returning r.plan_line_id`);
  await releaseContact(work, { person, at });
  contract.remindedAt = await actBefore(work, contract.id, { type, at });
  work.audit("contract.reminder-withdrawn", contract.id, {});
  return true;
}
