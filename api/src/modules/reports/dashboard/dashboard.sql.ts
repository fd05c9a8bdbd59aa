import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, type Day, startOfDay } from "../../../core/colombia/days.ts";
import { bind, type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { isStaff, seesAll } from "../../accounts/staff.rules.ts";

/** Range of days of figures, both inclusive; an absent day means no limit. */
export interface FigureDays {
  readonly from?: Day | null | undefined;
  readonly to?: Day | null | undefined;
}

const all = (conditions: readonly Fragment[]): Fragment =>
  conditions.length > 0 ? joined(conditions, " and ") : sql`true`;

/** Returns the SQL of whether a day column is within a range. */
export const onDays = (column: string, { from, to }: FigureDays): Fragment =>
  all([
    ...(from ? [sql`${raw(column)} >= ${from}::date`] : []),
    ...(to ? [sql`${raw(column)} <= ${to}::date`] : []),
  ]);

/** Returns the SQL of whether a timestamp column is within a range of days in Bogotá time. */
export const duringDays = (column: string, { from, to }: FigureDays): Fragment =>
  all([
    ...(from ? [sql`${raw(column)} >= ${startOfDay(from)}::timestamptz`] : []),
    ...(to ? [sql`${raw(column)} < ${startOfDay(addDays(to, 1))}::timestamptz`] : []),
  ]);

/**
 * Returns the columns in which sales name a viewer with that role, as in the scopes of quotes and contracts.
 */
const placesOf = ({ role }: Viewer): readonly string[] => [
  ...["asesor_id", "admin_id"],
  ...(role === LIDER ? ["lider_id"] : []),
  ...(role === GERENTE ? ["gerente_id"] : []),
];

/** Returns the SQL of whether a quote or a contract names the viewer. */
export function standsOn(viewer: Viewer | null, alias: string, prefix = ""): Fragment {
  if (seesAll(viewer)) return sql`true`;
  if (!viewer || !isStaff(viewer)) return sql`false`;
  const places = placesOf(viewer).map((column) => sql`${raw(`${alias}.${prefix}${column}`)} = ${bind.me}`);
  return sql`(${joined(places, " or ")})`;
}

/**
 * Returns the SQL of whether a contract `c` counts for the viewer: a signed contract for the sellers and
 * leaders at the signature, an unsigned one for its current ones.
 */
export const countsFor = (viewer: Viewer | null): Fragment =>
  seesAll(viewer)
    ? sql`true`
    : sql`(${standsOn(viewer, "c", "signed_")} or (c.signed_at is null and ${standsOn(viewer, "c")}))`;

/**
 * SQL of the seller of a contract `c`: the seller at the signature; the current seller before it is signed.
 */
export const sellerSql = raw(`case when c.signed_at is null
  then coalesce(c.asesor_id, c.lider_id, c.gerente_id, c.admin_id)
  else coalesce(c.signed_asesor_id, c.signed_lider_id, c.signed_gerente_id, c.signed_admin_id) end`);

/**
 * Returns the SQL of the verified payments, aliased `p`, of the sales that count for the viewer. Viewers who
 * see everything also get payments of reservations, which have no seller.
 */
export const revenueOf = (viewer: Viewer | null): Fragment =>
  seesAll(viewer)
    ? sql`payments p where p.status = 'verified'`
    : sql`payments p join contracts c on c.id = p.contract_id
        where p.status = 'verified' and ${countsFor(viewer)}`;
