import { salesDimensionLabels, salesFigures } from "@travesia/api/reports/sales-by/sales-by.rules";
import type { ReactNode } from "react";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { soldRows } from "./sales-by.links.ts";
import { salesByTexts as texts, titleOf } from "./sales-by.texts.ts";
import type { SalesReport } from "./useSalesBy.ts";

/** Number of groups in the chart. */
const DRAWN = 8;
const nothing: readonly never[] = [];

interface SalesByChartProps {
  readonly report: SalesReport;
  readonly actions?: ReactNode;
}

/** Shows each group's sales, also of the same days before; a click on a bar opens its contracts. */
export function SalesByChart({ report: { por, from, to, found }, actions }: SalesByChartProps) {
  const sold = found?.items.filter(({ ahora, antes }) => ahora.vendido !== 0 || antes?.vendido) ?? nothing;
  const drawn = sold.slice(0, DRAWN);
  return (
    <Chart
      title={titleOf(por)}
      by={salesDimensionLabels[por]}
      labels={drawn.map(({ nombre }) => nombre)}
      measure="cop"
      height={200}
      actions={actions}
      empty={found ? (found.items.length > 0 ? texts.unsold : texts.empty) : null}
      series={[
        {
          label: salesFigures.vendido.label,
          data: drawn.map((group) => group.ahora.vendido),
          opens: (place) => {
            const group = drawn[place];
            return group ? soldRows({ por, clave: group.clave, from, to }) : null;
          },
        },
        ...(found?.antesDesde
          ? [{ label: texts.before, data: drawn.map((group) => group.antes?.vendido ?? 0) }]
          : []),
      ]}
    />
  );
}
