import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/** Returns how many numbers of a raffle are so; `condition` is SQL of ours over the number `_`. */
export const countSql = (raffleId: Fragment, condition: string): Fragment =>
  sql`(select count(*) from raffle_numbers _ where _.raffle_id = ${raffleId} and ${raw(condition)})::int`;

const NUMBERS = 1_000;

/** Returns the right to operate of a raffle by its price, in COP: a share of the prices of all numbers. */
export const operatingRightSql = (price: Fragment): Fragment =>
  sql`(select round(${price} * ${NUMBERS} * s.raffle_right_percent / 100)::bigint from agency_settings s)`;

/** Returns the administration of a raffle by its price, in COP: a share of the right to operate. */
export const administrationSql = (price: Fragment): Fragment =>
  sql`(select round(${operatingRightSql(price)} * s.raffle_administration_percent / 100)::bigint
    from agency_settings s)`;
