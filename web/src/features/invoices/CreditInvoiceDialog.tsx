import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { Frame } from "../../base/acts/record-acts.tsx";
import { Unread } from "../../base/failure/Unread.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { newKey } from "../../base/saving/new-key.ts";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import type { CreditInvoiceInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Money } from "../../ui/Money.tsx";
import { conceptOptions, creditFields, type CreditRecord, partProblem, withoutNote } from "./invoice.form.ts";
import { invoiceTexts as texts } from "./invoice.texts.ts";
import { type InvoiceRowFragment, useInvoiceToPutRightQuery } from "./invoices.generated.ts";

interface CreditInvoiceDialogProps extends Frame {
  readonly invoice: InvoiceRowFragment;
  /** Rejected credit note to correct; absent for a new one. */
  readonly note?: InvoiceRowFragment["creditNotes"][number];
  /** Submits the note; the key is the same for each attempt. */
  readonly onSubmit: (input: CreditInvoiceInput, key: string) => Promise<Wrong | null>;
}

/**
 * Creates a credit note that corrects an error in an invoice, in whole or in part; or corrects a credit note
 * that the DIAN rejected.
 */
export function CreditInvoiceDialog(props: CreditInvoiceDialogProps) {
  const { invoice, note, onClose } = props;
  const read = useInvoiceToPutRightQuery({ variables: { id: invoice.id }, fetchPolicy: "network-only" });
  const record = lastAnswer(read)?.invoice;
  if (record) return <FilledDialog {...props} record={note ? withoutNote(record, note.id) : record} />;
  return (
    <FormDialog
      open
      title={titleOf(invoice, note)}
      submit={note ? texts.correctAndSend : texts.credit}
      reason={texts.draftFirst}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    >
      <Unread of={read} apart />
      {read.loading && <Skeleton variant="rounded" height={200} />}
    </FormDialog>
  );
}

const titleOf = ({ number }: InvoiceRowFragment, note: CreditInvoiceDialogProps["note"]): string =>
  note ? `${texts.correctNote} ${note.number}` : `Nota crédito de la factura ${number}`;

function FilledDialog({
  invoice,
  note,
  record,
  onSubmit,
  ...frame
}: CreditInvoiceDialogProps & { readonly record: CreditRecord }) {
  const [key] = useState(newKey);
  const { control, submit, watch } = useFields(creditFields, {
    record,
    save: ({ input: { concepto, motivo, lineas } }) => {
      const whole = concepto === "anulacion";
      const parts = lineas.filter(({ total }) => total > 0);
      return onSubmit({ concepto, motivo, lineas: whole ? null : parts }, key);
    },
  });
  const whole = watch("concepto") === "anulacion";
  const left = record.totalAmount - record.creditedAmount;
  const typed = watch("lines").reduce((sum, { porDevolver }) => sum + (porDevolver ?? 0), 0);
  const amount = whole ? left : typed;
  return (
    <FormDialog
      open
      title={titleOf(invoice, note)}
      lead={
        <>
          {note
            ? "La nota conserva su número y se envía de nuevo a la DIAN. "
            : "La nota toma el siguiente número de su rango, se envía a la DIAN y no se puede borrar. "}
          {amount === left && "Con la factura devuelta completa, el contrato vuelve a quedar por facturar."}
        </>
      }
      submit={`${note ? texts.correctAndSend : texts.credit} por ${formatCop(amount)}`}
      reason={amount > 0 ? null : "Escribe cuánto se devuelve de alguna línea"}
      {...frame}
      onSubmit={submit}
    >
      <SelectField control={control} name="concepto" label="Concepto" options={conceptOptions} />
      <TextField
        control={control}
        name="motivo"
        label="Qué estaba mal"
        required
        maxLength={300}
        rules={creditFields.rules.motivo}
      />
      {whole ? (
        <span>
          Devuelve todo lo que queda de la factura: <Money amount={left} strong />.
        </span>
      ) : (
        <Stack sx={{ gap: 4 }}>
          {record.lines.map(({ id, descripcion, mandanteNombre, porDevolver }, at) => (
            <Stack key={id} sx={{ gap: 2 }}>
              <div>
                {descripcion}
                <Typography variant="body2" color="textSecondary">
                  {mandanteNombre && `Ingreso para ${mandanteNombre}. `}Quedan <Money amount={porDevolver} />{" "}
                  por devolver, con su IVA.
                </Typography>
              </div>
              <MoneyField
                control={control}
                name={`lines.${at}.porDevolver`}
                label={`Devolver de la línea ${at + 1}`}
                rules={{ validate: (value) => partProblem(porDevolver)(value as number | null) ?? true }}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </FormDialog>
  );
}
