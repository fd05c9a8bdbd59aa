import { formatCop } from "@travesia/api/cop";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { paymentReads } from "../payment/usePaymentActions.ts";
import { accountOptions, agencyAccounts } from "../registration/AccountField.tsx";
import { useReceivingAccounts } from "../registration/useReceivingAccounts.ts";
import { correctFields, meansFor } from "./correct.form.ts";
import { type DeskPaymentFragment, usePaymentCorrectMutation } from "../payment/payments.generated.ts";
import { paymentActLabels } from "../payment/payment.acts.ts";
import { deskTexts as texts } from "./desk.texts.ts";

interface CorrectPaymentDialogProps {
  readonly payment: DeskPaymentFragment;
  readonly onClose: () => void;
}

/** Corrects by which means a payment came and which account received it; both stay in its history. */
export function CorrectPaymentDialog({ payment, onClose }: CorrectPaymentDialogProps) {
  const { busy, failure, perform } = useSaving();
  const { accounts, accountsRead } = useReceivingAccounts();
  const [correct] = usePaymentCorrectMutation({ refetchQueries: paymentReads, awaitRefetchQueries: true });
  const { control, submit } = useFields(correctFields, {
    record: { ...payment, cuentaAgencia: payment.cuentaAgencia ?? null },
    save: async ({ input }) => {
      const variables = { id: payment.id, input: { ...input, version: payment.version } };
      const wrong = await perform(() => correct({ variables }), texts.corrected, "verifyPayment");
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={paymentActLabels.correct}
      lead={`Del pago de ${formatCop(payment.monto)}. Lo que cambies queda en su historia.`}
      submit="Guardar"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
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
