import { tabOf } from "@travesia/api/addresses";
import { providerPurchaseOrder } from "@travesia/api/purchases/purchase/purchase.rules";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { installmentTones, installmentWords } from "../purchase/purchase.texts.ts";
import { useReceipt } from "../purchase/useReceipt.ts";
import { dueTexts } from "./dues.texts.ts";
import { type ProviderPurchaseListQuery, useProviderPurchaseListQuery } from "./dues.generated.ts";

type Row = ProviderPurchaseListQuery["providerPurchases"]["items"][number];

const columns: readonly Column<Row>[] = [
  {
    key: "contract",
    label: "Contrato",
    card: "title",
    cell: ({ contractId, contractNumber }) => (
      <Link href={tabOf("contract", contractId, "compras")} sx={{ whiteSpace: "nowrap" }}>
        {contractNumber}
      </Link>
    ),
  },
  { key: "item", label: "Servicio", cell: ({ item }) => item },
  {
    key: "fechaCompra",
    label: "Comprado",
    align: "right",
    cell: ({ fechaCompra }) => <span style={{ whiteSpace: "nowrap" }}>{formatDay(fechaCompra)}</span>,
  },
  {
    key: "estado",
    label: "Estado",
    cell: ({ estado }) => <StatusChip label={installmentWords[estado]} tone={installmentTones[estado]} />,
  },
  {
    key: "costo",
    label: "Costo",
    align: "right",
    // The debt is shown below: one more column beside the history of its provider would be cut.
    cell: ({ costo, saldoPendiente }) => (
      <TwoLines second={saldoPendiente > 0 && dueTexts.owed(saldoPendiente)}>
        <Money amount={costo} />
      </TwoLines>
    ),
  },
];

interface ProviderPurchasesProps {
  readonly providerId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Shows the purchases from one provider, the latest first, each with its receipt. */
export function ProviderPurchases({ providerId, page, onPage }: ProviderPurchasesProps) {
  const listed = useList(providerPurchaseOrder);
  const open = useReceipt();
  const read = useProviderPurchaseListQuery({
    variables: { ...listed.variables, providerId, page },
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.providerPurchases;
  const pageBar = listed.pageOf(list);
  return (
    <DataTable
      label="Compras"
      columns={columns}
      {...listed.table}
      rows={list?.items}
      rowKey={({ id }) => id}
      actions={({ comprobanteFileId, item }) =>
        comprobanteFileId && (
          <Button
            size="small"
            aria-label={`Ver comprobante de ${item}`}
            onClick={() => void open(comprobanteFileId)}
          >
            Ver
          </Button>
        )
      }
      {...readState(read)}
      empty={<EmptyState>{dueTexts.noPurchases}</EmptyState>}
      page={pageBar && { ...pageBar, page, onPage }}
    />
  );
}
