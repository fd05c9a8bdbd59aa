import type { Scope } from "../mutation/scope.ts";
import { sql } from "../read/sql.ts";

/** Hours after a session of its maker in which a link's use from the same place is looked at. */
const reviewedHours = 24;

/**
 * Returns whether a request is from a browser or an address on which the maker of a link had a session within
 * 24 hours.
 */
export async function isFromMakersPlace(
  scope: Pick<Scope, "origin" | "now" | "rows">,
  makerId: number,
): Promise<boolean> {
  const { origin, now } = scope;
  const since = new Date(now.getTime() - reviewedHours * 3_600_000);
  const [found] = await scope.rows<{ found: boolean }>(sql`select exists (select from user_sessions s
    where s.user_id = ${makerId} and s.last_used_at >= ${since}
      and (s.ip = ${origin.ip}::text or s.id = any(${origin.staffSessions ?? []}::uuid[]))) as found`);
  return found?.found ?? false;
}
