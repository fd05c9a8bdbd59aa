import { today } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { ChartPeriod } from "../../../graphql/schema.generated.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import type { ChartShape } from "../../../ui/chart/chart.series.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { useRevenueOverTimeQuery } from "./dashboard.generated.ts";
import { revenueRows, stretchDays } from "./dashboard.links.ts";
import { chartHeads, dashboardTexts as texts } from "./dashboard.texts.ts";

interface RevenueChartProps {
  readonly role: number;
  readonly period?: ChartPeriod;
  readonly year?: number;
  readonly shape?: ChartShape;
  readonly height?: number;
  readonly actions?: ReactNode;
}

const nothing: readonly never[] = [];

/**
 * Shows verified payments over time, beside imported sales from before the platform was used, if any; a click
 * on a bar opens its payments or contracts.
 */
export function RevenueChart({
  role,
  period = "month",
  year: asked,
  shape,
  height,
  actions,
}: RevenueChartProps) {
  const day = today(new Date());
  const year = asked ?? Number(day.slice(0, 4));
  const read = useRevenueOverTimeQuery({
    variables: { period, year, past: may(role, "readFinancialReports") },
  });
  const answer = lastAnswer(read);
  const chart = answer?.revenueChart;
  const past = answer?.pastSalesChart?.data.some((amount) => amount > 0) ? answer.pastSalesChart : null;
  if (read.error && !chart) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  return (
    <Chart
      title={`${texts.revenueChart} ${period === "year" ? "por año" : year}`}
      by={chartHeads[period]}
      labels={chart?.labels ?? nothing}
      measure="cop"
      // A strip has one series.
      shape={past ? "bars" : shape}
      height={height}
      actions={actions}
      series={[
        {
          label: texts.revenueChart,
          data: chart?.data ?? nothing,
          opens: (place) => revenueRows(role, stretchDays(period, year, day, place)),
        },
        ...(past ? [{ label: texts.pastSales, data: past.data }] : []),
      ]}
    />
  );
}
