import { invoiceOrder } from "@travesia/api/invoices/invoice/invoice.rules";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { ExportButton, LIST_DAYS } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { invoiceBulkActs } from "./invoice.bulk-acts.tsx";
import { invoiceColumns } from "./invoice.columns.tsx";
import { ANNULLED, invoiceFilterOf, invoiceFilters } from "./invoice.filters.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { useCreditNoteActs, useInvoiceActs } from "./invoice.acts.tsx";
import { invoicePaths } from "./invoices.paths.ts";
import { InvoiceFigures } from "./InvoiceFigures.tsx";
import { InvoiceRowActions } from "./InvoiceRowActions.tsx";
import {
  InvoiceListDocument,
  type InvoiceCountsQuery,
  useInvoiceListQuery,
  useInvoiceTotalsQuery,
} from "./invoices.generated.ts";

interface InvoiceTabProps {
  readonly counters: InvoiceCountsQuery["invoiceCounters"] | undefined;
}

/** Shows the invoices with their documents, filtered by status and by delivery state. */
export function InvoiceTab({ counters }: InvoiceTabProps) {
  const listed = useList(invoiceOrder, { size: 25 });
  const acts = useInvoiceActs();
  const noteActs = useCreditNoteActs();
  const { address } = listed;
  const filter = invoiceFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useInvoiceListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.invoices;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ number }) => number,
    href: ({ id }) => invoicePaths.one.to({ id }),
    read: useReadMore(InvoiceListDocument, variables, (found) => found.invoices.items),
    acts: invoiceBulkActs,
  });
  const totals = lastAnswer(
    useInvoiceTotalsQuery({ variables: { filter }, fetchPolicy: "cache-and-network" }),
  )?.invoiceTotals;
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <Counters
        label="Estado"
        selected={filter.conNota ? ANNULLED : (filter.status ?? "")}
        onSelect={(estado) => address.set({ estado })}
        counters={[
          { value: "", label: "Todas", count: counters?.total },
          ...invoiceLifecycle.statuses.map((value) => ({
            value,
            label: invoiceLifecycle.labels[value],
            count: counters?.[value],
          })),
          { value: ANNULLED, label: "Anulada", count: counters?.anuladas },
        ]}
      />
      <InvoiceFigures totals={totals} />
      <DataTable
        filterBar={{ filters: invoiceFilters, values: address.values, onChange: address.set }}
        label="Facturas"
        columns={invoiceColumns}
        {...listed.table}
        tools={<ExportButton list="invoices" variables={variables} days={LIST_DAYS} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => invoicePaths.one.to({ id })}
        actions={(invoice) => (
          <InvoiceRowActions
            invoice={invoice}
            busy={acts.busy || noteActs.busy}
            onAct={acts.show}
            onNoteAct={noteActs.show}
          />
        )}
        empty={<EmptyState>{filtered ? texts.noInvoicesFound : texts.noInvoices}</EmptyState>}
        {...readState(read)}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {acts.dialog}
      {noteActs.dialog}
    </>
  );
}
