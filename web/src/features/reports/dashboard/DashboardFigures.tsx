import { monthBounds, monthOf, today } from "@travesia/api/colombia/days";
import { shownFailure } from "../../../app/failure/failures.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { useDashboardFiguresQuery } from "./dashboard.generated.ts";
import {
  everyPackage,
  everyQuote,
  everyRevenueRow,
  everyUser,
  pendingRows,
  quoteRows,
  revenueRows,
} from "./dashboard.links.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { MonthChange } from "./MonthChange.tsx";

const count = (value: number | undefined) => value?.toLocaleString("es-CO") ?? "—";

/** What the sale comes to: this month against the last, and all of it; each figure opens its rows. */
export function DashboardFigures({ role }: { readonly role: number }) {
  const { data, error, refetch } = useDashboardFiguresQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  const { revenue, quotes, users } = data?.monthlyComparisons ?? {};
  const stats = data?.dashboardStats;
  const month = monthBounds(monthOf(today(new Date())));
  return (
    <>
      <Figures
        paired
        figures={[
          {
            label: texts.revenue,
            value: <Money amount={revenue?.current} />,
            href: revenueRows(role, month),
            note: revenue && (
              <MonthChange
                now={revenue.current}
                before={revenue.previous}
                shown={<Money amount={revenue.previous} />}
              />
            ),
          },
          {
            label: texts.quotes,
            value: count(quotes?.current),
            href: quoteRows(role, month),
            note: quotes && (
              <MonthChange now={quotes.current} before={quotes.previous} shown={count(quotes.previous)} />
            ),
          },
          { label: texts.pending, value: count(stats?.pendingPayments), href: pendingRows(role) },
          { label: texts.packages, value: count(stats?.activePackages), href: everyPackage(role) },
        ]}
      />
      <Figures
        paired
        figures={[
          {
            label: texts.allRevenue,
            value: <Money amount={stats?.totalRevenue} />,
            href: everyRevenueRow(role),
          },
          { label: texts.allQuotes, value: count(stats?.totalQuotes), href: everyQuote(role) },
          { label: texts.contracts, value: count(stats?.totalContracts), href: contractPaths.list.to() },
          {
            label: texts.users,
            value: count(stats?.totalUsers),
            href: everyUser(role),
            note: users && `${count(users.current)} este mes, ${count(users.previous)} el mes pasado`,
          },
        ]}
      />
    </>
  );
}
