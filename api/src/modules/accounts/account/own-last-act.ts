import { spokenSoon } from "../../../core/colombia/spoken.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { personName } from "../person-name.sql.ts";

/** Seconds within which a person can undo their own act; the screen offers it for ten of them. */
export const UNDO_SECONDS = 60;

/** The caller's act that is about to be undone: its time, and the detail of its history entry. */
export interface OwnLastAct<Detail> {
  readonly at: Date;
  readonly detail: Detail;
}

/**
 * Returns the caller's act of a type when it is the last entry of a record's history and at most a minute
 * old.
 * @throws Refusal CONFLICT, with name and time, once another person changed the record; also when the minute
 * has passed.
 */
export async function ownLastAct<Detail>(
  work: Work,
  recordId: string,
  type: string,
): Promise<OwnLastAct<Detail>> {
  const [last] = await work.rows<{ type: string; at: string; mine: boolean; who: string; detail: Detail }>(
    sql`select e.type, e.at, coalesce(e.actor_id = ${bind.me}, false) as mine, e.detail,
        coalesce(nullif(${raw(personName("u"))}, ''), 'el cliente o el sistema') as who
      from audit_entries e left join users u on u.id = e.actor_id
      where e.record_id = ${recordId}::text order by e.at desc, e.id desc limit 1`,
  );
  if (last && !last.mine)
    throw conflict(`No se puede deshacer: ${last.who} hizo otro cambio el ${spokenSoon(new Date(last.at))}`);
  if (!last || last.type !== type || work.now.getTime() - new Date(last.at).getTime() > UNDO_SECONDS * 1000)
    throw conflict("No se puede deshacer: ya pasó el tiempo o hiciste otro cambio después");
  return { at: new Date(last.at), detail: last.detail };
}

/**
 * Returns the time at which an act of a type was done on a record before an instant; null when there was
 * none.
 */
export async function actBefore(
  work: Work,
  recordId: string,
  { type, at }: { type: string; at: Date },
): Promise<Date | null> {
  const [before] = await work.rows<{ at: string | null }>(
    sql`select max(e.at) as at from audit_entries e
      where e.record_id = ${recordId}::text and e.type = ${type}::text and e.at < ${at}::timestamptz`,
  );
  return before?.at ? new Date(before.at) : null;
}
