import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { NormalPassenger } from "./passenger.rules.ts";

/**
 * Records that a signed-in client confirmed the phone of their account by entering it as the holder's phone.
 * A request through a link only does not confirm it, because staff may use that link.
 */
export async function confirmOwnPhone(
  work: Work,
  { cliente }: Quote,
  people: readonly NormalPassenger[],
): Promise<void> {
  const { viewer, now } = work;
  if (!viewer || viewer.id !== cliente?.id) return;
  const phone = people.find(({ titular }) => titular)?.telefono ?? null;
  await work.rows(
    sql`update users set phone_given_at = ${now} where id = ${viewer.id} and phone = ${phone}::text
      and phone_given_at is null`,
  );
}
