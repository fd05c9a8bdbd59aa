import type { Scope } from "../../../../core/mutation/scope.ts";
import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import { unsentOfferText } from "./unsent-offer.sql.ts";

/**
 * Returns the ids of the matching quotes (`q`) whose offer never reached the client: its e-mail is waiting or
 * was dropped, and it was not sent in another way.
 */
export async function unsentOffers(scope: Scope, which: Fragment): Promise<string[]> {
  const rows = await scope.rows<{ id: string }>(
    sql`select q.id from quotes q where ${which} and ${raw(unsentOfferText("q"))} in ('waits', 'dropped')`,
  );
  return rows.map(({ id }) => id);
}
