import { type LastSave, Stale } from "../../../core/mutation/stale.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Quote } from "../quote/quote.entity.ts";

/**
 * Refuses a save over an older list of a locked quote's passengers than the present one, and names who
 * changed it since; without a version it is accepted.
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
 * Raises the version of the lists of locked quotes: people who opened one before have not seen its new
 * content.
 */
export async function raiseLists(work: Work, quoteIds: readonly string[]): Promise<void> {
  await work.rows(sql`update quotes set passengers_version = passengers_version + 1
    where id = any(${[...quoteIds]}::uuid[])`);
}

/** Returns the last change of a list by the history: of all of it, or of one person. */
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
