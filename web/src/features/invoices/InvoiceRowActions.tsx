import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { mayCorrectNote, maySendAgain } from "@travesia/api/invoices/sending/sending.rules";
import type { InvoiceStatus } from "../../graphql/schema.generated.ts";
import { InvoiceDocuments } from "./InvoiceDocuments.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import type { InvoiceRowFragment } from "./invoices.generated.ts";
import type { InvoiceActions } from "./useInvoiceActions.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

interface InvoiceRowActionsProps {
  readonly invoice: InvoiceRowFragment;
  readonly actions: InvoiceActions;
}

const marked = (status: InvoiceStatus) => `Marcar ${invoiceLifecycle.labels[status].toLowerCase()}`;

/** Style of narrow buttons, so that rows of paid and unpaid invoices have the same height. */
const row = {
  gap: 0.5,
  flexWrap: "wrap",
  justifyContent: "flex-end",
  minWidth: { md: 212 },
  "& .MuiButton-root": { minWidth: 0, px: 1.5, whiteSpace: "nowrap" },
} as const;

/** Shows the actions on an invoice in its row: its documents, its status, and sending it again. */
export function InvoiceRowActions({ invoice, actions }: InvoiceRowActionsProps) {
  const { id, number, acts, nextStatuses, creditNotes, hasAttempts } = invoice;
  const allowed = (name: string) => acts.some((act) => act.name === name && act.allowed);
  return (
    <Stack direction="row" sx={row}>
      <InvoiceDocuments invoice={invoice} />
      {hasAttempts && (
        <Button
          size="small"
          color="inherit"
          aria-label={`${texts.attempts} de ${number}`}
          onClick={() => actions.show({ act: "attempts", invoice })}
        >
          {texts.attempts}
        </Button>
      )}
      {allowed("credit") && (
        <Button size="small" color="error" onClick={() => actions.show({ act: "credit", invoice })}>
          {texts.credit}
        </Button>
      )}
      {allowed("sendAgain") && (
        <ActButton size="small" disabled={actions.busy} onClick={() => void actions.sendAgain(id)}>
          {texts.sendAgain}
        </ActButton>
      )}
      {creditNotes
        .filter(({ sendingState }) => maySendAgain(sendingState))
        .map((note) => (
          <ActButton
            key={note.id}
            size="small"
            disabled={actions.busy}
            onClick={() => void actions.sendNoteAgain(note.id)}
          >
            {texts.sendAgain} de la nota
          </ActButton>
        ))}
      {creditNotes
        .filter(({ sendingState }) => mayCorrectNote(sendingState))
        .map((note) => (
          <Button
            key={`correct ${note.id}`}
            size="small"
            aria-label={`${texts.correctNote} ${note.number}`}
            onClick={() => actions.show({ act: "correctNote", invoice, note })}
          >
            {texts.correctNote}
          </Button>
        ))}
      {(["confirm", "correct", "creditPart"] as const).filter(allowed).map((act) => (
        <Button
          key={act}
          size="small"
          aria-label={`${texts[act]} ${number}`}
          onClick={() => actions.show({ act, invoice })}
        >
          {texts[act]}
        </Button>
      ))}
      {(allowed("changeStatus") ? nextStatuses : [])
        .filter((status) => status === "paid" || status === "approved")
        .map((status) => (
          <Button
            key={status}
            size="small"
            color="inherit"
            aria-label={`${marked(status)} ${number}`}
            onClick={() => actions.show({ act: "status", invoice, status })}
          >
            {marked(status)}
          </Button>
        ))}
    </Stack>
  );
}
