import type { Context } from "../../../core/context.ts";
import type { CalendarSource } from "../../../core/http/calendars.ts";
import { notFound } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { tripCalendar } from "./calendar.rules.ts";
import { tripOf } from "./trip.reads.ts";

/** The calendar of a contract's trip, by a link that opens nothing else. */
export const tripCalendarSource: CalendarSource = {
  purpose: "calendar",
  of: async (context, id) => {
    const { sequence, changedAt } = await changesOf(context, id);
    const host = new URL(context.services.config.publicUrl).hostname;
    return tripCalendar(await tripOf(context, id), { id, host, sequence, changedAt });
  },
};

/** Returns when a contract or one of its items last changed, and the seconds of it since it was made. */
async function changesOf(
  { read }: Context,
  id: string,
): Promise<{ readonly sequence: number; readonly changedAt: Date }> {
  const [row] = await read.rows<{ sequence: number; changed: string }>(
    sql`select floor(extract(epoch from last.at - c.created_at))::int as sequence,
      to_json(last.at) #>> '{}' as changed
    from contracts c cross join lateral (select greatest(c.updated_at,
      (select max(i.updated_at) from contract_items i where i.contract_id = c.id)) as at) last
    where c.id = ${id}`,
  );
  if (!row) throw notFound(NO_CONTRACT);
  return { sequence: row.sequence, changedAt: new Date(row.changed) };
}
