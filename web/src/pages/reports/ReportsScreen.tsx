import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import { sameDaysBeforeRange } from "@travesia/api/reports/sales-by/sales-by.rules";
import { Navigate, useLocation } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { PrintedHead } from "../../features/closing/PrintedHead.tsx";
import { ClosingFunnel } from "../../features/online-closing/ClosingFunnel.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ChartsSection } from "../../features/reports/dashboard/ChartsSection.tsx";
import { PastSalesSection } from "../../features/reports/dashboard/PastSalesSection.tsx";
import { figureRecords } from "../../features/reports/figures.records.ts";
import { FigureActions } from "../../features/reports/financial/FigureActions.tsx";
import { partOf } from "../../features/reports/financial/financial.filters.ts";
import { useMoneyOfDaysQuery } from "../../features/reports/financial/financial.generated.ts";
import { financialRecords } from "../../features/reports/financial/financial.records.ts";
import { type FinancialTab, financialTabs } from "../../features/reports/financial/financial.tabs.ts";
import { movedFigures } from "../../features/reports/financial/moved.figures.tsx";
import { reportPaths } from "../../features/reports/reports.paths.ts";
import { totalsOf } from "../../features/reports/sales-by/sales-by.figures.tsx";
import { salesByTexts } from "../../features/reports/sales-by/sales-by.texts.ts";
import { SalesByChart } from "../../features/reports/sales-by/SalesByChart.tsx";
import { SalesByHead } from "../../features/reports/sales-by/SalesByHead.tsx";
import { useSalesBy } from "../../features/reports/sales-by/useSalesBy.ts";
import { FigureLine } from "../../ui/FigureLine.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";

const followed = [...new Set([...financialRecords, ...figureRecords])];

/**
 * Shows the agency's figures on one page: sales and money of a range of days beside the same days before, the
 * sales of a year, and the lists behind them. A figure's link (`?ver=`) opens its list in the financial
 * dashboard.
 */
export function ReportsScreen() {
  const { search } = useLocation();
  const { values } = useAddress();
  return values.ver ? <Navigate replace to={`${reportPaths.financial.to()}${search}`} /> : <Reports />;
}

function Reports() {
  const address = useAddress();
  const { role } = useUser();
  const report = useSalesBy(address);
  const { por, dated, from, to, read } = report;
  const before = sameDaysBeforeRange({ from: from ?? null, to: to ?? null }, today(new Date()));
  const money = useMoneyOfDaysQuery({
    variables: {
      now: { startDate: from, endDate: to },
      before: { startDate: before?.from, endDate: before?.to },
      compared: before !== null,
    },
    fetchPolicy: "cache-and-network",
  });
  const moved = lastAnswer(money);
  const whole = partOf(dated, "ventas", por === "vendedor" ? undefined : { por });
  const failed = [read, money].find(({ error, data }) => error && !data);
  const lists = (Object.keys(financialTabs) as FinancialTab[]).filter((tab) => tab !== "");
  return (
    <>
      <PrintedHead />
      <PageHeader title="Informes" actions={<FigureActions />} />
      <LiveList type={followed} />
      <SalesByHead address={address} report={report} />
      {failed?.error ? (
        <ErrorState {...shownFailure(failed.error, failed.refetch)} />
      ) : (
        <>
          <Box sx={{ mb: 3 }}>
            <FigureLine
              figures={[
                ...totalsOf(report),
                ...movedFigures({
                  now: moved?.now.metricas,
                  before: moved?.before?.metricas,
                  from,
                  to,
                  than: salesByTexts.than,
                }),
              ]}
            />
          </Box>
          <SalesByChart
            report={report}
            actions={
              <Link href={`${reportPaths.financial.to()}${whole}`} variant="body2" sx={{ fontWeight: 600 }}>
                {salesByTexts.all}
              </Link>
            }
          />
        </>
      )}
      <Stack sx={{ gap: 4, mt: 4 }}>
        {from && to && may(role, "manageQuotes") && <ClosingFunnel from={from} to={to} />}
        <ChartsSection role={role} />
        <PastSalesSection />
        <Section title="Detalle">
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: "wrap", columnGap: 4, rowGap: 2, m: 0, p: 0, listStyle: "none" }}
          >
            {lists.map((tab) => (
              <li key={tab}>
                <Link href={`${reportPaths.financial.to()}${partOf(address.values, tab)}`}>
                  {financialTabs[tab]}
                </Link>
              </li>
            ))}
          </Stack>
        </Section>
      </Stack>
    </>
  );
}
