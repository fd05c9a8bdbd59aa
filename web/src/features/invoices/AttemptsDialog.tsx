import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { creditConceptLabels } from "@travesia/api/invoices/credit-note/credit-note.rules";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { type InvoiceAttemptsQuery, useInvoiceAttemptsQuery } from "./invoices.generated.ts";

type Read = NonNullable<InvoiceAttemptsQuery["invoice"]>;
type InvoiceAttempt = Read["attempts"][number];
type NoteAttempt = Read["creditNotes"][number]["attempts"][number];

interface AttemptsDialogProps {
  readonly invoice: { readonly id: string; readonly number: string };
  readonly onClose: () => void;
}

/**
 * Shows the earlier versions of an invoice and its credit notes: when each was sent, why it was refused, and
 * its content.
 */
export function AttemptsDialog({ invoice, onClose }: AttemptsDialogProps) {
  const read = useInvoiceAttemptsQuery({ variables: { id: invoice.id } });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="attempts">
      <DialogTitle id="attempts">{`${texts.attempts} de la factura ${invoice.number}`}</DialogTitle>
      <DialogContent>
        <Unread of={read} what={texts.attempts} />
        <Stack component="ol" sx={{ gap: 4, m: 0, pl: 5 }}>
          {read.data?.invoice?.attempts.map((attempt) => (
            <InvoiceAttemptLine key={attempt.id} attempt={attempt} />
          ))}
        </Stack>
        {read.data?.invoice?.creditNotes
          .filter(({ attempts }) => attempts.length > 0)
          .map(({ id, number, attempts }) => (
            <div key={id}>
              <Typography variant="h6" component="h3" sx={{ my: 3 }}>
                Nota crédito {number}
              </Typography>
              <Stack component="ol" sx={{ gap: 4, m: 0, pl: 5 }}>
                {attempts.map((attempt) => (
                  <NoteAttemptLine key={attempt.id} attempt={attempt} />
                ))}
              </Stack>
            </div>
          ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

const REJECTED = "La DIAN la rechazó";

function InvoiceAttemptLine({ attempt }: { readonly attempt: InvoiceAttempt }) {
  const { facturarA, sent, code } = attempt;
  return (
    <AttemptLine
      attempt={attempt}
      became={sent ? REJECTED : "Se corrigió antes de enviarla"}
      said={`Facturada a ${facturarA.nombre} (${facturarA.tipoDocumento} ${facturarA.documento})`}
      code={`CUFE ${code}`}
    />
  );
}

function NoteAttemptLine({ attempt }: { readonly attempt: NoteAttempt }) {
  const said = `${creditConceptLabels[attempt.concepto]} («${attempt.motivo}»)`;
  return <AttemptLine attempt={attempt} became={REJECTED} said={said} code={`CUDE ${attempt.code}`} />;
}

interface AttemptLineProps {
  readonly attempt: Pick<NoteAttempt, "at" | "answer" | "totalAmount" | "ivaAmount" | "lineas">;
  readonly became: string;
  /** Text about the earlier version, shown beside its amounts. */
  readonly said: string;
  readonly code: string;
}

function AttemptLine({ attempt, became, said, code }: AttemptLineProps) {
  const [open, setOpen] = useState(false);
  const { at, answer, totalAmount, ivaAmount, lineas } = attempt;
  return (
    <li>
      <Typography variant="body2" component="div">
        {became} · <InstantText at={at} />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{answer}</Typography>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1 }}>
        Detalle
      </Button>
      {open && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2" component="div">
            {said} por <Money amount={totalAmount} />, con <Money amount={ivaAmount} /> de IVA
          </Typography>
          {lineas.map((line, at) => (
            <Box key={at} sx={{ display: "flex", justifyContent: "space-between", gap: 3 }}>
              <Typography variant="body2">
                {line.descripcion}
                {line.mandanteNombre && ` · de ${line.mandanteNombre}`}
              </Typography>
              <Typography variant="body2" component="div" sx={{ flexShrink: 0 }}>
                <Money amount={line.total} />
              </Typography>
            </Box>
          ))}
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {code}
          </Typography>
        </Stack>
      )}
    </li>
  );
}
