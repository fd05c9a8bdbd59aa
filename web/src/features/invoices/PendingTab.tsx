import { toInvoiceOrder } from "@travesia/api/invoices/invoice/invoice.rules";
import { ActButtons } from "../../base/acts/ActButtons.tsx";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { toInvoiceActs, useToInvoiceActs } from "./invoice.acts.tsx";
import { pendingBulkActs } from "./invoice.bulk-acts.tsx";
import { pendingColumns } from "./invoice.columns.tsx";
import { pendingFilters } from "./invoice.filters.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { ContractsToInvoiceDocument, useContractsToInvoiceQuery } from "./invoices.generated.ts";

/** Acts on every listed contract. */
const offered = new Map([["generate", null]] as const);

/** Shows the completed contracts that wait for their invoice. */
export function PendingTab() {
  const listed = useList(toInvoiceOrder, { size: 25 });
  const acts = useToInvoiceActs();
  const { address } = listed;
  const search = address.values["search"] || undefined;
  const variables = { ...listed.variables, search };
  const read = useContractsToInvoiceQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.contractsToInvoice;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ contractNumber }) => contractNumber,
    href: ({ id }) => contractPaths.detail.to({ id }),
    read: useReadMore(ContractsToInvoiceDocument, variables, ({ contractsToInvoice: page }) => page.items),
    acts: pendingBulkActs,
  });
  return (
    <>
      <DataTable
        filterBar={{ filters: pendingFilters, values: address.values, onChange: address.set }}
        label="Contratos por facturar"
        columns={pendingColumns}
        {...listed.table}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => contractPaths.detail.to({ id })}
        actions={(contract) => (
          <ActButtons
            acts={toInvoiceActs}
            names={["generate"]}
            offered={offered}
            of={contract.contractNumber}
            onAct={(act) => acts.show(act, contract)}
          />
        )}
        {...readState(read)}
        empty={<EmptyState>{search ? texts.noneFound : texts.upToDate}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {acts.dialog}
    </>
  );
}
