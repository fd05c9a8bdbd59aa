import { paidContractActs } from "@travesia/api/payments/payable/paid-contract.acts.rules";
import { useUser } from "../../../app/session/useSession.ts";
import { PaymentDialogs } from "./PaymentDialogs.tsx";
import type { PlanLine } from "./PlanBar.tsx";
import { useContractPaymentsQuery } from "./payments.generated.ts";
import { proposalFor } from "./register.form.ts";
import { RegisterPaymentDialog } from "./RegisterPaymentDialog.tsx";
import { usePaymentActions } from "./usePaymentActions.ts";
import { useRegisterPayment } from "./useRegisterPayment.ts";

/** The payments of one contract with what can be done about them, and the dialogs to do it. */
export function useContractPayments(contractId: string) {
  const viewer = useUser();
  const { data, error, refetch } = useContractPaymentsQuery({ variables: { id: contractId } });
  const actions = usePaymentActions();
  const registration = useRegisterPayment(contractId);
  const details = data?.contractPaymentDetails;
  const left = details?.resumenFinanciero.porRegistrar ?? 0;
  const mayRegister =
    details && left > 0 && paidContractActs.allows("register", { viewer }, details.contract);
  const begin = (line?: PlanLine) => registration.begin(proposalFor(details?.planPagos ?? [], left, line));
  return {
    details,
    error,
    refetch,
    actions,
    /**
     * Opens the registration, for a line of the plan or for what comes next; null where nothing can be
     * registered.
     */
    register: mayRegister ? begin : null,
    dialogs: details && (
      <>
        <PaymentDialogs actions={actions} />
        {registration.proposal && (
          <RegisterPaymentDialog
            contractNumber={details.contract.contractNumber}
            client={(
              `${details.contract.cliente.name ?? ""} ` + `${details.contract.cliente.lastname ?? ""}`
            ).trim()}
            left={left}
            proposal={registration.proposal}
            busy={registration.busy}
            failure={registration.failure}
            asked={registration.asked}
            onSubmit={registration.submit}
            onClose={registration.close}
          />
        )}
      </>
    ),
  };
}
