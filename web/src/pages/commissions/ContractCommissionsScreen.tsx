import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { sum } from "@travesia/api/cop";
import { useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import {
  type CommissionLine,
  supervisedColumns,
} from "../../features/commissions/commission/commission.columns.tsx";
import { commissionTexts as texts } from "../../features/commissions/commission/commission.texts.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { NewCommissionButton } from "../../features/commissions/manual/NewCommissionButton.tsx";
import { useCommissionsOfContractQuery } from "../../features/commissions/commission/commissions.generated.ts";
import { useCommissionActs } from "../../features/commissions/commission/useCommissionActs.tsx";

/** Shows the earnings of the sellers of one contract. */
export function ContractCommissionsScreen() {
  const { contractId = "" } = useParams();
  const { data, loading, error, refetch } = useCommissionsOfContractQuery({ variables: { contractId } });
  const { rowActions, dialog } = useCommissionActs();
  const lines = data?.commissionsOfContract;
  const contract = lines?.[0]?.contract;
  const choice = contract
    ? {
        id: contract.id,
        contractNumber: contract.contractNumber,
        porCobrar: 0,
        client: `${contract.cliente.name} ${contract.cliente.lastname}`,
      }
    : null;
  const amountOf = (which: (line: CommissionLine) => boolean) =>
    lines && sum(lines.filter(which).map(({ montoComision }) => montoComision));
  const adjusted = amountOf(({ clase }) => clase === "ajuste");
  return (
    <>
      <PageHeader
        title={texts.ofContract}
        actions={<NewCommissionButton contract={choice} />}
        subtitle={
          <Link href={contractPaths.detail.to({ id: contractId })}>
            {contract
              ? `${contract.contractNumber} · ${contract.cliente.name} ` +
                `${contract.cliente.lastname} · ${contract.destino}`
              : "Ver el contrato"}
          </Link>
        }
      />
      <LiveList type="commission" />
      {lines && lines.length > 0 && (
        <Box sx={{ mb: 5 }}>
          <Figures
            figures={[
              { label: "Total", value: <Money amount={amountOf(({ clase }) => clase === "comision")} /> },
              {
                label: "Pagado",
                value: <Money amount={amountOf(({ status }) => status === "paid")} />,
                note: adjusted ? (
                  <>
                    Ajustes: <Money amount={adjusted} />
                  </>
                ) : null,
              },
              {
                label: "Por pagar",
                value: (
                  <Money
                    amount={amountOf(({ clase, status }) => clase === "comision" && status !== "paid")}
                  />
                ),
              },
            ]}
          />
        </Box>
      )}
      <DataTable
        label={texts.ofContract}
        columns={supervisedColumns}
        rows={lines}
        rowKey={({ id }) => id}
        actions={rowActions}
        loading={loading}
        failure={error ? shownFailure(error, refetch, "listCommissions") : null}
        empty={<EmptyState>{texts.emptyContract}</EmptyState>}
      />
      {lines?.map(({ id, vendedor, clase }) => (
        <Box key={id} sx={{ mt: 5 }}>
          <HistorySection
            record="commission"
            id={id}
            title={texts.historyOf(`${vendedor.name} ${vendedor.lastname}`, clase === "ajuste")}
          />
        </Box>
      ))}
      {dialog}
    </>
  );
}
