import { addMonths, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import { sum } from "../../../core/colombia/cop.ts";
import type { Context } from "../../../core/context.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import { visibleCommissions } from "./commission.access.ts";
import { Commission } from "./commission.entity.ts";
import type { CommissionStatus } from "./commission.enums.ts";
import { type CommissionFilter, commissionFilter } from "./commission.filter.ts";
import { commissionLifecycle } from "./commission.lifecycle.ts";
import type {
  CommissionCounter,
  CommissionMonth,
  CommissionPagination,
  CommissionStats,
} from "./commission.types.ts";
import { firstOfMonth } from "./limit/paid-month.ts";

const MONTHS = 6;

/** Returns SQL for the `from` clause of the commissions that a filter matches. */
const found = ({ read }: Context, filter: ReadFilter<Commission>): Fragment =>
  sql`commissions c where ${read.where(Commission, filter, "c")}`;

/**
 * Returns the number of commissions in the viewer's scope by status, under the list's filter except its
 * status. Every status is included, with 0 when there are no commissions.
 */
export async function commissionCounters(
  context: Context,
  filter: CommissionFilter | null,
): Promise<CommissionCounter[]> {
  const where = {
    $and: [visibleCommissions(context.viewer), commissionFilter({ ...filter, status: null }, context.viewer)],
  };
  const rows = await context.read.rows<{ status: CommissionStatus; count: number; amount: number }>(
    sql`select status, count(*) as count, sum(monto_comision) as amount from ${found(context, where)}
      group by status`,
  );
  return commissionLifecycle.statuses
    .filter((status) => status !== "voided")
    .map((status) => {
      const row = rows.find((one) => one.status === status);
      return { status, count: row?.count ?? 0, amount: row?.amount ?? 0 };
    });
}

/** Returns the number of pages of a list. */
export async function commissionPagination(
  context: Context,
  filter: CommissionFilter | null,
  { page, limit }: { page: number; limit: number },
): Promise<CommissionPagination> {
  const where = { $and: [visibleCommissions(context.viewer), commissionFilter(filter, context.viewer)] };
  const { total } = await context.read.row<{ total: number }>(
    sql`select count(*) as total from ${found(context, where)}`,
  );
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** Returns totals of one person's commissions, or of all commissions, within the caller's scope. */
export async function commissionStats(context: Context, userId: number | null): Promise<CommissionStats> {
  const byStatus = await commissionCounters(context, { userId });
  return {
    totalAmount: sum(byStatus.map(({ amount }) => amount)),
    byStatus,
    byMonth: await byMonth(context, userId),
  };
}

async function byMonth(context: Context, userId: number | null): Promise<CommissionMonth[]> {
  const first = addMonths(firstOfMonth(context.today), 1 - MONTHS);
  const since = { fechaGeneracion: { $gte: startOfDay(first) } };
  const where = {
    $and: [visibleCommissions(context.viewer), commissionFilter({ userId }, context.viewer), since],
  };
  const rows = await context.read.rows<{ month: string; count: number; amount: number }>(
    sql`select to_char(fecha_generacion at time zone 'America/Bogota', 'YYYY-MM') as month, count(*) as count,
      sum(monto_comision) as amount
     from ${found(context, where)} group by 1`,
  );
  return Array.from({ length: MONTHS }, (_, place) => {
    const month = monthOf(addMonths(first, place));
    const row = rows.find((one) => one.month === month);
    return { month, count: row?.count ?? 0, amount: row?.amount ?? 0 };
  });
}
