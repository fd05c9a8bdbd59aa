import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { claimContact, contactedOtherwise } from "../../customers/reminding/claim-contact.ts";
import { CONTACTED_TODAY, OTHER_CHANNEL } from "../../customers/reminding/reminder.rules.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { nextAskedOf } from "../../contracts/plan/next-payment.ts";
import { promisesToPay } from "../receivable/promise.sql.ts";
import { ALL_WAITS, ALREADY_TOLD, PROMISED, SWITCHED_OFF } from "./payment-reminder.rules.ts";

/** Plan line that the client is reminded of; `step` is the number of days after the due day. */
export interface ClaimedLine {
  readonly lineId: string;
  readonly step: number;
}

/**
 * Claims the reminder of the longest overdue amount through one channel, for the client with this e-mail.
 * Inserting the row is the claim, as for automatic reminders. Refused when the client disabled reminders, has
 * reported the whole overdue amount, was contacted through another channel this week, or was already
 * contacted that day.
 */
export async function claimReminder(
  work: Work,
  contract: Contract,
  { person, channel }: { person: string; channel: "mail" | "whatsapp" },
): Promise<ClaimedLine> {
  const [off] = await work.rows(sql`select 1 from notification_preferences p
    where p.user_id = ${contract.account?.id ?? null}::int
      and not (p.payment_reminders and (p.email or ${channel}::text <> 'mail'))`);
  if (off) throw conflict(SWITCHED_OFF);
  const [otherwise] = await work.rows(
    sql`select 1 where ${contactedOtherwise(sql`${person}::text`, channel)}`,
  );
  if (otherwise) throw conflict(OTHER_CHANNEL);
  const [promise] = await work.rows(sql`select 1 where ${promisesToPay(sql`${contract.id}::uuid`)}`);
  if (promise) throw conflict(PROMISED);
  const [next] = await work.rows<{ id: string }>(
    sql`select n.id from ${nextAskedOf(contract.id)} n where n.due < ${bind.today}`,
  );
  if (!next) throw conflict(ALL_WAITS);
  const [claimed] = await work.rows<{ plan_line_id: string; step: number }>(sql`
    insert into payment_reminders (plan_line_id, due, step, email, sent_on, at)
    select l.id, l.fecha_vencimiento, ${bind.today} - l.fecha_vencimiento,
      ${person}::text, ${bind.today}, ${bind.now}
    from plan_lines l where l.id = ${next.id}::uuid
    on conflict do nothing returning plan_line_id, step`);
  if (!claimed) throw conflict(ALREADY_TOLD);
  if (!(await claimContact(work, { person, reason: "collection", channel }))) throw conflict(CONTACTED_TODAY);
  return { lineId: claimed.plan_line_id, step: claimed.step };
}
