import Button from "@mui/material/Button";
import { useEffect, useEffectEvent } from "react";
import { shownFailure } from "../../../app/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PaymentFigures } from "../follow-up/PaymentFigures.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { useContractPayments } from "./useContractPayments.tsx";

interface ContractPaymentsProps {
  readonly contractId: string;
  /** Whether whoever came here came to register a payment; `onBegun` tells that it was begun. */
  readonly asked?: boolean;
  readonly onBegun?: () => void;
}

/**
 * The payments of a contract in its record: price, paid and balance first, then the plan as a line, then each
 * payment.
 */
export function ContractPayments({ contractId, asked = false, onBegun }: ContractPaymentsProps) {
  const { details, error, refetch, actions, register, dialogs } = useContractPayments(contractId);
  const begun = useEffectEvent(() => {
    register?.();
    onBegun?.();
  });
  const ready = asked && details !== undefined;
  useEffect(() => {
    if (ready) begun();
  }, [ready]);
  if (error && !details) return <ErrorState {...shownFailure(error, refetch, "paymentDetails")} />;
  if (!details) return <RecordSkeleton />;
  const { planPagos, pagosRealizados, resumenFinanciero } = details;
  const over = details.contract.status === "cancelled";
  return (
    <>
      <PaymentFigures summary={resumenFinanciero} over={over} />
      <Section title="Plan de pagos">
        <PlanLines plan={planPagos} over={over} {...(register ? { onPay: register } : {})} />
      </Section>
      <Section
        title="Pagos"
        actions={
          register && (
            <Button variant="outlined" onClick={() => register()}>
              Registrar pago
            </Button>
          )
        }
      >
        <PaymentList payments={pagosRealizados} actions={actions} canRegister={register !== null} />
      </Section>
      {dialogs}
    </>
  );
}
