import { useActs } from "../../app/saving/useActs.ts";
import type { InvoiceStatus, OwnTaxCode } from "../../graphql/schema.generated.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import {
  type ContractToInvoiceRowFragment,
  type InvoiceRowFragment,
  useCreditNoteIssueMutation,
  useCreditNoteSendAgainMutation,
  useInvoiceGenerateMutation,
  useInvoiceSendAgainMutation,
  useInvoiceStatusChangeMutation,
} from "./invoices.generated.ts";

/** The dialog that is open: a contract to invoice, or an act of an invoice. */
export type OpenInvoiceAct =
  | { readonly act: "generate"; readonly contract: ContractToInvoiceRowFragment }
  | { readonly act: "status"; readonly invoice: InvoiceRowFragment; readonly status: InvoiceStatus }
  | { readonly act: "credit"; readonly invoice: InvoiceRowFragment };

/** The acts on invoices: which dialog is open, what was refused, and what each does. */
export function useInvoiceActions() {
  const { open, busy, failure, show, close, perform } = useActs<OpenInvoiceAct>();
  const lists = {
    refetchQueries: ["ContractsToInvoice", "InvoiceList", "InvoiceCounts"],
    awaitRefetchQueries: true,
  };
  const [generate] = useInvoiceGenerateMutation(lists);
  const [change] = useInvoiceStatusChangeMutation(lists);
  const [sendAgain] = useInvoiceSendAgainMutation(lists);
  const [sendNoteAgain] = useCreditNoteSendAgainMutation(lists);
  const [credit] = useCreditNoteIssueMutation(lists);
  return {
    open,
    busy,
    failure,
    show,
    close,
    generate: (contractId: string, impuesto: OwnTaxCode) =>
      perform(() => generate({ variables: { contractId, input: { impuesto } } }), texts.generated),
    change: (id: string, status: InvoiceStatus) =>
      perform(() => change({ variables: { id, input: { status } } }), texts.statusChanged),
    sendAgain: (id: string) => perform(() => sendAgain({ variables: { id } }), texts.sentAgain),
    sendNoteAgain: (id: string) => perform(() => sendNoteAgain({ variables: { id } }), texts.sentAgain),
    credit: (invoiceId: string) => perform(() => credit({ variables: { invoiceId } }), texts.credited),
  };
}

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;
