import { bind, type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns SQL: the channel by which a person (an e-mail, lower-case) was first contacted this week; null
 * without a contact.
 */
export const contactedBySql = (person: Fragment): Fragment =>
  sql`(select k.channel from contacts k where k.person = ${person} and k.reason <> 'offer'
    and k.day >= date_trunc('week', ${bind.today}::timestamp)::date order by k.day, k.at limit 1)`;

/** Returns SQL: whether an instant is on the current day in Bogota; false for null. */
export const remindedTodaySql = (at: Fragment): Fragment =>
  sql`coalesce((${at} at time zone 'America/Bogota')::date = ${bind.today}, false)`;
