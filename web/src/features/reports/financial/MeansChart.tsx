import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { financialFilterOf, partOf } from "./financial.filters.ts";
import { useIncomeByMeansQuery } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";

const nothing: readonly never[] = [];

/** Shows the income by payment method; a click on a bar opens its payments. */
export function MeansChart({ address: { values } }: FinancialPart) {
  const read = useIncomeByMeansQuery({
    variables: { filter: financialFilterOf(values) },
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.incomeByMeans;
  if (read.error && !found) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  const rows = found ?? nothing;
  return (
    <Chart
      title={texts.byMeans}
      shape="rows"
      by={texts.means}
      labels={rows.map(({ medio }) => meansLabels[medio])}
      measure="cop"
      empty={found ? texts.noMeans : null}
      series={[
        {
          label: figures.recaudo.label,
          data: rows.map(({ ingresos }) => ingresos),
          opens: (place) =>
            partOf(values, "pagos", { estado: "confirmado", medio: rows[place]?.medio ?? "" }),
        },
      ]}
    />
  );
}
