import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { pagedTable } from "../../app/lists/paged-table.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { ExportButton } from "../../app/lists/ExportButton.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { invoiceColumns } from "./invoice.columns.tsx";
import { invoiceFilterOf, invoiceFilters } from "./invoice.filters.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { InvoiceRowActions } from "./InvoiceRowActions.tsx";
import { type InvoiceCountsQuery, useInvoiceListQuery } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

interface InvoiceTabProps {
  readonly actions: InvoiceActions;
  readonly counters: InvoiceCountsQuery["invoiceCounters"] | undefined;
}

/** The invoices with their papers, by status and sending. */
export function InvoiceTab({ actions, counters }: InvoiceTabProps) {
  const address = useAddress();
  const filter = invoiceFilterOf(address.values);
  const asked = useInvoiceListQuery({
    variables: { page: address.page, filter },
    fetchPolicy: "cache-and-network",
  });
  const list = (asked.data ?? asked.previousData)?.invoices;
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <Counters
        label="Estado"
        selected={filter.status ?? ""}
        onSelect={(estado) => address.set({ estado })}
        counters={[
          { value: "", label: "Todas", count: counters?.total },
          ...invoiceLifecycle.statuses.map((value) => ({
            value,
            label: invoiceLifecycle.labels[value],
            count: counters?.[value],
          })),
        ]}
      />
      <FilterBar filters={invoiceFilters} values={address.values} onChange={address.set} />
      <DataTable
        label="Facturas"
        columns={invoiceColumns}
        tools={<ExportButton list="invoices" variables={{ filter }} />}
        rowKey={({ id }) => id}
        href={({ contract }) => contractPaths.detail.to({ id: contract.id })}
        actions={(invoice) => <InvoiceRowActions invoice={invoice} actions={actions} />}
        empty={<EmptyState>{filtered ? texts.noInvoicesFound : texts.noInvoices}</EmptyState>}
        {...pagedTable(address, list, asked)}
      />
    </>
  );
}
