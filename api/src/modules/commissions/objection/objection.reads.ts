import type { Context } from "../../../core/context.ts";
import { chosen } from "../../../core/input/defined.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { visibleObjections } from "./objection.access.ts";
import { Objection } from "./objection.entity.ts";
import type { ObjectionFilter } from "./objection.inputs.ts";
import { objectionLifecycle, type ObjectionStatus } from "./objection.lifecycle.ts";
import type { ObjectionCounter } from "./objection.types.ts";

/** Returns the conditions on rows for a list's filter. */
export function objectionFilter(filter: ObjectionFilter | null | undefined): ReadFilter<Objection> {
  const { status, commissionId: commission, search } = filter ?? {};
  const conditions: ReadFilter<Objection>[] = [chosen({ status, commission })];
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}

/**
 * Returns the number of objections in the viewer's scope by status, under the list's filter except its
 * status. Every status is included, with 0 when there are no objections.
 */
export async function objectionCounters(
  context: Context,
  filter: ObjectionFilter | null | undefined,
): Promise<ObjectionCounter[]> {
  const found = {
    $and: [visibleObjections(context.viewer), objectionFilter({ ...filter, status: null })],
  };
  const rows = await context.read.rows<{ status: ObjectionStatus; count: number }>(
    sql`select status, count(*) as count from commission_objections o
      where ${context.read.where(Objection, found, "o")} group by status`,
  );
  return objectionLifecycle.statuses.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}
