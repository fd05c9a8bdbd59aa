import { sql } from "../../core/read/sql.ts";

/**
 * Whether the account `u` with its preferences `p` may be offered something: not who took their consent back
 * and did not ask for offers since.
 */
export const offerable = sql`(p.marketing_emails or not exists (select from consents c
  where c.revoked_at is not null and ((c.purpose = 'registration' and c.record_id = u.id::text)
    or (c.viewer_id = u.id and u.role = 1))))`;
