import { createHash } from "node:crypto";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { OWNER } from "../../accounts/permissions.rules.ts";

/** Hours for which a link to create the first OWNER is valid. */
export const OWNER_LINK_HOURS = 24;

/** Returns the stored hash of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** SQL query for whether an active OWNER exists; then no link can create another. */
export const hasOwner: Fragment = sql`select exists (select from users
  where role = ${OWNER} and is_active) as found`;

/** Returns SQL for the link of a token that is valid at an instant; no rows once there is an OWNER. */
export const workingLink = (token: string, now: Date): Fragment =>
  sql`select l.mailed_to as "mailedTo" from owner_links l
    where l.token_hash = ${hashOf(token)} and l.expires_at > ${now}
      and not exists (select from users where role = ${OWNER} and is_active)`;
