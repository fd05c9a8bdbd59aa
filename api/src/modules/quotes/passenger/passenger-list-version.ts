import { type LastSave, Stale } from "../../../core/mutation/stale.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Refuses to save a quote's passenger list based on an older version than the current one, and names the
 * person who changed it since. A request without a version is accepted. The quote is locked.
 */
export async function refuseOlderList(
  work: Work,
  { id, passengersVersion: version }: Quote,
  expected?: number | null,
): Promise<void> {
  if (expected === undefined || expected === null || expected === version) return;
  throw new Stale({ version }, await lastSaveOf(work, id));
}

/**
 * Increments the version of the passenger lists of locked quotes, so that people who opened a list before
 * cannot overwrite its new content.
 */
export async function raiseLists(work: Work, quoteIds: readonly string[]): Promise<void> {
  await work.rows(sql`update quotes set passengers_version = passengers_version + 1
    where id = any(${[...quoteIds]}::uuid[])`);
}

/** Returns the latest change of a list in the history, whether of the whole list or of one person. */
async function lastSaveOf(work: Work, quoteId: string): Promise<LastSave> {
  const [row] = await work.rows<{ by: number | null; at: number }>(
    sql`select actor_id as by, (extract(epoch from at) * 1000)::float8 as at from audit_entries
      where (record_id = ${quoteId} and type = 'passengers.saved')
        or (type in ('passenger.added', 'passenger.updated', 'passenger.deleted')
          and detail->>'quoteId' = ${quoteId})
      order by audit_entries.at desc, id desc limit 1`,
  );
  return { by: row?.by ?? null, at: row ? new Date(row.at) : null };
}
