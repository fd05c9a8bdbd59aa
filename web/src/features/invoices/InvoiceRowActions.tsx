import Stack from "@mui/material/Stack";
import { mayCorrectNote, maySendAgain } from "@travesia/api/invoices/sending/sending.rules";
import { ActsMenu } from "../../base/acts/ActsMenu.tsx";
import { ActButtons } from "../../base/acts/ActButtons.tsx";
import { placedActs } from "../../base/acts/shown-acts.ts";
import {
  type CreditNote,
  type CreditNoteAct,
  creditNoteActs,
  invoiceActs,
  type NoteOfInvoice,
  type ShownInvoiceAct,
} from "./invoice.acts.tsx";
import { offeredInvoiceActs } from "./invoice.offered-acts.ts";
import { InvoiceDocuments } from "./InvoiceDocuments.tsx";
import type { InvoiceRowFragment } from "./invoices.generated.ts";

interface InvoiceRowActionsProps {
  readonly invoice: InvoiceRowFragment;
  /** True while an act on an invoice or a credit note runs. */
  readonly busy: boolean;
  readonly onAct: (act: ShownInvoiceAct, invoice: InvoiceRowFragment) => void;
  readonly onNoteAct: (act: CreditNoteAct, note: NoteOfInvoice) => void;
}

/** Style of narrow buttons on one line. */
const row = {
  gap: 0.5,
  alignItems: "center",
  flexWrap: { xs: "wrap", md: "nowrap" },
  justifyContent: "flex-end",
  "& .MuiButton-root": { minWidth: 0, px: 1.5, whiteSpace: "nowrap" },
} as const;

const inRow = placedActs(invoiceActs, "row");
const inMenu = placedActs(invoiceActs, "menu");
const offeredOnNote = new Map([
  ["sendAgain", null],
  ["correct", null],
] as const);

/** Shows the acts on an invoice in its row: its documents, sending it again, and a menu of the others. */
export function InvoiceRowActions({ invoice, busy, onAct, onNoteAct }: InvoiceRowActionsProps) {
  const { number, creditNotes } = invoice;
  const ofInvoice = {
    acts: invoiceActs,
    offered: offeredInvoiceActs(invoice),
    of: number,
    busy,
    onAct: (act: ShownInvoiceAct) => onAct(act, invoice),
  };
  const noteButton = (act: CreditNoteAct) => (note: CreditNote) => (
    <ActButtons
      key={`${act} ${note.id}`}
      acts={creditNoteActs}
      names={[act]}
      offered={offeredOnNote}
      of={note.number}
      busy={busy}
      onAct={() => onNoteAct(act, { ...note, invoice })}
    />
  );
  return (
    <Stack direction="row" sx={row}>
      <InvoiceDocuments invoice={invoice} />
      <ActButtons {...ofInvoice} names={["credit", "sendAgain"]} />
      {creditNotes.filter(({ sendingState }) => maySendAgain(sendingState)).map(noteButton("sendAgain"))}
      {creditNotes.filter(({ sendingState }) => mayCorrectNote(sendingState)).map(noteButton("correct"))}
      <ActButtons {...ofInvoice} names={inRow} />
      <ActsMenu
        label={`Acciones de ${number}`}
        acts={invoiceActs}
        names={inMenu}
        record={invoice}
        offered={ofInvoice.offered}
        onAct={ofInvoice.onAct}
      />
    </Stack>
  );
}
