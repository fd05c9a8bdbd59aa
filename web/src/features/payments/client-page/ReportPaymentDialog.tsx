import Stack from "@mui/material/Stack";
import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { type SaveOf, useFields } from "../../../app/saving/useFields.ts";
import { useUploadShare } from "../../../app/saving/uploads.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import {
  hasReference,
  isAsked,
  type PaymentForm,
  type Proposal,
  registerFields,
} from "../payment/register.form.ts";
import { payKindOptions } from "../payment/payment.texts.ts";
import { ownTexts as texts } from "./client-page.texts.ts";

interface ReportPaymentDialogProps {
  /** What may still be reported, in COP. */
  readonly left: number;
  readonly proposal: Proposal;
  /** The form that may be a payment that is there already: sent again unchanged, it is meant. */
  readonly asked: PaymentForm | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: SaveOf<ReturnType<typeof registerFields>>;
  readonly onClose: () => void;
}

/** A client says that they paid, and sends the receipt; it stays typed when the server refuses or is away. */
export function ReportPaymentDialog({
  left,
  proposal,
  asked,
  onSubmit,
  ...dialog
}: ReportPaymentDialogProps) {
  const today = todayOf(new Date());
  const fields = registerFields(proposal, left, today);
  const { control, submit, watch } = useFields(fields, { record: null, save: onSubmit });
  const share = useUploadShare();
  const tipoPago = watch("tipoPago");
  const [bancoOrigen, referenciaPago, comprobante] = watch(["bancoOrigen", "referenciaPago", "comprobante"]);
  const isMeant = isAsked({ bancoOrigen, referenciaPago, comprobante }, asked);
  return (
    <FormDialog
      open
      title={texts.report}
      lead={
        <>
          {texts.reportLead} Puedes reportar hasta <strong>{formatCop(left)}</strong>.
        </>
      }
      submit={isMeant ? texts.reportAnyway : texts.sendReport}
      onSubmit={submit}
      {...dialog}
    >
      <FileField
        control={control}
        name="comprobante"
        label={texts.proof}
        progress={dialog.busy ? share : null}
      />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <MoneyField control={control} name="monto" label="Monto" required rules={fields.rules.monto} />
        <DayField
          control={control}
          name="fechaPago"
          label="Día en que pagaste"
          required
          max={today}
          rules={fields.rules.fechaPago}
        />
      </Stack>
      <SelectField control={control} name="tipoPago" label="Cómo pagaste" options={payKindOptions} />
      {hasReference(tipoPago) && (
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
          <TextField control={control} name="bancoOrigen" label="Tu banco" maxLength={120} />
          <TextField
            control={control}
            name="referenciaPago"
            label="Referencia o número de aprobación"
            maxLength={120}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
