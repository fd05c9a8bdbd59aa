import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { type SaveOf, useFields } from "../../../app/saving/useFields.ts";
import Stack from "@mui/material/Stack";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { payKindOptions, paymentTexts } from "./payment.texts.ts";
import { hasReference, isAsked, type Proposal, registerFields, type PaymentForm } from "./register.form.ts";

interface RegisterPaymentDialogProps {
  readonly contractNumber: string;
  readonly client: string;
  /** What may still be registered, in COP. */
  readonly left: number;
  readonly proposal: Proposal;
  /**
   * The form that may be a payment that is there already: sent again with the same bank, reference and file,
   * it is meant.
   */
  readonly asked?: PaymentForm | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: SaveOf<ReturnType<typeof registerFields>>;
  readonly onClose: () => void;
}

/** What a client paid, with the file that proves it; it stays typed when the server refuses. */
export function RegisterPaymentDialog({
  contractNumber,
  client,
  left,
  proposal,
  asked = null,
  onSubmit,
  ...dialog
}: RegisterPaymentDialogProps) {
  const today = todayOf(new Date());
  const fields = registerFields(proposal, left, today);
  const { control, submit, watch } = useFields(fields, { record: null, save: onSubmit });
  const [monto, tipoPago] = watch(["monto", "tipoPago"]);
  const [bancoOrigen, referenciaPago, comprobante] = watch(["bancoOrigen", "referenciaPago", "comprobante"]);
  const isMeant = isAsked({ bancoOrigen, referenciaPago, comprobante }, asked);
  const verb = monto ? `Registrar ${formatCop(monto)}` : "Registrar pago";
  return (
    <FormDialog
      open
      title="Registrar pago"
      lead={
        <>
          Se registrará en el contrato <strong>{contractNumber}</strong> de {client} y quedará por verificar.
          Pueden registrarse hasta <strong>{formatCop(left)}</strong>.
        </>
      }
      submit={isMeant ? paymentTexts.registerAnyway : verb}
      onSubmit={submit}
      {...dialog}
    >
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <MoneyField control={control} name="monto" label="Monto" required rules={fields.rules.monto} />
        <DayField
          control={control}
          name="fechaPago"
          label="Fecha de pago"
          required
          max={today}
          rules={fields.rules.fechaPago}
        />
      </Stack>
      <SelectField control={control} name="tipoPago" label="Medio de pago" options={payKindOptions} />
      {hasReference(tipoPago) && (
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
          <TextField control={control} name="bancoOrigen" label="Banco de origen" maxLength={120} />
          <TextField control={control} name="referenciaPago" label="Referencia" maxLength={120} />
        </Stack>
      )}
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
      <FileField control={control} name="comprobante" label="Adjuntar comprobante" />
    </FormDialog>
  );
}
