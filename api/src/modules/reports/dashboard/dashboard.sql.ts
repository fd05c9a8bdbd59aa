import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, type Day, startOfDay } from "../../../core/colombia/days.ts";
import { bind, type Fragment, joined, raw, sql } from "../../../core/read/sql.ts";
import { GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { isStaff, seesAll } from "../../accounts/staff.rules.ts";

/** Days of figures, both included; an absent one is no bound. */
export interface FigureDays {
  readonly from?: Day | null | undefined;
  readonly to?: Day | null | undefined;
}

const all = (conditions: readonly Fragment[]): Fragment =>
  conditions.length > 0 ? joined(conditions, " and ") : sql`true`;

/** Returns whether a column of days is within some. */
export const onDays = (column: string, { from, to }: FigureDays): Fragment =>
  all([
    ...(from ? [sql`${raw(column)} >= ${from}::date`] : []),
    ...(to ? [sql`${raw(column)} <= ${to}::date`] : []),
  ]);

/** Returns whether a column of instants is within some days of Bogota. */
export const duringDays = (column: string, { from, to }: FigureDays): Fragment =>
  all([
    ...(from ? [sql`${raw(column)} >= ${startOfDay(from)}::timestamptz`] : []),
    ...(to ? [sql`${raw(column)} < ${startOfDay(addDays(to, 1))}::timestamptz`] : []),
  ]);

/**
 * Returns the columns that name a viewer of that role on their sales, as the scopes of quotes and
 * contracts.
 */
const placesOf = ({ role }: Viewer): readonly string[] => [
  ...["asesor_id", "admin_id"],
  ...(role === LIDER ? ["lider_id"] : []),
  ...(role === GERENTE ? ["gerente_id"] : []),
];

/** Returns whether a quote or a contract names the viewer. */
export function standsOn(viewer: Viewer | null, alias: string, prefix = ""): Fragment {
  if (seesAll(viewer)) return sql`true`;
  if (!viewer || !isStaff(viewer)) return sql`false`;
  const places = placesOf(viewer).map((column) => sql`${raw(`${alias}.${prefix}${column}`)} = ${bind.me}`);
  return sql`(${joined(places, " or ")})`;
}

/**
 * Returns whether a contract `c` counts for the viewer: once it is signed for the sellers and leaders at the
 * signature, before that for its present ones.
 */
export const countsFor = (viewer: Viewer | null): Fragment =>
  seesAll(viewer)
    ? sql`true`
    : sql`(${standsOn(viewer, "c", "signed_")} or (c.signed_at is null and ${standsOn(viewer, "c")}))`;

/** SQL for the seller of a contract `c`: the one at the signature, before it the present one. */
export const sellerSql = raw(`case when c.signed_at is null
  then coalesce(c.asesor_id, c.lider_id, c.gerente_id, c.admin_id)
  else coalesce(c.signed_asesor_id, c.signed_lider_id, c.signed_gerente_id, c.signed_admin_id) end`);

/**
 * Returns SQL for the verified payments of the sales that count for the viewer, as `p`; for viewers who see
 * everything, also of reservations, which have no seller.
 */
export const revenueOf = (viewer: Viewer | null): Fragment =>
  seesAll(viewer)
    ? sql`payments p where p.status = 'verified'`
    : sql`payments p join contracts c on c.id = p.contract_id
        where p.status = 'verified' and ${countsFor(viewer)}`;
