import { today } from "@travesia/api/colombia/days";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { ChartPeriod } from "../../../graphql/schema.generated.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { useQuotesOverTimeQuery } from "./dashboard.generated.ts";
import { quoteRows, stretchDays } from "./dashboard.links.ts";
import { chartHeads, dashboardTexts as texts } from "./dashboard.texts.ts";

interface QuotesChartProps {
  readonly role: number;
  readonly period: ChartPeriod;
  readonly year: number;
}

const nothing: readonly never[] = [];

/** Shows the created quotes over time; a click on a bar opens its quotes. */
export function QuotesChart({ role, period, year }: QuotesChartProps) {
  const read = useQuotesOverTimeQuery({ variables: { period, year } });
  const chart = lastAnswer(read)?.quotesChart;
  if (read.error && !chart) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  return (
    <Chart
      title={`${texts.quotesChart} ${period === "year" ? "por año" : year}`}
      by={chartHeads[period]}
      labels={chart?.labels ?? nothing}
      measure="count"
      series={[
        {
          label: texts.quotesChart,
          data: chart?.data ?? nothing,
          opens: (place) => quoteRows(role, stretchDays(period, year, today(new Date()), place)),
        },
      ]}
    />
  );
}
