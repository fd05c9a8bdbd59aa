import MenuItem from "@mui/material/MenuItem";
import MuiTextField from "@mui/material/TextField";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../../base/acts/record-acts.tsx";
import { ReasonDialog } from "../../../../base/saving/ReasonDialog.tsx";
import type { ApproveQuoteInput } from "../../../../graphql/schema.generated.ts";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

type Approving = OpenAct<QuoteRecordFragment, { readonly input: ApproveQuoteInput }>;

/** Records that a client accepted a quote and, if it has several options, which one. */
export function ApproveQuoteDialog({ record: quote, frame, send }: Approving) {
  const options = quote.options ?? [];
  const several = options.length > 1;
  const [picked, setPicked] = useState(options.find(({ recommended }) => recommended)?.id ?? null);
  const option = several ? options.find(({ id }) => id === picked) : undefined;
  const amount = formatCop((option ? option.precioTotal : quote.precioTotal) ?? 0);
  return (
    <ReasonDialog
      {...frame}
      maxLength={1000}
      title="Registrar la aprobación"
      lead={
        `Vas a registrar que ${quote.nombreCliente} aprobó la cotización ${quote.quoteNumber}` +
        `${option ? `, opción «${option.name}»,` : ""} por ${amount}. ` +
        "Recibirá el enlace para los datos de los pasajeros."
      }
      label="Cómo lo confirmó (llamada, mensaje…)"
      missing={null}
      submit="Registrar aprobación"
      onSubmit={(note) => send({ input: { observaciones: note || null, option: option?.id ?? null } })}
    >
      {several && (
        <MuiTextField
          select
          fullWidth
          label="Opción que eligió"
          value={picked ?? ""}
          onChange={({ target }) => setPicked(target.value)}
          sx={{ mb: 4 }}
        >
          {options.map(({ id, name, precioTotal }) => (
            <MenuItem key={id} value={id}>
              {name} · {formatCop(precioTotal ?? 0)}
            </MenuItem>
          ))}
        </MuiTextField>
      )}
    </ReasonDialog>
  );
}
