import Box from "@mui/material/Box";
import { monthOf, today } from "@travesia/api/colombia/days";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { FigureLink } from "./FigureLink.tsx";
import { BestContractsChart } from "./BestContractsChart.tsx";
import { CashFlowChart } from "./CashFlowChart.tsx";
import { financialFilterOf, monthAddress, partOf, recentDays } from "./financial.filters.ts";
import { useBestTripsQuery, useCashFlowQuery, useFinancialSummaryQuery } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";
import { MeansChart } from "./MeansChart.tsx";
import { MoneyByMonthChart } from "./MoneyByMonthChart.tsx";
import { MonthAgainstLast } from "./MonthAgainstLast.tsx";
import type { ReportMonth } from "./month.series.ts";

/**
 * Shows the figures of a range of days, the current month compared with the last, and charts of income and
 * expenses; every figure links to its records.
 */
export function SummaryTab({ address }: FinancialPart) {
  const { values } = address;
  const filter = financialFilterOf(values);
  const recent = recentDays(today(new Date()));
  const read = useFinancialSummaryQuery({
    variables: {
      filter,
      recent: { ...recent.recent, contractId: filter.contractId },
      before: { ...recent.before, contractId: filter.contractId },
    },
    fetchPolicy: "cache-and-network",
  });
  const best = useBestTripsQuery({ variables: { filter }, fetchPolicy: "cache-and-network" });
  const flow = useCashFlowQuery({ fetchPolicy: "cache-and-network" });
  const found = lastAnswer(read);
  const summary = found?.financialSummary;
  const metrics = summary?.metricas;
  const trips = lastAnswer(best)?.tripProfits;
  if (read.error && !summary) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  const named = <M extends { readonly mes: string }>(months: readonly M[] | undefined) =>
    months?.map((month) => ({ ...month, mes: monthOf(month.mes.slice(0, 10)) }));
  const months: readonly ReportMonth[] | undefined = named(summary?.datosMensuales)?.toReversed();
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Figures
          figures={[
            {
              ...defined.gananciaViaje,
              value: (
                <FigureLink
                  href={partOf(values, "viajes")}
                  label={`${defined.gananciaViaje.label}, su lista`}
                >
                  <Money amount={trips?.ganancia} signed />
                </FigureLink>
              ),
              note: counted(trips?.total, texts.trip, texts.trips),
            },
          ]}
        />
      </Box>
      <Box sx={{ mb: 4 }}>
        <MonthAgainstLast
          recent={found?.recent.metricas}
          before={found?.before.metricas}
          days={recent}
          contract={values.contrato}
          paidOut={({ startDate, endDate }) =>
            `${purchasePaths.dues.to()}?${new URLSearchParams({
              ver: "paid",
              fechas: "otras",
              desde: startDate,
              hasta: endDate,
            }).toString()}`
          }
        />
      </Box>
      <Box sx={{ mb: 4 }}>
        <Figures
          figures={[
            {
              ...defined.ingresos,
              value: (
                <FigureLink
                  href={partOf(values, "pagos", { estado: "confirmado" })}
                  label={`${texts.income}, ${texts.payments}`}
                >
                  <Money amount={metrics?.totalIngresos} />
                </FigureLink>
              ),
              note: counted(summary?.contadores.totalPagos, "pago", "pagos"),
            },
            {
              ...defined.gastos,
              value: (
                <FigureLink href={partOf(values, "compras")} label={`${texts.expenses}, ${texts.purchases}`}>
                  <Money amount={metrics?.totalGastos} />
                </FigureLink>
              ),
              note: counted(summary?.contadores.totalCompras, "compra", "compras"),
            },
            {
              ...defined.devoluciones,
              value: (
                <FigureLink href={partOf(values, "devoluciones")} label={`${texts.refunds}, su lista`}>
                  <Money amount={metrics?.devoluciones} />
                </FigureLink>
              ),
              note: texts.back,
            },
            {
              ...defined.gananciaNeta,
              value: (
                <FigureLink href={partOf(values, "contratos")} label={`${texts.net}, ${texts.profits}`}>
                  <Money amount={metrics?.gananciaNeta} signed />
                </FigureLink>
              ),
              note: defined.recaudoMenosCompras.label,
            },
            {
              ...defined.margen,
              value: metrics ? formatPercent(metrics.margenGanancia, 1) : "—",
              note: "De los ingresos",
            },
          ]}
        />
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          mb: 4,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <MoneyByMonthChart months={months ?? []} days={(mes) => monthAddress(values, mes)} />
        {flow.error && !flow.data ? (
          <ErrorState {...shownFailure(flow.error, flow.refetch)} />
        ) : (
          <CashFlowChart lines={lastAnswer(flow)?.cashFlow.lines} />
        )}
        <MeansChart address={address} />
        <BestContractsChart address={address} />
      </Box>
    </>
  );
}

const counted = (count: number | undefined, one: string, many: string): string =>
  count === undefined ? "" : `${count.toLocaleString("es-CO")} ${count === 1 ? one : many}`;
