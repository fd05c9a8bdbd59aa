import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { PayInstallmentInput } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import { asOptions, paymentMethods } from "../purchase/purchase.texts.ts";
import { installmentPaymentFields } from "./installments.form.ts";
import type { InstallmentRecordFragment, PurchaseRecordFragment } from "../purchase/purchases.generated.ts";

interface PayInstallmentDialogProps {
  readonly purchase: PurchaseRecordFragment;
  readonly installment: InstallmentRecordFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly progress: number | null;
  readonly onSubmit: (input: PayInstallmentInput, file: File | null) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before an instalment is paid: shows the amount, the recipient and the remaining
 * amount.
 */
export function PayInstallmentDialog({
  purchase,
  installment,
  busy,
  failure,
  progress,
  onSubmit,
  onClose,
}: PayInstallmentDialogProps) {
  const [now] = useState(() => today(new Date()));
  const [fields] = useState(() => installmentPaymentFields(now));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ input, values: { comprobante } }) => onSubmit(input, comprobante),
  });
  const left = purchase.saldoPendiente - installment.montoCuota;
  return (
    <FormDialog
      open
      title={`Pagar cuota ${installment.numeroCuota} de ${purchase.numeroCuotas}`}
      lead={
        <>
          Se registrará el pago de <strong>{formatCop(installment.montoCuota)}</strong> a{" "}
          <strong>{purchase.proveedor}</strong>, con vencimiento el {formatDay(installment.fechaVencimiento)}.{" "}
          {left > 0 ? `Quedarán ${formatCop(left)} por pagar.` : "Con esta cuota queda pagada la compra."}
        </>
      }
      submit="Pagar cuota"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <PayoutWatch kind="installment" id={installment.id} />
      <Stack direction="row" sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="fechaPago"
          label="Fecha de pago"
          required
          max={now}
          booked
          rules={fields.rules.fechaPago}
        />
        <SelectField
          control={control}
          name="metodoPago"
          label="Medio de pago"
          options={asOptions(paymentMethods)}
        />
      </Stack>
      <FileField control={control} name="comprobante" label="Comprobante" progress={progress} />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
