import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../../core/read/sql.ts";
import {
  claimContact,
  contactedOtherwise,
  contactedToday,
} from "../../../customers/reminding/claim-contact.ts";
import { spokenForOf } from "../../../contracts/plan/awaiting.sql.ts";
import { promisesToPay } from "../../receivable/promise.sql.ts";
import { reminderGrace, reminderSteps } from "../payment-reminder.rules.ts";
import { mailPaymentReminder } from "../mail-payment-reminder.ts";

interface Claimed {
  readonly plan_line_id: string;
  readonly step: number;
  readonly email: string;
}

/**
 * Reminds clients of due payments, 7 days and 1 day before the due day and 1, 5 and 10 days after it. Each
 * step is e-mailed once, within the legal hours, and a client gets one reminder a day, unless another channel
 * was used this week. Clients who disabled reminders, or whose payment awaits verification, are skipped; so
 * are steps from before the contract was signed. Inserting the row claims the step. Returns whether more
 * reminders may be left.
 */
export async function remindPayments(work: Work): Promise<boolean> {
  if (!isContactTime(work.now)) return false;
  const claimed = await work.rows<Claimed>(sql`with reached as (
       select l.id, l.contract_id, l.fecha_vencimiento as due,
         lower(coalesce(c.email_sent_to, c.cliente->>'email')) as email, c.signed_at,
         (select max(s) from unnest(${[...reminderSteps]}::int[]) s
           where s <= ${bind.today} - l.fecha_vencimiento) as step
       from plan_lines l join contracts c on c.id = l.contract_id
       left join notification_preferences p on p.user_id = c.cliente_id
       where l.fecha_vencimiento between ${bind.today} - ${reminderSteps.at(-1)! + reminderGrace}::int
       and ${bind.today} - ${reminderSteps[0]}::int
         and l.pagado < l.monto and c.status in ('signed', 'completed')
         and coalesce(p.payment_reminders, true) and coalesce(p.email, true)
         and not ${promisesToPay(raw("c.id"))}
         and ${spokenForOf("contract_id", raw("c.id"))}
           < (select sum(due.monto - due.pagado) from plan_lines due where due.contract_id = c.id
             and due.fecha_vencimiento <= l.fecha_vencimiento)
     )
     insert into payment_reminders (plan_line_id, due, step, email, sent_on, at)
     select distinct on (email) r.id, r.due, r.step, r.email, ${bind.today}, ${bind.now} from reached r
     where ${bind.today} - r.due - r.step <= ${reminderGrace}::int
     and r.due + r.step >= (r.signed_at at time zone 'America/Bogota')::date
       and not exists (select 1 from payment_reminders sent where sent.plan_line_id = r.id
         and sent.due = r.due and sent.step = r.step)
       and not ${contactedOtherwise(raw("r.email"), "mail")}
       and not ${contactedToday(raw("r.email"))}
     order by email, r.step desc, r.due, r.id limit ${SLICE}
     on conflict do nothing returning plan_line_id, step, email`);
  for (const { plan_line_id: lineId, step, email } of claimed) {
    await claimContact(work, { person: email, reason: "collection", channel: "mail" });
    await mailPaymentReminder(work, { lineId, step, email });
  }
  return claimed.length === SLICE;
}
