import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { creditConceptLabels } from "@travesia/api/invoices/credit-note/credit-note.rules";
import { mayCorrectNote, maySendAgain } from "@travesia/api/invoices/sending/sending.rules";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { formatDay } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { NoteAttempts } from "../EarlierContents.tsx";
import { FileButtons } from "../FileButtons.tsx";
import { type CreditNoteAct, creditNoteActs, type NoteOfInvoice } from "../invoice.acts.tsx";
import { invoiceTexts as texts } from "../invoice.texts.ts";
import type { InvoiceDetailQuery } from "../invoices.generated.ts";
import { Sending } from "../Sending.tsx";
import { sendingFacts } from "./InvoiceSending.tsx";

type Invoice = NonNullable<InvoiceDetailQuery["invoice"]>;

interface InvoiceNotesProps {
  readonly invoice: Invoice;
  readonly busy: boolean;
  readonly onAct: (act: CreditNoteAct, note: NoteOfInvoice) => void;
}

/** Shows the credit notes of an invoice, each with its reason, its files and its way to the DIAN. */
export function InvoiceNotes({ invoice, busy, onAct }: InvoiceNotesProps) {
  if (invoice.creditNotes.length === 0) return null;
  return (
    <Section title={texts.notes}>
      <Stack component="ul" sx={{ gap: 4, m: 0, p: 0, listStyle: "none" }}>
        {invoice.creditNotes.map((note) => (
          <Stack key={note.id} component="li" sx={{ gap: 2 }}>
            <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {note.number}
              </Typography>
              <Money amount={-note.totalAmount} />
              <Sending sendingState={note.sendingState} sendingProblem={null} />
            </Stack>
            <FactList
              facts={[
                ["Fecha", formatDay(note.issueDate)],
                ["Motivo", `${creditConceptLabels[note.concepto]}: ${note.motivo}`],
                ["IVA que devuelve", <Money key="iva" amount={note.ivaAmount} />],
                ...sendingFacts(note),
              ]}
            />
            {note.sendingProblem && note.sendingState !== "enviada" && (
              <Alert severity="error">{note.sendingProblem}</Alert>
            )}
            <NoteAttempts attempts={note.attempts} />
            <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
              <FileButtons document={note} />
              <ActButtons
                acts={creditNoteActs}
                names={[
                  ...(maySendAgain(note.sendingState) ? (["sendAgain"] as const) : []),
                  ...(mayCorrectNote(note.sendingState) ? (["correct"] as const) : []),
                ]}
                offered={
                  new Map([
                    ["sendAgain", null],
                    ["correct", null],
                  ] as const)
                }
                of={note.number}
                busy={busy}
                onAct={(act) => onAct(act, { ...note, invoice })}
              />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
