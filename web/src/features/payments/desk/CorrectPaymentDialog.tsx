import { formatCop } from "@travesia/api/cop";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { paymentTexts } from "../payment/payment.texts.ts";
import type { PaymentCorrectMutationVariables, PaymentRowFragment } from "../payment/payments.generated.ts";
import { accountOptions, agencyAccounts } from "../registration/AccountField.tsx";
import { useReceivingAccounts } from "../registration/useReceivingAccounts.ts";
import { correctFields, meansFor } from "./correct.form.ts";

type Correcting = OpenAct<PaymentRowFragment, Omit<PaymentCorrectMutationVariables, "id">>;

/**
 * Corrects the method of a payment and the account that received it; the previous values stay in its history.
 */
export function CorrectPaymentDialog({ record: payment, frame, send }: Correcting) {
  const { accounts, accountsRead } = useReceivingAccounts();
  const { control, submit } = useFields(correctFields, {
    record: payment,
    save: ({ input }) => send({ input: { ...input, version: payment.version } }),
  });
  return (
    <FormDialog
      open
      title={paymentTexts.correct}
      lead={`Del pago de ${formatCop(payment.monto)}. Lo que cambies queda en su historia.`}
      submit="Guardar"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <Unread of={accountsRead} what={agencyAccounts} />
      <SelectField control={control} name="medio" label="Medio de pago" options={meansFor(payment)} />
      <SelectField
        control={control}
        name="cuentaAgenciaId"
        label="Cuenta que lo recibió"
        options={accountOptions(accounts)}
        disabled={accounts.length === 0}
      />
    </FormDialog>
  );
}
