import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { tripMark } from "../trip-profit/trip-mark.rules.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { financialFilterOf } from "./financial.filters.ts";
import { useBestTripsQuery } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";

const nothing: readonly never[] = [];

/** Shows the ten trips with the highest profit; a click on a bar opens its contract. */
export function BestContractsChart({ address: { values } }: FinancialPart) {
  const read = useBestTripsQuery({
    variables: { filter: financialFilterOf(values) },
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.tripProfits.items;
  if (read.error && !found) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  const rows = found ?? nothing;
  return (
    <Chart
      title={texts.bestTen}
      shape="rows"
      by="Contrato"
      labels={rows.map(({ numero, viaje }) => [numero, tripMark(viaje)].filter(Boolean).join(" · "))}
      measure="cop"
      empty={found ? texts.noTrips : null}
      series={[
        {
          label: texts.tripProfit,
          data: rows.map(({ viaje }) => viaje.ganancia),
          opens: (place) => {
            const contract = rows[place];
            return contract ? contractPaths.detail.to({ id: contract.id }) : null;
          },
        },
      ]}
    />
  );
}
