import Button from "@mui/material/Button";
import { toInvoiceOrder } from "@travesia/api/invoices/invoice/invoice.rules";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { pendingBulkActs } from "./invoice.bulk-acts.tsx";
import { pendingColumns } from "./invoice.columns.tsx";
import { pendingFilters } from "./invoice.filters.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { ContractsToInvoiceDocument, useContractsToInvoiceQuery } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

/** Shows the completed contracts that wait for their invoice. */
export function PendingTab({ actions }: { readonly actions: InvoiceActions }) {
  const listed = useList(toInvoiceOrder, { size: 25 });
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
          <Button
            size="small"
            variant="outlined"
            aria-label={`${texts.generate} ${contract.contractNumber}`}
            onClick={() => actions.show({ act: "generate", contract })}
          >
            {texts.generate}
          </Button>
        )}
        {...readState(read)}
        empty={<EmptyState>{search ? texts.noneFound : texts.upToDate}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
    </>
  );
}
