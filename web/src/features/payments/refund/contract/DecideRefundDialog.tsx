import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { Frame } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import type { DecideRefundInput } from "../../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { agreedOf, decideFields } from "../refund.form.ts";
import { refundTexts as texts } from "../refund.texts.ts";
import { AgreedRefundFields } from "./AgreedRefundFields.tsx";

/** Contract with payments that are not yet refunded. */
export interface RefundChoice {
  /** Amount of the verified payments not yet covered by a refund, in COP. */
  readonly left: number;
  /** True when the viewer may enter the account. */
  readonly writesAccount: boolean;
}

interface DecideRefundDialogProps extends RefundChoice, Frame {
  readonly onDecide: (input: Omit<DecideRefundInput, "contractId">) => Promise<Wrong | null>;
}

/**
 * Decides how much of the payments of a cancelled contract is refunded; a decision to refund nothing is
 * recorded too.
 */
export function DecideRefundDialog({
  left: now,
  writesAccount,
  onDecide,
  ...dialog
}: DecideRefundDialogProps) {
  const [left] = useState(now);
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => decideFields(left, today));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values }) => onDecide({ motivo: values.motivo.trim(), porDecidir: left, ...agreedOf(values) }),
  });
  return (
    <FormDialog
      open
      title={texts.decide}
      lead={
        <>
          Quedan <strong>{formatCop(left)}</strong> de lo que pagó el cliente. Le escribiremos con lo que
          decidas. Quien decide una devolución no la paga.
        </>
      }
      submit="Decidir"
      onSubmit={submit}
      {...dialog}
    >
      <AgreedRefundFields
        control={control as never}
        rules={fields.rules}
        left={left}
        today={today}
        writesAccount={writesAccount}
      />
      <TextField
        control={control}
        name="motivo"
        label="Motivo"
        required
        multiline
        maxLength={2000}
        rules={fields.rules.motivo}
      />
    </FormDialog>
  );
}
