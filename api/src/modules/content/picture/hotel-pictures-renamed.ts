import { plainName } from "../../../core/colombia/plain.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { longestPictureName } from "./picture.rules.ts";

/**
 * Renames the pictures of a hotel, and returns their number. If the new name is too long for a picture,
 * nothing changes.
 */
export async function renameHotelPictures(work: Work, from: string, into: string): Promise<number> {
  if (into.length > longestPictureName || plainName(from) === plainName(into)) return 0;
  const renamed = await work.rows(
    sql`update agency_pictures set name = ${into}, key = ${plainName(into)}, version = version + 1,
      updated_at = ${work.now}::timestamptz
    where removed_at is null and kind = 'hotel' and key = ${plainName(from)} returning id`,
  );
  return renamed.length;
}
