import Link from "@mui/material/Link";
import {
  categoryLabels,
  paymentLabels,
  purchaseLabels,
} from "@travesia/api/reports/financial/financial.rules";
import type { Tone } from "@travesia/api/look";
import { meansLabels } from "@travesia/api/payments/payment/means/means.rules";
import { refundReasonLabels } from "@travesia/api/payments/refund/refund.rules";
import { DayText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import type {
  FinancialContractOfFragment,
  FinancialPaymentRowFragment,
  FinancialPurchaseRowFragment,
  FinancialRefundRowFragment,
} from "./financial.generated.ts";
import { financialTexts as texts } from "./financial.texts.ts";
import { RowDetails } from "./RowDetails.tsx";

const tones: Readonly<Record<string, Tone>> = {
  confirmado: "leaf",
  pendiente: "sun",
  en_proceso: "sun",
  rechazado: "clay",
};

const contractCell = (contract: FinancialContractOfFragment | null | undefined, otherwise: string) =>
  contract ? (
    <TwoLines second={contract.user.name}>
      <Link href={contractPaths.detail.to({ id: contract.id })} sx={{ whiteSpace: "nowrap" }}>
        {contract.contractNumber}
      </Link>
    </TwoLines>
  ) : (
    otherwise
  );

/** Columns of clients' payments. */
export const paymentColumns: readonly Column<FinancialPaymentRowFragment>[] = [
  { key: "paymentDate", label: "Fecha", card: "title", cell: (row) => <DayText day={row.paymentDate} /> },
  { key: "contrato", label: "Contrato", cell: (row) => contractCell(row.contract, row.description) },
  { key: "amount", label: "Valor", align: "right", cell: (row) => <Money amount={row.amount} strong /> },
  { key: "medio", label: texts.means, cell: ({ means }) => meansLabels[means] },
  {
    key: "estado",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={paymentLabels[status]} tone={tones[status] ?? "neutral"} />,
  },
  { key: "recibo", label: "Recibo", cell: ({ receiptNumber }) => receiptNumber ?? "—" },
  { key: "detalles", label: "Soporte", cell: (row) => <RowDetails {...row} /> },
];

/** Columns of purchases. */
export const purchaseColumns: readonly Column<FinancialPurchaseRowFragment>[] = [
  { key: "purchaseDate", label: "Fecha", card: "title", cell: (row) => <DayText day={row.purchaseDate} /> },
  { key: "contrato", label: "Contrato", cell: (row) => contractCell(row.contract, "—") },
  {
    key: "proveedor",
    label: "Proveedor",
    cell: ({ supplier, supplierId, category }) => (
      <TwoLines second={categoryLabels[category]}>
        <Link href={providerPaths.one.to({ id: supplierId })}>{supplier}</Link>
      </TwoLines>
    ),
  },
  {
    key: "amount",
    label: "Valor",
    align: "right",
    card: "amount",
    cell: (row) => <Money amount={row.amount} strong />,
  },
  { key: "saldo", label: "Por pagar", align: "right", cell: (row) => <Money amount={row.pendingAmount} /> },
  {
    key: "estado",
    label: "Estado",
    card: "corner",
    cell: ({ status }) => <StatusChip label={purchaseLabels[status]} tone={tones[status] ?? "neutral"} />,
  },
  { key: "detalles", label: "Soporte", cell: (row) => <RowDetails {...row} /> },
];

/** Columns of refunds. */
export const refundColumns: readonly Column<FinancialRefundRowFragment>[] = [
  { key: "paidOn", label: "Devuelta", card: "title", cell: ({ paidOn }) => <DayText day={paidOn} /> },
  {
    key: "de",
    label: "De",
    cell: ({ name, client, contractId }) => (
      <TwoLines second={client}>
        {contractId ? <Link href={contractPaths.detail.to({ id: contractId })}>{name}</Link> : name}
      </TwoLines>
    ),
  },
  { key: "motivo", label: "Motivo", cell: ({ reason }) => refundReasonLabels[reason] },
  { key: "amount", label: "Valor", align: "right", cell: ({ amount }) => <Money amount={amount} strong /> },
];
