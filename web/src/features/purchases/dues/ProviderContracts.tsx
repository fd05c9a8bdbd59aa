import { tabOf } from "@travesia/api/addresses";
import Typography from "@mui/material/Typography";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { Money } from "../../../ui/Money.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { dueTexts } from "./dues.texts.ts";
import { type ProviderContractListQuery, useProviderContractListQuery } from "./dues.generated.ts";

type Row = ProviderContractListQuery["providerContracts"][number];

const columns: readonly Column<Row>[] = [
  {
    key: "contract",
    label: "Contrato",
    card: "title",
    cell: ({ contractNumber }) => <span style={{ whiteSpace: "nowrap" }}>{contractNumber}</span>,
  },
  {
    key: "client",
    label: "Cliente",
    cell: ({ client, destino }) => (
      <>
        {client}{" "}
        <Typography component="span" variant="body2" color="textSecondary">
          {destino}
        </Typography>
      </>
    ),
  },
  { key: "purchases", label: "N.º de compras", align: "right", cell: ({ purchases }) => purchases },
  {
    key: "bought",
    label: figures.compras.label,
    align: "right",
    cell: ({ bought }) => <Money amount={bought} />,
  },
  {
    key: "owed",
    label: figures.porPagar.label,
    align: "right",
    cell: ({ owed }) => (owed > 0 ? <Money amount={owed} /> : "–"),
  },
];

/** Shows the contracts with purchases from one provider, at most the hundred latest. */
export function ProviderContracts({ providerId }: { readonly providerId: string }) {
  const { data, loading, error, refetch } = useProviderContractListQuery({
    variables: { providerId },
    fetchPolicy: "cache-and-network",
  });
  return (
    <DataTable
      label="Contratos"
      columns={columns}
      rows={data?.providerContracts}
      rowKey={({ contractId }) => contractId}
      href={({ contractId }) => tabOf("contract", contractId, "compras")}
      loading={loading}
      failure={error ? shownFailure(error, refetch) : null}
      empty={<EmptyState>{dueTexts.noContracts}</EmptyState>}
    />
  );
}
