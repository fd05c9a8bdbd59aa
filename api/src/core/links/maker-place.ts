import type { Scope } from "../mutation/scope.ts";
import { sql } from "../read/sql.ts";

/**
 * Hours after a session of the link's creator during which uses of the link from the same browser or address
 * are detected.
 */
const reviewedHours = 24;

/**
 * Returns whether a request comes from a browser or an address in which the creator of a link had a session
 * within the last 24 hours.
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
