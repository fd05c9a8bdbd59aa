import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Condition that a traveller may see ticket or voucher `v`: it belongs to that traveller or to the group. */
export const readByTraveller = (travellerId: Fragment): Fragment =>
  sql`(v.for_group or v.traveller_id = ${travellerId})`;

/** Condition that the holder of a shared link may still open the file of a ticket or voucher. */
export const voucherAudience = (key: string, linkId: string): Fragment =>
  sql`exists (select from trip_vouchers v join trip_shares s on s.link_id = ${linkId}::uuid
    where v.file_key = ${key} and v.ended_at is null and s.traveller_id is not null
      and ${readByTraveller(sql`s.traveller_id`)})`;
