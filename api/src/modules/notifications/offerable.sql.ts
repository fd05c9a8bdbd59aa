import { sql } from "../../core/read/sql.ts";

/**
 * SQL condition: account `u`, with preferences `p`, may receive offers. False for people who revoked their
 * consent and have not requested offers since.
 */
export const offerable = sql`(p.marketing_emails or not exists (select from consents c
  where c.revoked_at is not null and ((c.purpose = 'registration' and c.record_id = u.id::text)
    or (c.viewer_id = u.id and u.role = 1))))`;
