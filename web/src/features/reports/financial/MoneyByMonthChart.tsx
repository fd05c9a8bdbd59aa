import { Chart } from "../../../ui/chart/Chart.tsx";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { partOf } from "./financial.filters.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import { monthLabel, monthsInARow, type ReportMonth } from "./month.series.ts";

interface MoneyByMonthChartProps {
  readonly months: readonly ReportMonth[];
  /** Returns the address parameters for a month's days. */
  readonly days: (mes: string) => Record<string, string>;
}

const nothing = (mes: string): ReportMonth => ({ mes, ingresos: 0, gastos: 0 });

/**
 * Shows income beside expenses in the last twelve months of the selected range; a click on a bar opens its
 * records.
 */
export function MoneyByMonthChart({ months, days }: MoneyByMonthChartProps) {
  const row = monthsInARow(months, nothing);
  const dayOf = (place: number) => days(row[place]?.mes ?? "");
  return (
    <Chart
      title={texts.moneyByMonth}
      by="Mes"
      labels={row.map(({ mes }) => monthLabel(mes))}
      measure="cop"
      empty={texts.noMonths}
      series={[
        {
          label: figures.recaudo.label,
          data: row.map(({ ingresos }) => ingresos),
          opens: (place) => partOf(dayOf(place), "pagos", { estado: "confirmado" }),
        },
        {
          label: figures.compras.label,
          data: row.map(({ gastos }) => gastos),
          opens: (place) => partOf(dayOf(place), "compras"),
        },
      ]}
    />
  );
}
