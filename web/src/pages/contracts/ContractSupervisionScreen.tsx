import { useBulk } from "../../base/lists/useBulk.tsx";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { contractBulkActs } from "../../features/contracts/contract/contract.bulk-acts.tsx";
import { contractOrder } from "@travesia/api/contracts/contract/contract.rules";
import { Unread } from "../../base/failure/Unread.tsx";
import { useList } from "../../base/lists/useList.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { FigureLine } from "../../ui/FigureLine.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import Button from "@mui/material/Button";
import { supervisionColumns } from "../../features/contracts/contract/contract.columns.tsx";
import { sellerFilter } from "../../features/organization/person/SellerFilter.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { contractFilterOf, supervisionFilters } from "../../features/contracts/contract/contract.filters.ts";
import { ContractRowActions } from "../../features/contracts/contract/ContractRowActions.tsx";
import {
  ContractListDocument,
  useContractListQuery,
  useContractStatsQuery,
} from "../../features/contracts/contract/contracts.generated.ts";
import { SupervisedContractActions } from "../../features/commissions/commission/SupervisedContractActions.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";

/** Shows /contractsList, where administration supervises all contracts, with the next steps of each. */
export function ContractSupervisionScreen() {
  const viewer = useUser();
  const listed = useList(contractOrder, { name: "SupervisedContracts" });
  const { address } = listed;
  const filter = contractFilterOf(address.values);
  const isNarrowed = Object.values(filter).some((entry) => entry !== undefined);
  const variables = { ...listed.variables, filter };
  const read = useContractListQuery({ variables });
  const counted = useContractStatsQuery();
  const stats = counted.data?.contractStats;
  const list = lastAnswer(read)?.contracts;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ contractNumber }) => contractNumber,
    href: ({ id }) => contractPaths.detail.to({ id }),
    read: useReadMore(ContractListDocument, variables, ({ contracts }) => contracts.items),
    acts: contractBulkActs(viewer),
  });
  const count = (value: number | undefined) => value?.toLocaleString("es-CO") ?? "—";
  return (
    <>
      <PageHeader
        title="Supervisión de contratos"
        figures={
          <FigureLine
            figures={[
              { label: "Total Contratos", value: count(stats?.totalContracts) },
              { label: "Activos", value: count(stats?.activeContracts) },
              { label: "Pendientes", value: count(stats?.pendingContracts) },
              { label: "Valor Total", value: <Money amount={stats?.totalValue} /> },
            ]}
          />
        }
      />
      <LiveList type="contract" />
      <Unread of={counted} apart />
      <DataTable
        filterBar={{
          filters: [...supervisionFilters, ...sellerFilter(viewer.role)],
          values: address.values,
          onChange: address.set,
        }}
        label="Contratos"
        columns={supervisionColumns}
        {...listed.table}
        tools={<ExportButton list="contracts" variables={variables} days={LIST_DAYS} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => contractPaths.detail.to({ id })}
        actions={(row) => (
          <ContractRowActions contract={row}>
            <SupervisedContractActions contract={row} />
          </ContractRowActions>
        )}
        {...readState(read)}
        empty={
          isNarrowed ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              Ningún contrato cumple estos filtros.
            </EmptyState>
          ) : (
            <EmptyState>No hay contratos</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}
