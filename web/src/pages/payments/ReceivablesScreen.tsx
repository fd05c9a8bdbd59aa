import Button from "@mui/material/Button";
import { DebtAge, debtAgeLabels, receivableOrder } from "@travesia/api/payments/receivable/receivable.rules";
import { ActsMenu } from "../../base/acts/ActsMenu.tsx";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useUser } from "../../base/session/useSession.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { sellerFilter } from "../../features/organization/person/SellerFilter.tsx";
import { CollectingLane } from "../../features/payments/receivable/collecting/CollectingLane.tsx";
import {
  offeredReceivableActs,
  type ReceivableAct,
  receivableActs,
  useReceivableActs,
} from "../../features/payments/receivable/receivable.acts.tsx";
import { receivableBulkActs } from "../../features/payments/receivable/receivable.bulk-acts.tsx";
import { receivableColumns } from "../../features/payments/receivable/receivable.columns.tsx";
import {
  PROMISES_DUE,
  receivableFilterOf,
  receivableFilters,
} from "../../features/payments/receivable/receivable.filters.ts";
import { receivableTexts as texts } from "../../features/payments/receivable/receivable.texts.ts";
import {
  ReceivableListDocument,
  useReceivableListQuery,
  useReceivableSumsQuery,
} from "../../features/payments/receivable/receivables.generated.ts";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

const menu = Object.keys(receivableActs) as readonly ReceivableAct[];

/**
 * Shows the debts, the longest overdue first: the amount, the first overdue day, and the client's promise.
 */
export function ReceivablesScreen() {
  const user = useUser();
  const listed = useList(receivableOrder);
  const { address } = listed;
  const filter = receivableFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useReceivableListQuery({ variables, fetchPolicy: "cache-and-network" });
  const sums = useReceivableSumsQuery({
    variables: { filter: { ...filter, age: undefined, promiseIsDue: undefined } },
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.receivables;
  const figures = lastAnswer(sums)?.receivableFigures;
  const { dialog, ...actions } = useReceivableActs();
  const bulk = useBulk({
    list,
    rowKey: ({ contractId }) => contractId,
    name: ({ contractNumber }) => contractNumber,
    href: ({ contractId }) => contractPaths.detail.to({ id: contractId }),
    read: useReadMore(ReceivableListDocument, variables, ({ receivables }) => receivables.items),
    acts: receivableBulkActs,
  });
  const sumOf = (of: "count" | "saldo" | "saldoVencido") =>
    figures?.ages.reduce((sum, age) => sum + age[of], 0);
  const collecting = address.values.cobrar === "hoy";
  const filtered = Object.values(filter).some((entry) => entry !== undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={
          <>
            <Money amount={sumOf("saldo")} /> por cobrar; <Money amount={sumOf("saldoVencido")} /> ya se
            vencieron
          </>
        }
        actions={
          collecting ? (
            <Button color="inherit" onClick={() => address.set({ cobrar: "" })}>
              {texts.toList}
            </Button>
          ) : (
            (figures?.toCollect ?? 0) > 0 && (
              <Button variant="contained" onClick={() => address.only({ cobrar: "hoy" })}>
                {texts.collect} ({figures?.toCollect.toLocaleString("es-CO")})
              </Button>
            )
          )
        }
      />
      <LiveList type="contract" />
      {collecting ? (
        <CollectingLane
          actions={actions}
          contractOf={(id) => contractPaths.detail.to({ id })}
          onClose={() => address.set({ cobrar: "" })}
        />
      ) : (
        <>
          <Counters
            label="Antigüedad"
            selected={address.values.edad ?? ""}
            onSelect={(edad) => address.set({ edad })}
            counters={[
              { value: "", label: "Todos", count: sumOf("count") },
              ...Object.values(DebtAge).map((age) => ({
                value: age,
                label: debtAgeLabels[age],
                count: figures?.ages.find((sum) => sum.age === age)?.count,
              })),
              { value: PROMISES_DUE, label: "Prometieron hasta hoy", count: figures?.promisesDue },
            ]}
          />
          <DataTable
            filterBar={{
              filters: [...receivableFilters, ...sellerFilter(user.role)],
              values: address.values,
              onChange: address.set,
            }}
            label={texts.title}
            columns={receivableColumns}
            actions={(row) => (
              <ActsMenu
                label={`Acciones de ${row.contractNumber}`}
                acts={receivableActs}
                names={menu}
                record={{}}
                offered={offeredReceivableActs(row)}
                onAct={(act) => actions.onAct(act, row)}
              />
            )}
            {...listed.table}
            tools={<ExportButton list="receivables" variables={variables} />}
            {...bulk.table}
            rows={list?.items}
            rowKey={({ contractId }) => contractId}
            href={({ contractId }) => contractPaths.detail.to({ id: contractId })}
            {...readState(read)}
            empty={
              filtered ? (
                <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
                  {texts.nothingFound}
                </EmptyState>
              ) : (
                <EmptyState>{texts.nothing}</EmptyState>
              )
            }
            page={listed.pageOf(list)}
          />
          {bulk.bar}
        </>
      )}
      {dialog}
    </>
  );
}
