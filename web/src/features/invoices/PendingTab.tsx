import Button from "@mui/material/Button";
import { pagedTable } from "../../app/lists/paged-table.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { pendingColumns } from "./invoice.columns.tsx";
import { pendingFilters } from "./invoice.filters.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { useContractsToInvoiceQuery } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

/** The completed contracts that wait for their invoice. */
export function PendingTab({ actions }: { readonly actions: InvoiceActions }) {
  const address = useAddress();
  const search = address.values["search"] || undefined;
  const asked = useContractsToInvoiceQuery({
    variables: { page: address.page, search },
    fetchPolicy: "cache-and-network",
  });
  const list = (asked.data ?? asked.previousData)?.contractsToInvoice;
  return (
    <>
      <FilterBar filters={pendingFilters} values={address.values} onChange={address.set} />
      <DataTable
        label="Contratos por facturar"
        columns={pendingColumns}
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
        empty={<EmptyState>{search ? texts.noneFound : texts.upToDate}</EmptyState>}
        {...pagedTable(address, list, asked)}
      />
    </>
  );
}
