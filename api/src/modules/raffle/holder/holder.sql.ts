import type { Proven } from "../../../core/read/personal-data.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of whether a raffle number (`n`) is held by the client of a signed contract; `which` is a
 * condition over `c`. A number has only a name and a phone, so both must match the signature's.
 */
const asSigned = (which: Fragment): Fragment =>
  sql`exists (select from contracts c where ${which} and c.signed_at is not null
    and right(regexp_replace(c.cliente->>'phone', '\\D', '', 'g'), 10) = right(n.phone, 10)
    and plain_text(concat_ws(' ', c.cliente->>'name', nullif(c.cliente->>'lastname', '')))
      = plain_text(n.name))`;

/** Returns the SQL of whether a held number (`n`) belongs to a user account. */
export const heldByAccount = (person: number): Fragment => asSigned(sql`c.cliente_id = ${person}`);

/**
 * Returns the SQL of whether a held number (`n`) belongs to a person without an account. It matches a
 * contract signed with the e-mail that the person proved, or the name on the document that staff verified
 * together with the stated phone.
 */
export function heldByProven({ email, documentProven, stated }: Proven): Fragment {
  const signed = email === null ? sql`false` : asSigned(sql`c.cliente->>'email' = ${email}`);
  if (!documentProven || !stated?.phone) return signed;
  return sql`(${signed} or (n.phone = ${stated.phone} and plain_text(n.name) = plain_text(${stated.name})))`;
}
