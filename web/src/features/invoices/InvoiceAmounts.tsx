import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Money } from "../../ui/Money.tsx";
import { InvoiceLines } from "./InvoiceLines.tsx";
import type { InvoiceDraftQuery } from "./invoices.generated.ts";

/** Shows the amounts of an invoice: its lines, the totals, and the agency's income from the sale. */
export const InvoiceAmounts = ({ draft }: { readonly draft: InvoiceDraftQuery["invoiceDraft"] }) => (
  <Stack component="section" sx={{ gap: 3 }}>
    <Typography variant="h6" component="h3">
      Lo que cobra la factura
    </Typography>
    <InvoiceLines {...draft} />
    <Typography variant="body2" color="textSecondary">
      La agencia gana <Money amount={draft.margen} /> en este viaje: el precio menos sus compras.
    </Typography>
  </Stack>
);
