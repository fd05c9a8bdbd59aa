import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../../core/read/sql.ts";
import { awaitingOf } from "../../../contracts/plan/awaiting.sql.ts";
import { contractContent } from "../../../contracts/contract/paper/contract-content.ts";
import { howToPayLine } from "../../../contracts/contract/paper/contract-payment.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { paymentLink } from "../../../contracts/plan/payment-link.ts";
import { PlanLine } from "../../../contracts/plan/plan-line.entity.ts";
import { reminderGrace, reminderSteps } from "../payment-reminder.rules.ts";
import { reminderLetter } from "../payment-reminder.mail.ts";

interface Claimed {
  readonly plan_line_id: string;
  readonly step: number;
  readonly email: string;
}

/**
 * Reminds clients of what they have to pay, 7 days and 1 day before its due day and 1, 5 and 10 days after
 * it: once each, by mail, within the hours of the law, and each client of one payment a day. Nobody is
 * reminded who switched reminders off, or whose payment already awaits verification; nor of a step that
 * passed before the contract was signed. The row that is inserted is the claim.
 */
export async function remindPayments(work: Work): Promise<void> {
  if (!isContactTime(work.now)) return;
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
         and ${awaitingOf("contract_id", raw("c.id"))}
           < (select sum(due.monto - due.pagado) from plan_lines due where due.contract_id = c.id
             and due.fecha_vencimiento <= l.fecha_vencimiento)
     )
     insert into payment_reminders (plan_line_id, due, step, email, sent_on, at)
     select distinct on (email) r.id, r.due, r.step, r.email, ${bind.today}, ${bind.now} from reached r
     where ${bind.today} - r.due - r.step <= ${reminderGrace}::int
     and r.due + r.step >= (r.signed_at at time zone 'America/Bogota')::date
       and not exists (select 1 from payment_reminders told where told.plan_line_id = r.id
         and told.due = r.due and told.step = r.step)
     order by email, r.step desc, r.due, r.id
     on conflict do nothing returning plan_line_id, step, email`);
  for (const reminder of claimed) await remind(work, reminder);
}

async function remind(work: Work, { plan_line_id, step, email }: Claimed): Promise<void> {
  const line = await work.em.findOneOrFail(PlanLine, { id: plan_line_id });
  const contract = await work.em.findOneOrFail(Contract, { id: line.contract.id });
  const content = await contractContent(work.em, contract);
  const { descripcion: text, fechaVencimiento: due } = line;
  const open = line.monto - line.pagado;
  const { subject, letter } = reminderLetter(content, {
    ...{ text, due, open },
    howToPay: await howToPayLine(work, contract, { text, due, amount: open }),
    balance: contract.precioTotal - contract.totalPagado,
    today: work.today,
    hasAccount: contract.account !== null,
    url: await paymentLink(work, contract),
  });
  await queueMail(work, {
    key: `payment-reminder:${line.id}:${line.fechaVencimiento}:${step}`,
    to: email,
    subject,
    letter,
  });
}
