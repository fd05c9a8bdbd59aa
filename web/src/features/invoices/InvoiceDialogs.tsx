import { formatCop } from "@travesia/api/cop";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { AttemptsDialog } from "./AttemptsDialog.tsx";
import { CorrectInvoiceDialog } from "./CorrectInvoiceDialog.tsx";
import { CreditInvoiceDialog } from "./CreditInvoiceDialog.tsx";
import { GenerateInvoiceDialog } from "./GenerateInvoiceDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceRowFragment } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";

/** Returns the uncollected amount of an invoice, in COP. */
const missingOf = ({ net, cobrado }: InvoiceRowFragment): number => Math.max(net - cobrado, 0);

/** Shows the open dialog of an action, if any. */
export function InvoiceDialogs({ actions }: { readonly actions: InvoiceActions }) {
  const { open, busy, failure, close } = actions;
  if (!open) return null;
  switch (open.act) {
    case "generate":
      return <GenerateInvoiceDialog contract={open.contract} actions={actions} />;
    case "correctNote":
      return <CreditInvoiceDialog invoice={open.invoice} note={open.note} actions={actions} />;
    case "attempts":
      return <AttemptsDialog invoice={open.invoice} onClose={close} />;
    case "correct":
      return <CorrectInvoiceDialog invoice={open.invoice} actions={actions} />;
    case "creditPart":
      return <CreditInvoiceDialog invoice={open.invoice} actions={actions} />;
    case "confirm":
      return (
        <ConfirmDialog
          open
          title={`${texts.confirm} la factura ${open.invoice.number}`}
          confirm={texts.confirm}
          busy={busy}
          onConfirm={() => void actions.confirm(open.invoice.id)}
          onClose={close}
        >
          {failure && <FormFailure failure={failure} />}
          Se hizo sin saber de quién es el ingreso de cada compra: todo cuenta como ingreso propio, con{" "}
          {formatCop(open.invoice.ivaAmount)} de IVA sobre {formatCop(open.invoice.totalAmount)}. Si algo es
          de terceros, corrígela en vez de confirmarla.
        </ConfirmDialog>
      );
    case "credit":
      return (
        <ConfirmDialog
          open
          destructive
          title={texts.credit}
          confirm={texts.credit}
          busy={busy}
          onConfirm={() => void actions.credit(open.invoice.id)}
          onClose={close}
        >
          {failure && <FormFailure failure={failure} />}
          La nota crédito devuelve lo que queda de la factura {open.invoice.number}:{" "}
          {formatCop(open.invoice.totalAmount - open.invoice.creditedAmount)}.
        </ConfirmDialog>
      );
    case "status": {
      const label = invoiceLifecycle.labels[open.status];
      return (
        <ConfirmDialog
          open
          title={`Marcar como ${label.toLowerCase()}`}
          confirm={`Marcar como ${label.toLowerCase()}`}
          busy={busy}
          onConfirm={() => void actions.change(open.invoice.id, open.status)}
          onClose={close}
        >
          {failure && <FormFailure failure={failure} />}
          {open.status === "paid" && missingOf(open.invoice) > 0 && (
            <>
              Los pagos van en {formatCop(open.invoice.cobrado)} de {formatCop(open.invoice.net)}: faltan{" "}
              <strong>{formatCop(missingOf(open.invoice))}</strong>.{" "}
            </>
          )}
          La factura {open.invoice.number} por {formatCop(open.invoice.totalAmount)} quedará en estado «
          {label}».
        </ConfirmDialog>
      );
    }
  }
}
