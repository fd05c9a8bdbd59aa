import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { ofPayable, type PayableWords } from "@travesia/api/payments/payable/payable.rules";
import { useState } from "react";
import type { Frame } from "../../../base/acts/record-acts.tsx";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { OpenChargebackInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { claimFields } from "./chargeback.form.ts";
import { chargebackTexts as texts } from "./chargeback.texts.ts";
import { ClaimFields } from "./ClaimFields.tsx";

/** Payment that a client disputes. */
export interface ClaimedPayment {
  readonly id: string;
  readonly monto: number;
  readonly paidFor: PayableWords;
}

interface OpenClaimDialogProps extends Frame {
  readonly payment: ClaimedPayment;
  readonly onOpen: (input: OpenChargebackInput, file: File | null) => Promise<Wrong | null>;
}

/** Shows the form in which staff opens a case for a payment that a client disputes. */
export function OpenClaimDialog({ payment, onOpen, ...dialog }: OpenClaimDialogProps) {
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => claimFields(today, payment.id));
  const share = useUploadShare();
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values, input }) => onOpen(input, values.file),
  });
  return (
    <FormDialog
      open
      title={texts.open}
      lead={
        <>
          El cliente reclama que se reverse su pago en línea de <strong>{formatCop(payment.monto)}</strong>{" "}
          {ofPayable(payment.paidFor)}. Recibirá el número del caso y su plazo. {texts.law}
        </>
      }
      submit="Abrir caso"
      onSubmit={submit}
      {...dialog}
    >
      <ClaimFields
        control={control as never}
        rules={fields.rules}
        today={today}
        known="Día en que el cliente lo supo"
        progress={dialog.busy ? share : null}
      />
      <DayField
        control={control}
        name="claimedOn"
        label="Día en que te lo reclamó"
        required
        max={today}
        rules={fields.rules.claimedOn}
      />
    </FormDialog>
  );
}
