import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { collectionLabels } from "@travesia/api/invoices/invoice/collection/collection.rules";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { collectionTones } from "../invoice.texts.ts";
import { type Collected, collectedText } from "./collected.text.ts";

/** Shows how much of an invoice was collected, and how this follows from the payments of its contract. */
export const InvoiceCollected = ({ invoice }: { readonly invoice: Collected }) => (
  <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap", alignItems: "center", mb: 2 }}>
    {invoice.cobro && (
      <StatusChip label={collectionLabels[invoice.cobro]} tone={collectionTones[invoice.cobro]} />
    )}
    <Typography>{collectedText(invoice)}</Typography>
  </Stack>
);
