import { formatCop } from "@travesia/api/cop";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { GenerateInvoiceDialog } from "./GenerateInvoiceDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

/** The dialog of the act that is open, if one is. */
export function InvoiceDialogs({ actions }: { readonly actions: InvoiceActions }) {
  const { open, busy, failure, close } = actions;
  if (!open) return null;
  if (open.act === "generate") return <GenerateInvoiceDialog contract={open.contract} actions={actions} />;
  const { invoice } = open;
  const amount = formatCop(invoice.totalAmount);
  if (open.act === "credit")
    return (
      <ConfirmDialog
        open
        destructive
        title={texts.credit}
        confirm={texts.credit}
        busy={busy}
        onConfirm={() => void actions.credit(invoice.id)}
        onClose={close}
      >
        {failure && <FormFailure failure={failure} />}
        La nota crédito devuelve toda la factura {invoice.number} por {amount}.
      </ConfirmDialog>
    );
  const label = invoiceLifecycle.labels[open.status];
  return (
    <ConfirmDialog
      open
      title={`Marcar como ${label.toLowerCase()}`}
      confirm={`Marcar como ${label.toLowerCase()}`}
      busy={busy}
      onConfirm={() => void actions.change(invoice.id, open.status)}
      onClose={close}
    >
      {failure && <FormFailure failure={failure} />}
      La factura {invoice.number} por {amount} quedará en estado «{label}».
    </ConfirmDialog>
  );
}
