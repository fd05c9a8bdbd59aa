import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { ownContracts } from "../contract/contract.access.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { TripShare } from "./trip-share.entity.ts";

/** Refusal of a shared link that does not exist or is not the asker's. */
export const NO_SHARE = "Enlace no encontrado";

interface Asking {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly now: Date;
}

/** Returns the links to the asker's own trips that still open. */
export const ownShares = ({ viewer, link, now }: Asking): FilterQuery<TripShare> => ({
  $and: [
    { contract: ownContracts(viewer, link) as never },
    { link: { revokedAt: null, expiresAt: { $gt: now } } },
  ],
});

/** Ends every link with which a contract's trip is shared. */
export async function endShares(work: Work, contractId: string): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and id in (select link_id from trip_shares where contract_id = ${contractId}) returning id`);
}
