import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import { followUpDays } from "../../quotes/quote/task/follow-up.rules.ts";
import { asked, broken, chased, dated, followed, OFTEN, selling } from "./day-order.rules.ts";

const is = (kinds: readonly string[]): Fragment => sql`kind = any(${[...kinds]}::text[])`;
const dayOf = (at: Fragment): Fragment => sql`(${at} at time zone 'America/Bogota')::date`;
const sent = dayOf(sql`since`);

/** SQL of the urgency of a row, over its columns; the equivalent of `heatOf`. */
const heat: Fragment = sql`case when ${is(asked)} or "asksChange" or opened >= ${OFTEN}::int then 0
  when ${is(broken)} then 1
  when ${is(dated)} and ${dayOf(sql`since`)} <= ${bind.today} + 1 then 1
  when ${is(selling)} then 2 else 3 end`;

/** SQL of the sort order of the day: by urgency, then by amount, then longest pending first. */
export const dayOrder: Fragment = sql`${heat}, amount desc nulls last, since, kind, "recordId"`;

/**
 * SQL of whether a row is still to do today: a client is contacted at most once a day, and about an offer
 * once for each of its follow-up days.
 */
export const isOfToday: Fragment = sql`case
  when ${is(chased)} then coalesce(${dayOf(sql`reminded`)} < ${bind.today}, true)
  when ${is(followed)} then coalesce(${dayOf(sql`reminded`)} < ${sent} + (select max(s)
    from unnest(${[...followUpDays]}::int[]) s where s <= ${bind.today} - ${sent}), true)
  else true end`;
