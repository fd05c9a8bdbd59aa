import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { creditConceptLabels } from "@travesia/api/invoices/credit-note/credit-note.rules";
import { useState } from "react";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import type { InvoiceAttemptPartsFragment, NoteAttemptPartsFragment } from "./invoices.generated.ts";

const REJECTED = "La DIAN la rechazó";

/**
 * Shows the earlier contents of an invoice: when each was sent, why it was refused, and its amounts;
 * hidden when there is none.
 */
export const InvoiceAttempts = ({
  attempts,
}: {
  readonly attempts: readonly InvoiceAttemptPartsFragment[];
}) =>
  attempts.length > 0 && (
    <Stack component="ol" aria-label="Contenidos anteriores" sx={{ gap: 3, m: 0, pl: 5 }}>
      {attempts.map(({ facturarA, sent, code, ...attempt }) => (
        <AttemptLine
          key={attempt.id}
          attempt={attempt}
          became={sent ? REJECTED : "Se corrigió antes de enviarla"}
          said={`Facturada a ${facturarA.nombre} (${facturarA.tipoDocumento} ${facturarA.documento})`}
          code={`CUFE ${code}`}
        />
      ))}
    </Stack>
  );

/** Shows the earlier contents of a credit note, as {@link InvoiceAttempts} of an invoice. */
export const NoteAttempts = ({ attempts }: { readonly attempts: readonly NoteAttemptPartsFragment[] }) =>
  attempts.length > 0 && (
    <Stack component="ol" aria-label="Contenidos anteriores de la nota" sx={{ gap: 3, m: 0, pl: 5 }}>
      {attempts.map(({ concepto, motivo, code, ...attempt }) => (
        <AttemptLine
          key={attempt.id}
          attempt={attempt}
          became={REJECTED}
          said={`${creditConceptLabels[concepto]} («${motivo}»)`}
          code={`CUDE ${code}`}
        />
      ))}
    </Stack>
  );

interface AttemptLineProps {
  readonly attempt: Pick<NoteAttemptPartsFragment, "at" | "answer" | "totalAmount" | "ivaAmount" | "lineas">;
  readonly became: string;
  /** Text about the earlier content, shown beside its amounts. */
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
