import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useFields } from "../../../../app/saving/useFields.ts";
import type { Wrong } from "../../../../app/saving/useSaving.ts";
import type { DecideRefundInput } from "../../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { agreedOf, decideFields } from "../refund.form.ts";
import { refundTexts as texts } from "../refund.texts.ts";
import { AgreedRefundFields } from "./AgreedRefundFields.tsx";

interface DecideRefundDialogProps {
  /** What of the verified payments nothing gives back yet, in COP. */
  readonly left: number;
  /** Whether the asker may write down where it goes. */
  readonly writesAccount: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onDecide: (input: Omit<DecideRefundInput, "contractId">) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Decides how much of what was paid of a cancelled contract goes back; that nothing does is written too. */
export function DecideRefundDialog({ left, writesAccount, onDecide, ...dialog }: DecideRefundDialogProps) {
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => decideFields(left, today));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values }) => onDecide({ motivo: values.motivo.trim(), ...agreedOf(values) }),
  });
  return (
    <FormDialog
      open
      title={texts.decide}
      lead={
        <>
          Quedan <strong>{formatCop(left)}</strong> pagados sin decidir. Le escribiremos al cliente. Quien
          decide una devolución no la paga.
        </>
      }
      submit="Decidir"
      onSubmit={submit}
      {...dialog}
    >
      <AgreedRefundFields
        control={control as never}
        rules={fields.rules}
        {...{ left, today, writesAccount }}
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
