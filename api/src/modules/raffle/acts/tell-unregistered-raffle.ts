import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import "../raffle.events.ts";

/** Tells once of a raffle that was open before authorisations were asked for; answers how many. */
export async function tellUnregisteredRaffle(work: Work): Promise<number> {
  const told = await work.rows<{ id: string }>(
    sql`update raffles set unregistered_told_at = ${work.now} where status = 'open' and opened_unregistered
      and unregistered_told_at is null and private_name is null and authorization_number is null
      returning id`,
  );
  for (const { id } of told) await work.emit("raffle.unregistered", { raffleId: id });
  return told.length;
}
