import type { Viewer } from "../../../core/auth/viewer.ts";
import { type Day, monthBounds, monthOf } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { visibleContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { visibleUsers } from "../../organization/user.access.ts";
import { visibleQuotes } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { awaitsVerification } from "../../payments/payment/decision/review.rules.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { refuseStrangeDays, type StatsArgs } from "./dashboard.inputs.ts";
import { duringDays, type FigureDays, onDays, revenueOf } from "./dashboard.sql.ts";
import type { DashboardStats } from "./dashboard.types.ts";

type Reading = Pick<Context, "read" | "viewer">;

/** Returns SQL that counts the quotes created in a range of days that the viewer may see. */
export const quotesMade = ({ read, viewer }: Reading, days: FigureDays): Fragment =>
  sql`(select count(*) from quotes q where ${read.where(Quote, visibleQuotes(viewer, null), "q")}
    and ${duringDays("q.created_at", days)})`;

/** Returns the SQL of the sum (COP) of the payments verified in a range of days that count for the viewer. */
export const revenueIn = (viewer: Viewer | null, days: FigureDays): Fragment =>
  sql`(select coalesce(sum(p.monto), 0) from ${revenueOf(viewer)} and ${onDays("p.fecha_pago", days)})`;

/** Returns SQL that counts the accounts created in a range of days that the viewer may see. */
export const usersOf = ({ read, viewer }: Reading, days: FigureDays): Fragment =>
  sql`(select count(*) from users u where ${read.where(User, visibleUsers(viewer), "u")}
    and ${duringDays("u.created_at", days)})`;

const thisMonth = (today: Day): FigureDays => monthBounds(monthOf(today));

/**
 * Returns the sales figures; executes one statement. Records count when the viewer may see them; money counts
 * for the seller and leaders at the signature.
 */
export async function dashboardStats(context: Context, args: StatsArgs): Promise<DashboardStats> {
  refuseStrangeDays(args);
  const { read, viewer, today } = context;
  const days = { from: args.startDate, to: args.endDate };
  const contracts = read.where(Contract, visibleContracts(viewer, null), "c");
  const waiting = seesAll(viewer)
    ? sql`select from payments p where true`
    : sql`select from payments p join contracts c on c.id = p.contract_id where ${contracts}`;
  return read.plannedRow<DashboardStats>(sql`select
    ${usersOf(context, days)} as "totalUsers", ${quotesMade(context, days)} as "totalQuotes",
    (select count(*) from contracts c where ${contracts} and ${duringDays("c.created_at", days)})
      as "totalContracts",
    ${revenueIn(viewer, days)} as "totalRevenue",
    (select count(*) from packages k where k.is_active and k.archived_at is null) as "activePackages",
    (select count(*) from (${waiting}
      and ${read.where(Payment, awaitsVerification, "p")}) w)
      as "pendingPayments",
    ${revenueIn(viewer, thisMonth(today))} as "monthlyRevenue",
    ${quotesMade(context, thisMonth(today))} as "monthlyQuotes"`);
}
