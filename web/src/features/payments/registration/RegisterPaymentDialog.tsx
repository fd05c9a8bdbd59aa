import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { formatCop } from "@travesia/api/cop";
import type { PayableWords } from "@travesia/api/payments/payable/payable.rules";
import { type PartRead, Unread } from "../../../base/failure/Unread.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FoldedFields } from "../../../ui/form/FoldedFields.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { PaymentForm } from "./register.form.ts";
import { paymentTexts } from "../payment/payment.texts.ts";
import { AccountField, agencyAccounts, type ReceivingChoice } from "./AccountField.tsx";
import { WithheldFields } from "../withheld/WithheldFields.tsx";
import { PaidFields } from "./PaidFields.tsx";
import { type PaidFormProps, usePaidForm } from "./usePaidForm.ts";

const words = {
  day: "Fecha de pago",
  means: "Medio de pago",
  bank: "Banco de origen",
  reference: "Referencia",
} as const;

interface RegisterPaymentDialogProps extends PaidFormProps {
  /** Contract or reservation being paid. */
  readonly payable: PayableWords;
  readonly client: string;
  /** Accounts of the agency that may have received the payment. */
  readonly accounts?: readonly ReceivingChoice[];
  /** Query of the accounts. When it fails, the payment would be registered with an unknown account. */
  readonly accountsRead?: PartRead;
  /** Returns the fields for the origin of cash, when they are required. */
  readonly origin?: (control: Control<PaymentForm>, day: string, amount: number) => ReactNode;
  /** True when the amounts withheld by the client may be entered too. */
  readonly withholds?: boolean;
}

/** Shows the form of a client's payment with its receipt file; it keeps its text when the server refuses. */
export function RegisterPaymentDialog({
  payable,
  client,
  left,
  proposal,
  asked = null,
  accounts = [],
  accountsRead,
  origin,
  withholds = false,
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
      {form.medio === "efectivo" && origin?.(control, form.fechaPago, form.monto ?? 0)}
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
      <FileField control={control} name="comprobante" label="Adjuntar comprobante" />
      {withholds && (
        <FoldedFields title="Retenciones del cliente" summary="ninguna" open="Agregar">
          <WithheldFields control={control as never} monto={form.monto ?? 0} />
        </FoldedFields>
      )}
    </FormDialog>
  );
}
