import { shownFailure } from "../../../app/failure/failures.ts";
import { lastAnswer } from "../../../app/lists/lastAnswer.ts";
import { Chart } from "../../../ui/chart/Chart.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { financialFilterOf } from "./financial.filters.ts";
import { useBestContractsQuery } from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import type { FinancialPart } from "./financial.types.ts";

const nothing: readonly never[] = [];

/** The ten contracts that brought most; a bar opens its contract. */
export function BestContractsChart({ address: { values } }: FinancialPart) {
  const read = useBestContractsQuery({
    variables: { filter: financialFilterOf(values) },
    fetchPolicy: "cache-and-network",
  });
  const found = lastAnswer(read)?.contractProfits.items;
  if (read.error && !found) return <ErrorState {...shownFailure(read.error, read.refetch)} />;
  const rows = found ?? nothing;
  return (
    <Chart
      title={texts.bestTen}
      shape="rows"
      by="Contrato"
      labels={rows.map(({ contrato }) => contrato.numero)}
      measure="cop"
      empty={found ? texts.noProfits : null}
      series={[
        {
          label: "Ganancia",
          data: rows.map(({ financiero }) => financiero.gananciaNeta),
          opens: (place) => {
            const contract = rows[place]?.contrato;
            return contract ? contractPaths.detail.to({ id: contract.id }) : null;
          },
        },
      ]}
    />
  );
}
