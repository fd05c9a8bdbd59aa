import { useActs } from "../../base/saving/useActs.ts";
import type {
  CorrectInvoiceInput,
  CreditInvoiceInput,
  GenerateInvoiceInput,
  InvoiceStatus,
} from "../../graphql/schema.generated.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import {
  type ContractToInvoiceRowFragment,
  type InvoiceRowFragment,
  useCreditNoteCorrectMutation,
  useCreditNoteIssueMutation,
  useCreditNoteSendAgainMutation,
  useInvoiceConfirmMutation,
  useInvoiceCorrectMutation,
  useInvoiceCreditMutation,
  useInvoiceGenerateMutation,
  useInvoiceSendAgainMutation,
  useInvoiceStatusChangeMutation,
} from "./invoices.generated.ts";

/** Open dialog: for a contract to invoice, or for an action on an invoice. */
export type OpenInvoiceAct =
  | { readonly act: "generate"; readonly contract: ContractToInvoiceRowFragment }
  | { readonly act: "status"; readonly invoice: InvoiceRowFragment; readonly status: InvoiceStatus }
  | {
      readonly act: "correctNote";
      readonly invoice: InvoiceRowFragment;
      readonly note: InvoiceRowFragment["creditNotes"][number];
    }
  | {
      readonly act: "credit" | "creditPart" | "confirm" | "correct" | "attempts";
      readonly invoice: InvoiceRowFragment;
    };

/** Returns the actions on invoices: the open dialog, the refusal, and the function of each action. */
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
  const [creditPart] = useInvoiceCreditMutation(lists);
  const [correctNote] = useCreditNoteCorrectMutation(lists);
  const [correct] = useInvoiceCorrectMutation(lists);
  const [confirm] = useInvoiceConfirmMutation(lists);
  return {
    open,
    busy,
    failure,
    show,
    close,
    generate: (contractId: string, input: GenerateInvoiceInput) =>
      perform(() => generate({ variables: { contractId, input } }), texts.generated),
    correct: (id: string, input: CorrectInvoiceInput) =>
      perform(() => correct({ variables: { id, input } }), texts.corrected),
    correctNote: (id: string, input: CreditInvoiceInput) =>
      perform(() => correctNote({ variables: { id, input } }), texts.noteCorrected),
    confirm: (id: string) => perform(() => confirm({ variables: { id } }), texts.confirmed),
    creditPart: (invoiceId: string, input: CreditInvoiceInput, idempotencyKey: string) =>
      perform(() => creditPart({ variables: { invoiceId, input, idempotencyKey } }), texts.credited),
    change: (id: string, status: InvoiceStatus) =>
      perform(() => change({ variables: { id, input: { status } } }), texts.statusChanged),
    sendAgain: (id: string) => perform(() => sendAgain({ variables: { id } }), texts.sentAgain),
    sendNoteAgain: (id: string) => perform(() => sendNoteAgain({ variables: { id } }), texts.sentAgain),
    credit: (invoiceId: string) => perform(() => credit({ variables: { invoiceId } }), texts.credited),
  };
}

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;
