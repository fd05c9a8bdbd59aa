import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

interface EventFailure {
  readonly eventId: string;
  readonly why: string;
}

/**
 * Stores the reason why an event of the provider could not be applied. An event that was applied in the
 * meantime is not changed.
 */
export async function noteEventFailure(work: Work, { eventId, why }: EventFailure): Promise<void> {
  await work.rows(
    sql`update card_events set failure = ${why}, tries = least(tries + 1, 32767)
      where id = ${eventId} and applied_at is null`,
  );
}
