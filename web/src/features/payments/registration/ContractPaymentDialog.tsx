import { CashOriginFields } from "../cash/CashOriginFields.tsx";
import { paymentReads } from "../payment/payment.reads.ts";
import { usePaymentRegisterMutation } from "../payment/payments.generated.ts";
import type { Proposal } from "./register.form.ts";
import { RegisterPaymentDialog } from "./RegisterPaymentDialog.tsx";
import { useReceivingAccounts } from "./useReceivingAccounts.ts";
import { useRegistration } from "./useRegistration.ts";

interface ContractPaymentDialogProps {
  readonly contract: { readonly id: string; readonly contractNumber: string };
  readonly client: string;
  /** Amount that may still be registered, in COP. */
  readonly left: number;
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Shows the form that registers a payment for a contract. */
export function ContractPaymentDialog({ contract, onClose, ...dialog }: ContractPaymentDialogProps) {
  const [register] = usePaymentRegisterMutation({ refetchQueries: paymentReads, awaitRefetchQueries: true });
  const registration = useRegistration(
    ({ input, ...rest }) =>
      register({ variables: { ...rest, input: { contractId: contract.id, ...input } } }),
    onClose,
  );
  const received = useReceivingAccounts();
  const payable = { article: "el", noun: "contrato", name: contract.contractNumber };
  return (
    <RegisterPaymentDialog
      payable={payable}
      withholds
      origin={(control, day, amount) => (
        <CashOriginFields
          control={control}
          of={{ kind: "contract", id: contract.id }}
          day={day}
          amount={amount}
        />
      )}
      {...received}
      {...dialog}
      {...registration}
    />
  );
}
