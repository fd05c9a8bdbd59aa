import { invoiceLabel, MARKED_PAID, type ShownState } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { statusTones } from "./invoice.texts.ts";

/**
 * Shows the state of an invoice. An invoice marked as paid is shown as paid only when the money has been
 * received.
 */
export function InvoiceState({ invoice }: { readonly invoice: ShownState }) {
  const label = invoiceLabel(invoice);
  const own = label === MARKED_PAID ? "sun" : statusTones[invoice.status];
  return <StatusChip label={label} tone={invoice.creditedBy ? "neutral" : own} />;
}
