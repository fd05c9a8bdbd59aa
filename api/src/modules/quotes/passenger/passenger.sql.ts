import { type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of the completed months from a birth date to a day. A birthday on 29 February counts on 1
 * March, as in `core/colombia/ages`.
 */
const monthsSql = (birth: Fragment, on: Fragment): Fragment =>
  sql`((extract(year from ${on}) - extract(year from ${birth})) * 12 + extract(month
    from ${on}) - extract(month from ${birth})
    - case when extract(day from ${on}) < extract(day from ${birth}) then 1 else 0 end)`;

/**
 * Returns the SQL of a passenger's age class on the quote's day of departure, the equivalent of `ageClassOn`.
 */
export function ageClassSql(birth: Fragment, quoteId: Fragment): Fragment {
  const months = monthsSql(birth, sql`q.fecha_ida`);
  return sql`(select case when ${months} between 0 and 23 then 'infante' when ${months} between 24
    and 167 then 'menor'
    when ${months} between 168 and 1451 then 'adulto' end from quotes q where q.id = ${quoteId})`;
}

/** Returns the SQL of a passenger's name by id. */
export const passengerNameSql = (id: Fragment): Fragment =>
  sql`(select trim(t.nombre || ' ' || t.apellido) from passengers t where t.id = ${id})`;
