import Box from "@mui/material/Box";
import { monthBounds, monthOf } from "@travesia/api/colombia/days";
import { shownFailure } from "../../../app/failure/failures.ts";
import type { Address } from "./financial.types.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { FigureLink } from "./FigureLink.tsx";
import { financialFilterOf, partOf } from "./financial.filters.ts";
import { useFinancialSummaryQuery } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import { monthColumns, type ReportMonth } from "./month.columns.tsx";

/** What some days come to, and each of their months; every figure opens its rows. */
export function SummaryTab({ address: { values } }: { readonly address: Address }) {
  const { data, previousData, loading, error, refetch } = useFinancialSummaryQuery({
    variables: { filter: financialFilterOf(values) },
    fetchPolicy: "cache-and-network",
  });
  const summary = (data ?? previousData)?.financialSummary;
  const metrics = summary?.metricas;
  if (error && !summary) return <ErrorState {...shownFailure(error, refetch)} />;
  const months: readonly ReportMonth[] | undefined = summary?.datosMensuales
    .map((month) => ({ ...month, mes: monthOf(month.mes.slice(0, 10)) }))
    .toReversed();
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Figures
          figures={[
            {
              label: texts.income,
              value: (
                <FigureLink
                  href={partOf(values, "pagos", { estado: "confirmado" })}
                  label={`${texts.income}: ${texts.payments}`}
                >
                  <Money amount={metrics?.totalIngresos} />
                </FigureLink>
              ),
              note: counted(summary?.contadores.totalPagos, "pago", "pagos"),
            },
            {
              label: texts.expenses,
              value: (
                <FigureLink href={partOf(values, "compras")} label={`${texts.expenses}: ${texts.purchases}`}>
                  <Money amount={metrics?.totalGastos} />
                </FigureLink>
              ),
              note: counted(summary?.contadores.totalCompras, "compra", "compras"),
            },
            {
              label: texts.refunds,
              value: (
                <FigureLink href={partOf(values, "devoluciones")} label={`${texts.refunds}: su lista`}>
                  <Money amount={metrics?.devoluciones} />
                </FigureLink>
              ),
              note: texts.back,
            },
            {
              label: texts.net,
              value: (
                <FigureLink href={partOf(values, "contratos")} label={`${texts.net}: ${texts.profits}`}>
                  <Money amount={metrics?.gananciaNeta} signed />
                </FigureLink>
              ),
              note: "Ingresos menos gastos y devoluciones",
            },
            {
              label: texts.margin,
              value: metrics ? formatPercent(metrics.margenGanancia, 1) : "—",
              note: "De los ingresos",
            },
          ]}
        />
      </Box>
      <DataTable
        label={texts.byMonth}
        columns={monthColumns((mes) => monthAddress(values, mes))}
        rows={months}
        rowKey={({ mes }) => mes}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.noMonths}</EmptyState>}
      />
    </>
  );
}

const counted = (count: number | undefined, one: string, many: string): string =>
  count === undefined ? "" : `${count.toLocaleString("es-CO")} ${count === 1 ? one : many}`;

/** What of the address a part is asked with when one month of it is opened: its days, within those chosen. */
function monthAddress(values: Address["values"], mes: string): Record<string, string> {
  const { startDate, endDate } = financialFilterOf(values);
  const { from, to } = monthBounds(mes);
  return {
    ...(values.contrato && { contrato: values.contrato }),
    fechas: "otras",
    desde: startDate && startDate > from ? startDate : from,
    hasta: endDate && endDate < to ? endDate : to,
  };
}
