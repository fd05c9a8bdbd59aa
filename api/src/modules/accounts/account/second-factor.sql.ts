import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns SQL for whether a person has a second factor: an authenticator app, or a passkey. */
export const hasSecondFactor = (userId: Fragment): Fragment =>
  sql`(exists (select from two_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    or exists (select from passkeys p where p.user_id = ${userId}))`;
