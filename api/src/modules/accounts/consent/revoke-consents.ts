import type { Work } from "../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { revocablePurposes } from "./consent.rules.ts";

/**
 * Returns whether a consent `c` is needed for a trip that is still to be made (Decreto 1377 de 2013 art. 9).
 */
export const bindsTrip: Fragment = sql`exists (select from contracts k where k.status in ('active', 'signed')
  and ((c.purpose = 'signature' and k.id::text = c.record_id)
    or (c.purpose = 'passengers' and k.quote_id::text = c.record_id)))`;

/**
 * Revokes the consents `c` that meet a condition, in the name of the acting person, and returns their number.
 * Each revocation gets an audit entry, and uses that the consent allowed, such as offers, stop at once.
 * Consents that a trip still needs are not revoked. `claim` is the number of the request that demanded the
 * revocation.
 */
export async function revokeConsents(
  work: Work,
  which: Fragment,
  claim: string | null = null,
): Promise<number> {
  await work.save();
  const revoked = await work.rows<{ id: string; purpose: string; recordId: string; userId: number | null }>(
    sql`update consents c set revoked_at = ${work.now} where c.given and c.revoked_at is null
      and c.purpose = any(${[...revocablePurposes]}::text[]) and not ${bindsTrip} and (${which})
      returning c.id, c.purpose, c.record_id as "recordId",
        case when c.purpose = 'registration' then c.record_id::int
          else (select u.id from users u where u.id = c.viewer_id and u.role = 1) end as "userId"`,
  );
  for (const { id, purpose, recordId, userId } of revoked) {
    work.audit("consent.revoked", id, { purpose, recordId, claim });
    await work.emit("consent.revoked", { consentId: id, userId });
  }
  return revoked.length;
}

/**
 * Returns the SQL condition on consents of an account: the ones for the account, and the ones that its client
 * gave while signed in.
 */
export const consentsOfAccount = (userId: number): Fragment =>
  sql`(c.purpose = 'registration' and c.record_id = ${userId}::text)
    or (c.viewer_id = ${userId} and (c.purpose = 'signature'
      or exists (select from users u where u.id = ${userId} and u.role = 1)))`;

/**
 * Returns the SQL condition on consents that a person without an account gave with messages and quotes under
 * their e-mail.
 */
export const consentsUnder = (email: string): Fragment =>
  sql`c.viewer_id is null and c.purpose in ('request', 'passengers') and c.record_id in (
    select m.id::text from contact_messages m where m.email = ${email}
    union all select q.id::text from quotes q where q.email_cliente = ${email})`;
