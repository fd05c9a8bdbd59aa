import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/**
 * Returns the SQL of the count of a raffle's numbers that satisfy `condition`, which is trusted SQL over the
 * alias `_`.
 */
export const countSql = (raffleId: Fragment, condition: string): Fragment =>
  sql`(select count(*) from raffle_numbers _ where _.raffle_id = ${raffleId} and ${raw(condition)})::int`;

const NUMBERS = 1_000;

/**
 * Returns the SQL of the operating fee (derecho de explotación) of a raffle, in COP: a percentage of the
 * price of all numbers; `price` is the SQL of the price of one number.
 */
export const operatingRightSql = (price: Fragment): Fragment =>
  sql`(select round(${price} * ${NUMBERS} * s.raffle_right_percent / 100)::bigint from agency_settings s)`;

/**
 * Returns the SQL of the administration fee of a raffle, in COP: a percentage of the operating fee; `price`
 * is the SQL of the price of one number.
 */
export const administrationSql = (price: Fragment): Fragment =>
  sql`(select round(${operatingRightSql(price)} * s.raffle_administration_percent / 100)::bigint
    from agency_settings s)`;
