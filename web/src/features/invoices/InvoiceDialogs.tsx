import { formatCop } from "@travesia/api/cop";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { AttemptsDialog } from "./AttemptsDialog.tsx";
import { CorrectInvoiceDialog } from "./CorrectInvoiceDialog.tsx";
import { CreditInvoiceDialog } from "./CreditInvoiceDialog.tsx";
import { GenerateInvoiceDialog } from "./GenerateInvoiceDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

/** The dialog of the act that is open, if one is. */
export function InvoiceDialogs({ actions }: { readonly actions: InvoiceActions }) {
  const { open, busy, failure, close } = actions;
  if (!open) return null;
  if (open.act === "generate") return <GenerateInvoiceDialog contract={open.contract} actions={actions} />;
  const { invoice } = open;
  if (open.act === "correctNote")
    return <CreditInvoiceDialog invoice={invoice} note={open.note} actions={actions} />;
  const amount = formatCop(invoice.totalAmount);
  if (open.act === "attempts") return <AttemptsDialog invoice={invoice} onClose={close} />;
  if (open.act === "correct") return <CorrectInvoiceDialog invoice={invoice} actions={actions} />;
  if (open.act === "creditPart") return <CreditInvoiceDialog invoice={invoice} actions={actions} />;
  if (open.act === "confirm")
    return (
      <ConfirmDialog
        open
        title={`${texts.confirm} la factura ${invoice.number}`}
        confirm={texts.confirm}
        busy={busy}
        onConfirm={() => void actions.confirm(invoice.id)}
        onClose={close}
      >
        {failure && <FormFailure failure={failure} />}
        Se hizo sin saber de quién es el ingreso de cada compra: todo cuenta como ingreso propio, con{" "}
        {formatCop(invoice.ivaAmount)} de IVA sobre {amount}. Si algo es de terceros, corrígela en vez de
        confirmarla.
      </ConfirmDialog>
    );
  if (open.act !== "status")
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
        La nota crédito devuelve lo que queda de la factura {invoice.number}:{" "}
        {formatCop(invoice.totalAmount - invoice.creditedAmount)}.
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
