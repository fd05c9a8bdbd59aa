import { monthBounds, monthOf, today } from "@travesia/api/colombia/days";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { useDashboardFiguresQuery } from "./dashboard.generated.ts";
import { everyPackage, everyQuote, everyRevenueRow, everyUser, pendingRows } from "./dashboard.links.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { count, monthFigures } from "./month-figures.tsx";

/**
 * Shows the sales figures: this month compared with the last, and in total; each figure links to its records.
 */
export function DashboardFigures({ role }: { readonly role: number }) {
  const { data, error, refetch } = useDashboardFiguresQuery({ fetchPolicy: "cache-and-network" });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  const users = data?.monthlyComparisons.users;
  const stats = data?.dashboardStats;
  const month = monthBounds(monthOf(today(new Date())));
  return (
    <>
      <Figures
        paired
        figures={[
          ...monthFigures(role, month, data?.monthlyComparisons),
          { ...defined.pagosPorVerificar, value: count(stats?.pendingPayments), href: pendingRows(role) },
          { ...defined.paquetesActivos, value: count(stats?.activePackages), href: everyPackage(role) },
        ]}
      />
      <Figures
        paired
        figures={[
          {
            label: texts.allRevenue,
            about: defined.recaudado.about,
            value: <Money amount={stats?.totalRevenue} />,
            href: everyRevenueRow(role),
          },
          {
            label: texts.allQuotes,
            about: texts.allQuotesAbout,
            value: count(stats?.totalQuotes),
            href: everyQuote(role),
          },
          { ...defined.contratos, value: count(stats?.totalContracts), href: contractPaths.list.to() },
          {
            ...defined.personas,
            value: count(stats?.totalUsers),
            href: everyUser(role),
            note: users && `${count(users.current)} este mes`,
          },
        ]}
      />
    </>
  );
}
