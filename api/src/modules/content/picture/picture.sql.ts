import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { PictureRights } from "./picture.rules.ts";

/** Licence and author of the picture of an address. */
export interface AddressRights extends PictureRights {
  readonly address: string;
}

/**
 * Returns licence and author of the addresses (`text[]`) that are, or were, in the library: a JSON list of
 * `AddressRights`, of one address the newest last.
 */
export const pictureRightsSql = (addresses: Fragment): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('address', owned.address, 'licence', owned.licence,
      'author', owned.author) order by owned.id), '[]')
    from agency_pictures owned where owned.address = any (${addresses}))`;
