import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Condition that a traveller reads a ticket or voucher `v`: it is theirs, or of the whole group. */
export const readByTraveller = (travellerId: Fragment): Fragment =>
  sql`(v.for_group or v.traveller_id = ${travellerId})`;

/** Condition that who has a shared link still reads the ticket or voucher of a file. */
export const voucherAudience = (key: string, linkId: string): Fragment =>
  sql`exists (select from trip_vouchers v join trip_shares s on s.link_id = ${linkId}::uuid
    where v.file_key = ${key} and v.ended_at is null and s.traveller_id is not null
      and ${readByTraveller(sql`s.traveller_id`)})`;
