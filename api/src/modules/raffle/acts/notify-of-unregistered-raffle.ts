import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

/**
 * Sends one notification about a raffle that was opened before authorizations were required; returns the
 * number of raffles notified.
 */
export async function notifyOfUnregisteredRaffle(work: Work): Promise<number> {
  const notified = await work.rows<{ id: string }>(
    sql`update raffles set unregistered_told_at = ${work.now} where status = 'open' and opened_unregistered
      and unregistered_told_at is null and private_name is null and authorization_number is null
      returning id`,
  );
  for (const { id } of notified) await work.emit("raffle.unregistered", { raffleId: id });
  return notified.length;
}
