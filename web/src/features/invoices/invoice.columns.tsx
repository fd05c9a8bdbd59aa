import Box from "@mui/material/Box";
import { turnColumn } from "../../base/acts/turn.columns.tsx";
import Stack from "@mui/material/Stack";
import { spokenTrip } from "@travesia/api/colombia/spoken";
import { collectionLabels } from "@travesia/api/invoices/invoice/collection/collection.rules";
import type { ReactNode } from "react";
import { AgoText } from "../../ui/AgoText.tsx";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { InvoiceState } from "./InvoiceState.tsx";
import { Sending } from "./Sending.tsx";
import type { ContractToInvoiceRowFragment, InvoiceRowFragment } from "./invoices.generated.ts";

const named = ({ name, lastname }: { name: string | null; lastname: string | null }) =>
  [name, lastname].filter(Boolean).join(" ");

/** Columns of the contracts that wait for their invoice. */
export const pendingColumns: readonly Column<ContractToInvoiceRowFragment>[] = [
  {
    key: "contractNumber",
    label: "Contrato",
    card: "title",
    cell: ({ contractNumber }) => (
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {contractNumber}
      </Box>
    ),
  },
  { key: "client", label: "Cliente", cell: ({ cliente }) => named(cliente) },
  { key: "destino", label: "Destino", cell: ({ destino }) => destino },
  {
    key: "fechaInicioViaje",
    label: "Fechas del viaje",
    cell: ({ fechaInicioViaje, fechaFinViaje }) => spokenTrip(fechaInicioViaje, fechaFinViaje),
  },
  {
    key: "completedAt",
    label: "Completado",
    cell: ({ completedAt }) => <AgoText at={completedAt} />,
  },
  {
    key: "precioTotal",
    label: "Valor",
    align: "right",
    cell: ({ precioTotal }) => <Money amount={precioTotal} />,
  },
];

/**
 * Returns the amount of an invoice that remains after credit notes, and the collected part; null if the
 * status already shows it.
 */
function leftOf({ totalAmount, net, cobro, cobrado, status }: InvoiceRowFragment): ReactNode {
  if (net === totalAmount && cobro === "pagada" && status === "paid") return null;
  return (
    <>
      {net !== totalAmount && (
        <>
          Queda <Money amount={net} />{" "}
        </>
      )}
      {cobro === "parcial" && (
        <>
          Van <Money amount={cobrado} />
        </>
      )}
      {cobro !== null && cobro !== "parcial" && collectionLabels[cobro]}
    </>
  );
}

/** Columns of the invoices. */
export const invoiceColumns: readonly Column<InvoiceRowFragment>[] = [
  {
    key: "issuedAt",
    label: "Factura",
    card: "title",
    cell: ({ number, issueDate }) => <TwoLines second={<DayText day={issueDate} />}>{number}</TwoLines>,
  },
  {
    key: "client",
    label: "Cliente",
    cell: ({ contract }) => (
      <TwoLines second={contract.contractNumber} width={150} cutsFirst>
        {named(contract.cliente)}
      </TwoLines>
    ),
  },
  {
    key: "totalAmount",
    label: "Total",
    align: "right",
    cell: (invoice) => (
      <TwoLines second={leftOf(invoice)}>
        <Money amount={invoice.totalAmount} />
      </TwoLines>
    ),
  },
  {
    key: "status",
    label: "Estado",
    card: "corner",
    cell: (invoice) => <InvoiceState invoice={invoice} />,
  },
  turnColumn,
  { key: "sending", label: "Envío", cell: (invoice) => <Sending {...invoice} /> },
  {
    key: "note",
    label: "Nota crédito",
    cell: ({ faltaNota, creditNotes, totalAmount }) =>
      creditNotes.length === 0 && !faltaNota ? (
        "—"
      ) : (
        <>
          {creditNotes.map((note) => (
            <Stack key={note.id} direction="row" sx={{ gap: 1, alignItems: "center" }}>
              {note.number} {note.totalAmount < totalAmount && <Money amount={note.totalAmount} />}
              <Sending {...note} />
            </Stack>
          ))}
          {faltaNota && <StatusChip label="Falta" tone="sun" />}
        </>
      ),
  },
];
