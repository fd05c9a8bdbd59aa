import { formatCop } from "@travesia/api/cop";
import type { InvoiceAct } from "@travesia/api/invoices/invoice/invoice.acts.rules";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { confirming } from "../../base/acts/confirming.tsx";
import { type RecordAct, recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { CorrectInvoiceDialog } from "./CorrectInvoiceDialog.tsx";
import { CreditInvoiceDialog } from "./CreditInvoiceDialog.tsx";
import { GenerateInvoiceDialog } from "./GenerateInvoiceDialog.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import {
  type ContractToInvoiceRowFragment,
  CreditNoteCorrectDocument,
  CreditNoteIssueDocument,
  CreditNoteSendAgainDocument,
  InvoiceConfirmDocument,
  InvoiceCorrectDocument,
  InvoiceCreditDocument,
  InvoiceGenerateDocument,
  type InvoiceRowFragment,
  InvoiceSendAgainDocument,
  InvoiceStatusChangeDocument,
} from "./invoices.generated.ts";

/** Queries that show invoices, or contracts to invoice. */
const reads = [...["ContractsToInvoice", "InvoiceList", "InvoiceCounts", "InvoiceDetail", "InvoiceTotals"]];

/** Status that a user sets on an invoice. */
type MarkedStatus = "approved" | "paid";
export type ShownInvoiceAct = Exclude<InvoiceAct, "changeStatus"> | "markApproved" | "markPaid";

const act = recordAct<InvoiceRowFragment, "row" | "menu">();

/** Returns the amount of an invoice that has not been collected, in COP. */
const missingOf = ({ net, cobrado }: InvoiceRowFragment): number => Math.max(net - cobrado, 0);

/** Returns the label of a small button, and with the document's number the one for screen readers. */
const numbered = (label: string) =>
  ({ label, spoken: (number: string) => `${label} ${number}`, variant: "text" }) as const;

const marking = (status: MarkedStatus) => {
  const label = invoiceLifecycle.labels[status].toLowerCase();
  return act({
    label: `Marcar ${label}`,
    mutation: InvoiceStatusChangeDocument,
    of: ({ id }) => ({ id, input: { status } }),
    done: texts.statusChanged,
    color: "inherit",
    places: ["menu"],
    Dialog: confirming((invoice) => ({
      title: `Marcar como ${label}`,
      confirm: `Marcar como ${label}`,
      children: (
        <>
          {status === "paid" && missingOf(invoice) > 0 && (
            <>
              Los pagos van en {formatCop(invoice.cobrado)} de {formatCop(invoice.net)}: faltan{" "}
              <strong>{formatCop(missingOf(invoice))}</strong>.{" "}
            </>
          )}
          La factura {invoice.number} por {formatCop(invoice.totalAmount)} quedará en estado «
          {invoiceLifecycle.labels[status]}».
        </>
      ),
    })),
  });
};

/** Acts on an invoice, in the order of its row. */
export const invoiceActs = {
  credit: act({
    label: texts.credit,
    mutation: CreditNoteIssueDocument,
    of: ({ id }) => ({ invoiceId: id }),
    done: texts.credited,
    color: "error",
    Dialog: confirming(({ number, totalAmount, creditedAmount }) => ({
      title: texts.credit,
      confirm: texts.credit,
      destructive: true,
      children: (
        <>
          La nota crédito devuelve lo que queda de la factura {number}:{" "}
          {formatCop(totalAmount - creditedAmount)}.
        </>
      ),
    })),
  }),
  sendAgain: act({
    label: texts.sendAgain,
    variant: "text",
    mutation: InvoiceSendAgainDocument,
    done: texts.sentAgain,
  }),
  confirm: act({
    ...numbered(texts.confirm),
    mutation: InvoiceConfirmDocument,
    done: texts.confirmed,
    places: ["row"],
    Dialog: confirming(({ number, ivaAmount, totalAmount }) => ({
      title: `${texts.confirm} la factura ${number}`,
      confirm: texts.confirm,
      children: (
        <>
          Se hizo sin saber de quién es el ingreso de cada compra: todo cuenta como ingreso propio, con{" "}
          {formatCop(ivaAmount)} de IVA sobre {formatCop(totalAmount)}. Si algo es de terceros, corrígela en
          vez de confirmarla.
        </>
      ),
    })),
  }),
  correct: act({
    ...numbered(texts.correct),
    mutation: InvoiceCorrectDocument,
    done: texts.corrected,
    places: ["row"],
    Dialog: CorrectInvoiceDialog,
  }),
  creditPart: act({
    label: texts.creditPart,
    mutation: InvoiceCreditDocument,
    of: ({ id }) => ({ invoiceId: id }),
    done: texts.credited,
    places: ["menu"],
    Dialog: ({ record, frame, send }) => (
      <CreditInvoiceDialog
        {...frame}
        invoice={record}
        onSubmit={(input, idempotencyKey) => send({ input, idempotencyKey })}
      />
    ),
  }),
  markApproved: marking("approved"),
  markPaid: marking("paid"),
} satisfies Record<ShownInvoiceAct, RecordAct<InvoiceRowFragment>>;

/** Returns the acts on invoices. */
export const useInvoiceActs = () =>
  useRecordActs<ShownInvoiceAct, InvoiceRowFragment>(invoiceActs, { reads });

export type CreditNote = InvoiceRowFragment["creditNotes"][number];

/** Credit note with its invoice. */
export interface NoteOfInvoice extends CreditNote {
  readonly invoice: InvoiceRowFragment;
}

const noteAct = recordAct<NoteOfInvoice>();

/** Acts on a credit note, in the order of its invoice's row. */
export const creditNoteActs = {
  sendAgain: noteAct({
    label: `${texts.sendAgain} de la nota`,
    variant: "text",
    mutation: CreditNoteSendAgainDocument,
    done: texts.sentAgain,
  }),
  correct: noteAct({
    ...numbered(texts.correctNote),
    mutation: CreditNoteCorrectDocument,
    done: texts.noteCorrected,
    Dialog: ({ record, frame, send }) => (
      <CreditInvoiceDialog
        {...frame}
        invoice={record.invoice}
        note={record}
        onSubmit={(input) => send({ input })}
      />
    ),
  }),
};

export type CreditNoteAct = keyof typeof creditNoteActs;

/** Returns the acts on credit notes. */
export const useCreditNoteActs = () => useRecordActs(creditNoteActs, { reads });

const contractAct = recordAct<ContractToInvoiceRowFragment>();

/** Acts on a completed contract without an invoice. */
export const toInvoiceActs = {
  generate: contractAct({
    label: texts.generate,
    spoken: (number) => `${texts.generate} ${number}`,
    mutation: InvoiceGenerateDocument,
    of: ({ id }: ContractToInvoiceRowFragment) => ({ contractId: id }),
    done: texts.generated,
    Dialog: GenerateInvoiceDialog,
  }),
};

/** Returns the acts on contracts to invoice. */
export const useToInvoiceActs = () => useRecordActs(toInvoiceActs, { reads });
