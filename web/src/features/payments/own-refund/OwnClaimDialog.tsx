import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { OpenChargebackInput } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { claimFields } from "../chargeback/chargeback.form.ts";
import { ClaimFields } from "../chargeback/ClaimFields.tsx";
import { ownRefundTexts as texts } from "./own-refund.texts.ts";

interface OwnClaimDialogProps {
  /** Payments that can be claimed. */
  readonly payments: readonly { readonly id: string; readonly monto: number; readonly fechaPago: string }[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onClaim: (input: OpenChargebackInput, file: File | null) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Shows the form in which a client claims the reversal of an online payment: the payment, the cause and the
 * evidence.
 */
export function OwnClaimDialog({ payments, onClaim, ...dialog }: OwnClaimDialogProps) {
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => claimFields(today, payments[0]?.id));
  const share = useUploadShare();
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values, input: { claimedOn: _, ...input } }) => onClaim(input, values.file),
  });
  return (
    <FormDialog
      open
      title={texts.claim}
      lead={texts.claimLead}
      submit={texts.sendClaim}
      onSubmit={submit}
      {...dialog}
    >
      <SelectField
        control={control}
        name="paymentId"
        label={texts.payment}
        options={payments.map(({ id, monto, fechaPago }) => ({
          value: id,
          label: `${formatCop(monto)} · ${formatDay(fechaPago)}`,
        }))}
      />
      <ClaimFields
        control={control as never}
        rules={fields.rules}
        today={today}
        known={texts.known}
        progress={dialog.busy ? share : null}
      />
    </FormDialog>
  );
}
