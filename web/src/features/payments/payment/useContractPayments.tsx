import { paidContractActs } from "@travesia/api/payments/payable/paid-contract.acts.rules";
import { useState } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import type { PlanLine } from "./PlanBar.tsx";
import { useContractPaymentsQuery } from "./payments.generated.ts";
import { ContractPaymentDialog } from "../registration/ContractPaymentDialog.tsx";
import { type Proposal, proposalFor } from "../registration/register.form.ts";
import { usePaymentActs } from "./payment.acts.tsx";

/** Returns the payments of one contract with their acts, and the dialogs of these acts. */
export function useContractPayments(contractId: string) {
  const viewer = useUser();
  const { data, error, refetch } = useContractPaymentsQuery({ variables: { id: contractId } });
  const actions = usePaymentActs();
  const [proposal, propose] = useState<Proposal | null>(null);
  const details = data?.contractPaymentDetails;
  const left = details?.resumenFinanciero.porRegistrar ?? 0;
  const mayRegister =
    details && left > 0 && paidContractActs.allows("register", { viewer }, details.contract);
  const { name, lastname } = details?.contract.cliente ?? {};
  const begin = (line?: PlanLine, amount?: number) =>
    propose({
      ...proposalFor(details?.planPagos ?? [], left, line),
      // An amount above the most that may be registered is kept as it was requested, and the form shows the
      // error.
      ...(amount !== undefined && { monto: amount }),
    });
  return {
    details,
    error,
    refetch,
    actions,
    /**
     * Opens the form of a new payment, for an instalment or for the next amount; null when nothing can be
     * registered.
     */
    register: mayRegister ? begin : null,
    dialogs: details && (
      <>
        {actions.dialog}
        {proposal && (
          <ContractPaymentDialog
            contract={details.contract}
            client={[name, lastname].filter(Boolean).join(" ")}
            left={left}
            proposal={proposal}
            onClose={() => propose(null)}
          />
        )}
      </>
    ),
  };
}
