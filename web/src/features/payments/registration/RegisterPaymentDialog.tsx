import { formatCop } from "@travesia/api/cop";
import type { PayableWords } from "@travesia/api/payments/payable/payable.rules";
import { type PartRead, Unread } from "../../../app/failure/Unread.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { paymentTexts } from "../payment/payment.texts.ts";
import { AccountField, agencyAccounts, type ReceivingChoice } from "./AccountField.tsx";
import { PaidFields } from "./PaidFields.tsx";
import { type PaidFormProps, usePaidForm } from "./usePaidForm.ts";

const words = {
  day: "Fecha de pago",
  means: "Medio de pago",
  bank: "Banco de origen",
  reference: "Referencia",
} as const;

interface RegisterPaymentDialogProps extends PaidFormProps {
  /** What is paid. */
  readonly payable: PayableWords;
  readonly client: string;
  /** The accounts of the agency that may have received it. */
  readonly accounts?: readonly ReceivingChoice[];
  /** The read behind them: where it failed, the payment would be of an account that nobody knows. */
  readonly accountsRead?: PartRead;
}

/** What a client paid, with the file that proves it; it stays typed when the server refuses. */
export function RegisterPaymentDialog({
  payable,
  client,
  left,
  proposal,
  asked = null,
  accounts = [],
  accountsRead,
  onSubmit,
  ...dialog
}: RegisterPaymentDialogProps) {
  const { control, submit, ...form } = usePaidForm({ left, proposal, asked, onSubmit });
  const verb = form.monto ? `Registrar ${formatCop(form.monto)}` : "Registrar pago";
  return (
    <FormDialog
      open
      title="Registrar pago"
      lead={
        <>
          Se registrará en {payable.article} {payable.noun} <strong>{payable.name}</strong> de {client} y
          quedará por verificar. Pueden registrarse hasta <strong>{formatCop(left)}</strong>.
        </>
      }
      submit={form.isMeant ? paymentTexts.registerAnyway : verb}
      onSubmit={submit}
      {...dialog}
    >
      {accountsRead && <Unread of={accountsRead} what={agencyAccounts} />}
      <PaidFields
        control={control}
        form={form}
        words={words}
        {...(accounts.length > 0 && {
          account: (medio) => (
            <AccountField control={control} medio={medio} accounts={accounts} label="Cuenta que lo recibió" />
          ),
        })}
      />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
      <FileField control={control} name="comprobante" label="Adjuntar comprobante" />
    </FormDialog>
  );
}
