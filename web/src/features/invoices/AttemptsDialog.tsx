import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Unread } from "../../app/failure/Unread.tsx";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { type InvoiceAttemptsQuery, useInvoiceAttemptsQuery } from "./invoices.generated.ts";

type Attempt = NonNullable<InvoiceAttemptsQuery["invoice"]>["attempts"][number];

interface AttemptsDialogProps {
  readonly invoice: { readonly id: string; readonly number: string };
  readonly onClose: () => void;
}

/** What an invoice said before it was corrected: sent when, refused why, and what was sent. */
export function AttemptsDialog({ invoice, onClose }: AttemptsDialogProps) {
  const read = useInvoiceAttemptsQuery({ variables: { id: invoice.id } });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="attempts">
      <DialogTitle id="attempts">{`${texts.attempts} de la factura ${invoice.number}`}</DialogTitle>
      <DialogContent>
        <Unread of={read} what={texts.attempts} />
        <Stack component="ol" sx={{ gap: 4, m: 0, pl: 5 }}>
          {read.data?.invoice?.attempts.map((attempt) => (
            <AttemptLine key={attempt.id} attempt={attempt} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function AttemptLine({ attempt }: { readonly attempt: Attempt }) {
  const [open, setOpen] = useState(false);
  const { at, sent, answer, totalAmount, ivaAmount, code, facturarA, lineas } = attempt;
  return (
    <li>
      <Typography variant="body2" component="div">
        {sent ? "La DIAN la rechazó" : "Se corrigió antes de enviarla"} · <InstantText at={at} />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{answer}</Typography>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1 }}>
        Detalle
      </Button>
      {open && (
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2" component="div">
            Facturada a {facturarA.nombre} ({facturarA.tipoDocumento} {facturarA.documento}) por{" "}
            <Money amount={totalAmount} />, con <Money amount={ivaAmount} /> de IVA
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
            CUFE {code}
          </Typography>
        </Stack>
      )}
    </li>
  );
}
