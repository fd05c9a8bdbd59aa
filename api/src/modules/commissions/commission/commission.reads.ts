import { addMonths, monthOf, startOfDay } from "../../../core/colombia/days.ts";
import { sum } from "../../../core/cop.ts";
import type { Context } from "../../../core/context.ts";
import { Conditions, type ReadFilter } from "../../../core/read/where.ts";
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
import { firstOfMonth } from "./paid-month.ts";

const MONTHS = 6;

/** The condition of a filter on commissions, as text with its values. */
function conditionOf(
  { services }: Context,
  where: ReadFilter<Commission>,
): { text: string; values: unknown[] } {
  const conditions = new Conditions();
  const text = conditions.of(services.orm.getMetadata().get(Commission), where, "c");
  return { text, values: conditions.values };
}

/**
 * How many commissions of the asker's scope have each status, under the list's filter without its status.
 * Total: absent ones are 0.
 */
export async function commissionCounters(
  context: Context,
  filter: CommissionFilter | null,
): Promise<CommissionCounter[]> {
  const where = { $and: [visibleCommissions(context.viewer), commissionFilter({ ...filter, status: null })] };
  const { text, values } = conditionOf(context, where);
  const { rows } = await context.services.pool.query<{
    status: CommissionStatus;
    count: number;
    amount: string;
  }>(
    `select status, count(*)::int as count, sum(monto_comision) as amount from commissions c where ${text} group by status`,
    values,
  );
  return commissionLifecycle.statuses
    .filter((status) => status !== "voided")
    .map((status) => {
      const row = rows.find((one) => one.status === status);
      return { status, count: row?.count ?? 0, amount: Number(row?.amount ?? 0) };
    });
}

/** How many pages a list has. */
export async function commissionPagination(
  context: Context,
  filter: CommissionFilter | null,
  { page, limit }: { page: number; limit: number },
): Promise<CommissionPagination> {
  const { text, values } = conditionOf(context, {
    $and: [visibleCommissions(context.viewer), commissionFilter(filter)],
  });
  const { rows } = await context.services.pool.query<{ total: number }>(
    `select count(*)::int as total from commissions c where ${text}`,
    values,
  );
  const total = rows[0]?.total ?? 0;
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** Totals of one person's commissions within the asker's scope, or of everybody's. */
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
  const { text, values } = conditionOf(context, {
    $and: [visibleCommissions(context.viewer), commissionFilter({ userId }), since],
  });
  const { rows } = await context.services.pool.query<{ month: string; count: number; amount: string }>(
    `select to_char(fecha_generacion at time zone 'America/Bogota', 'YYYY-MM') as month, count(*)::int as count, sum(monto_comision) as amount
     from commissions c where ${text} group by 1`,
    values,
  );
  return Array.from({ length: MONTHS }, (_, place) => {
    const month = monthOf(addMonths(first, place));
    const row = rows.find((one) => one.month === month);
    return { month, count: row?.count ?? 0, amount: Number(row?.amount ?? 0) };
  });
}
