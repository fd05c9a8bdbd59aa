import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { ofPayable } from "@travesia/api/payments/payable/payable.rules";
import { useState } from "react";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { newKey } from "../../../base/saving/new-key.ts";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { AccountFields } from "./AccountFields.tsx";
import { AccountWatch } from "./AccountWatch.tsx";
import { ShownAccount } from "./ShownAccount.tsx";
import { accountFields, dueFields, payRefundFields } from "./refund.form.ts";
import { refundMeans, refundTexts as texts } from "./refund.texts.ts";
import type {
  RefundAccountSetMutationVariables,
  RefundDueChangeMutationVariables,
  RefundPayMutationVariables,
  RefundRowFragment,
} from "./refunds.generated.ts";

const meansOptions = Object.entries(refundMeans).map(([value, label]) => ({ value, label }));

/**
 * Records the payment of a refund. Each opening of the dialog has one idempotency key, so repeated clicks
 * record one payment.
 */
export function PayRefundDialog({
  record: refund,
  frame,
  send,
  performHere,
}: OpenAct<RefundRowFragment, Omit<RefundPayMutationVariables, "id">>) {
  const today = todayOf(new Date());
  const fields = payRefundFields(today);
  const share = useUploadShare();
  const [idempotencyKey] = useState(newKey);
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ values: { comprobante }, input }) =>
      comprobante && (await send({ input, file: comprobante, idempotencyKey })),
  });
  return (
    <FormDialog
      open
      title={texts.pay}
      lead={
        <>
          Registra que devolviste <strong>{formatCop(refund.monto)}</strong> {ofPayable(refund.paidFor)} a{" "}
          <strong>{refund.accountMasked}</strong>. No se puede deshacer; el cliente recibe el comprobante.
        </>
      }
      submit={`Pagar ${formatCop(refund.monto)}`}
      onSubmit={submit}
      {...frame}
    >
      <ShownAccount refund={refund} busy={frame.busy} performHere={performHere} />
      <AccountWatch refund={refund} />
      <DayField
        control={control}
        name="paidOn"
        label="Día en que salió el dinero"
        required
        booked
        max={today}
        rules={fields.rules.paidOn}
      />
      <SelectField control={control} name="means" label="Medio" options={meansOptions} />
      <TextField control={control} name="reference" label="Referencia" maxLength={120} />
      <FileField
        control={control}
        name="comprobante"
        label="Comprobante"
        progress={frame.busy ? share : null}
        rules={fields.rules.comprobante}
      />
    </FormDialog>
  );
}

/** Shows the form in which staff enter the client's account for a refund. */
export function RefundAccountDialog({
  record: refund,
  frame,
  send,
}: OpenAct<RefundRowFragment, Omit<RefundAccountSetMutationVariables, "id">>) {
  const { control, submit } = useFields(accountFields, {
    record: null,
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      title={refund.hasAccount ? texts.changeAccount : texts.setAccount}
      lead="Confírmala con el cliente por un canal conocido. Quien la escribe no paga la devolución."
      submit="Guardar cuenta"
      onSubmit={submit}
      {...frame}
    >
      <AccountFields control={control as never} />
    </FormDialog>
  );
}

/** Changes the due date of a refund, with a reason. */
export function RefundDueDialog({
  record: refund,
  frame,
  send,
}: OpenAct<RefundRowFragment, Omit<RefundDueChangeMutationVariables, "id">>) {
  const fields = dueFields(refund.dueOn);
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      title={texts.changeDue}
      submit="Cambiar fecha"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <DayField
        control={control}
        name="dueOn"
        label="Nueva fecha límite"
        required
        min={todayOf(new Date())}
        rules={fields.rules.dueOn}
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
