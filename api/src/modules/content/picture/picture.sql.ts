import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { PictureRights } from "./picture.rules.ts";

/** Licence and author of the picture at a URL. */
export interface AddressRights extends PictureRights {
  readonly address: string;
}

/**
 * Returns SQL for licence and author of the pictures at these URLs (`text[]`) that are, or were, in the
 * library: a JSON list of `AddressRights`, with the latest entry for each URL.
 */
export const pictureRightsSql = (addresses: Fragment): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('address', owned.address, 'licence', owned.licence,
      'author', owned.author) order by owned.id), '[]')
    from agency_pictures owned where owned.address = any (${addresses}))`;
