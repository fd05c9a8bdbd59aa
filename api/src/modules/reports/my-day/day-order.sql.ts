import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import { followUpDays } from "../../quotes/quote/task/follow-up.rules.ts";
import { asked, broken, chased, dated, followed, OFTEN, selling } from "./day-order.rules.ts";

const is = (kinds: readonly string[]): Fragment => sql`kind = any(${[...kinds]}::text[])`;
const dayOf = (at: Fragment): Fragment => sql`(${at} at time zone 'America/Bogota')::date`;
const sent = dayOf(sql`since`);

/** SQL of the urgency of a row, over its columns; as in `heatOf`. */
const heat: Fragment = sql`case when ${is(asked)} or "asksChange" or opened >= ${OFTEN}::int then 0
  when ${is(broken)} then 1
  when ${is(dated)} and ${dayOf(sql`since`)} <= ${bind.today} + 1 then 1
  when ${is(selling)} then 2 else 3 end`;

/** SQL of the order of the day: by urgency, then by money, then the longest waiting first. */
export const dayOrder: Fragment = sql`${heat}, amount desc nulls last, since, kind, "recordId"`;

/**
 * Returns whether a row waits today: clients are written to once a day, and about an offer once for each of
 * the days on which it is followed up.
 */
export const isOfToday: Fragment = sql`case
  when ${is(chased)} then coalesce(${dayOf(sql`reminded`)} < ${bind.today}, true)
  when ${is(followed)} then coalesce(${dayOf(sql`reminded`)} < ${sent} + (select max(s)
    from unnest(${[...followUpDays]}::int[]) s where s <= ${bind.today} - ${sent}), true)
  else true end`;
