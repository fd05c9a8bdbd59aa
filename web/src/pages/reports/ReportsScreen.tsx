import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { Navigate, useLocation } from "react-router-dom";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { PrintedHead } from "../../features/closing/PrintedHead.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { PastSalesSection } from "../../features/reports/dashboard/PastSalesSection.tsx";
import { ChartsSection } from "../../features/reports/dashboard/ChartsSection.tsx";
import { figureRecords } from "../../features/reports/figures.records.ts";
import { filterKeys, partOf } from "../../features/reports/financial/financial.filters.ts";
import { financialRecords } from "../../features/reports/financial/financial.records.ts";
import { type FinancialTab, financialTabs } from "../../features/reports/financial/financial.tabs.ts";
import { FigureActions } from "../../features/reports/financial/FigureActions.tsx";
import { FinancialFilters } from "../../features/reports/financial/FinancialFilters.tsx";
import { SummaryTab } from "../../features/reports/financial/SummaryTab.tsx";
import { reportPaths } from "../../features/reports/reports.paths.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";

const followed = [...new Set([...financialRecords, ...figureRecords])];

/**
 * Shows the agency's figures on one page: the totals of a range of days, the months, the sales of a year, and
 * the lists behind them. A figure's link (`?ver=`) opens its list in the financial dashboard.
 */
export function ReportsScreen() {
  const address = useAddress();
  const { search } = useLocation();
  const { role } = useUser();
  const { values } = address;
  if (values.ver) return <Navigate replace to={`${reportPaths.financial.to()}${search}`} />;
  const lists = (Object.keys(financialTabs) as FinancialTab[]).filter((tab) => tab !== "");
  return (
    <>
      <PrintedHead />
      <PageHeader title="Informes" actions={<FigureActions />} />
      <FinancialFilters
        key={filterKeys.map((key) => values[key] ?? "").join("|")}
        values={values}
        onApply={address.set}
      />
      <LiveList type={followed} />
      <SummaryTab address={address} />
      <Stack sx={{ gap: 5, mt: 5 }}>
        <ChartsSection role={role} />
        <PastSalesSection />
        <Section title="Detalle">
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: "wrap", gap: 4, m: 0, p: 0, listStyle: "none" }}
          >
            {lists.map((tab) => (
              <li key={tab}>
                <Link href={`${reportPaths.financial.to()}${partOf(values, tab)}`}>{financialTabs[tab]}</Link>
              </li>
            ))}
          </Stack>
        </Section>
      </Stack>
    </>
  );
}
