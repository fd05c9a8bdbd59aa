import Button from "@mui/material/Button";
import { contractLifecycle, type ContractStatus } from "@travesia/api/contracts/contract/contract.lifecycle";
import { sum } from "@travesia/api/cop";
import { contractOrder } from "@travesia/api/contracts/contract/contract.rules";
import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import { CLIENTE, may } from "@travesia/api/permissions";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { contractBulkActs } from "../../features/contracts/contract/contract.bulk-acts.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { contractColumns, ownContractColumns } from "../../features/contracts/contract/contract.columns.tsx";
import { saleFilters, sellerFilter } from "../../features/organization/person/SellerFilter.tsx";
import {
  contractFilters,
  contractFilterOf,
  soldFilter,
} from "../../features/contracts/contract/contract.filters.ts";
import { saleGroupFilters } from "../../features/quotes/quote/sale-group.filters.tsx";
import { contractTaskFilters } from "../../features/contracts/contract/contract.tasks.ts";
import { contractLabels } from "../../features/contracts/contract/contract.texts.ts";
import {
  type ContractCountersQuery,
  ContractListDocument,
  useContractCountersQuery,
  useContractListQuery,
} from "../../features/contracts/contract/contracts.generated.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { LiveList } from "../../features/live/LiveList.tsx";

/**
 * Shows the contracts that the viewer may see: counters that act as filters, a filter bar and the list. The
 * filters are in the address.
 */
export function ContractListScreen() {
  const user = useUser();
  const forClient = user.role === CLIENTE;
  const listed = useList(contractOrder);
  const { address } = listed;
  const labels: Readonly<Record<ContractStatus, string>> = forClient ? ownContractLabels : contractLabels;
  const filter = contractFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useContractListQuery({ variables });
  const counts = useContractCountersQuery({ variables: { filter: { ...filter, status: undefined } } });
  const list = lastAnswer(read)?.contracts;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ contractNumber }) => contractNumber,
    href: ({ id }) => contractPaths.detail.to({ id }),
    read: useReadMore(ContractListDocument, variables, ({ contracts }) => contracts.items),
    acts: contractBulkActs(user),
  });
  const counters = lastAnswer(counts)?.contractCounters;
  const countOf = (status: string) =>
    counters ? (counters.find((counter) => counter.status === status)?.count ?? 0) : undefined;
  const total = counters?.reduce((sum, { count }) => sum + count, 0);
  const filtered = Object.values(filter).some((entry) => entry !== undefined);
  // A client with one contract needs no search.
  const narrows = !forClient || filtered || (total ?? 0) > 1;
  return (
    <>
      <PageHeader
        title="Contratos"
        subtitle={counters && <ContractSum counters={counters} status={filter.status ?? null} />}
        actions={
          may(user.role, "createContracts") && (
            <Button variant="contained" color="secondary" href={contractPaths.create.to()}>
              Crear contrato
            </Button>
          )
        }
      />
      {!forClient && <LiveList type="contract" />}
      {narrows && (
        <Counters
          label="Estado"
          selected={filter.status ?? ""}
          onSelect={(status) => address.set({ status })}
          counters={[
            { value: "", label: "Todos", count: total },
            ...contractLifecycle.statuses.map((status) => ({
              value: status,
              label: labels[status],
              count: countOf(status),
            })),
          ]}
        />
      )}
      <DataTable
        {...(narrows && {
          filterBar: {
            filters: [
              ...contractFilters,
              ...contractTaskFilters(user.role),
              ...sellerFilter(user.role),
              ...saleFilters(user.role, address.values),
              ...(forClient ? [] : [...saleGroupFilters(address.values), ...soldFilter(address.values)]),
            ],
            values: address.values,
            onChange: address.set,
          },
        })}
        label="Contratos"
        columns={forClient ? ownContractColumns : contractColumns}
        {...listed.table}
        tools={<ExportButton list="contracts" variables={variables} days={LIST_DAYS} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => contractPaths.detail.to({ id })}
        {...readState(read)}
        empty={
          filtered ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              Ningún contrato cumple estos filtros.
            </EmptyState>
          ) : (
            <EmptyState>No hay contratos. Se crean a partir de una cotización aprobada.</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}

interface ContractSumProps {
  readonly counters: ContractCountersQuery["contractCounters"];
  /** Selected status; null for all. */
  readonly status: ContractStatus | null;
}

/**
 * Shows the total value of the listed contracts; cancelled contracts are not included and are counted
 * separately.
 */
function ContractSum({ counters, status }: ContractSumProps) {
  const parts = counters.filter((one) => (status ? one.status === status : one.status !== "cancelled"));
  const count = parts.reduce((all, one) => all + one.count, 0);
  const cancelled = status ? 0 : (counters.find((one) => one.status === "cancelled")?.count ?? 0);
  return (
    <>
      <Money amount={sum(parts.map(({ value }) => value))} /> en {count.toLocaleString("es-CO")}{" "}
      {count === 1 ? "contrato" : "contratos"}
      {cancelled > 0 &&
        `, sin contar ${cancelled.toLocaleString("es-CO")} ${cancelled === 1 ? "cancelado" : "cancelados"}`}
    </>
  );
}
