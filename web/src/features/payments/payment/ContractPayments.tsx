import Button from "@mui/material/Button";
import { shownFailure } from "../../../app/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PaymentFigures } from "../follow-up/PaymentFigures.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { useContractPayments } from "./useContractPayments.tsx";

/**
 * The payments of a contract in its record: price, paid and balance first, then the plan as a line, then each
 * payment.
 */
export function ContractPayments({ contractId }: { readonly contractId: string }) {
  const { details, error, refetch, actions, register, dialogs } = useContractPayments(contractId);
  if (error && !details) return <ErrorState {...shownFailure(error, refetch, "paymentDetails")} />;
  if (!details) return <RecordSkeleton />;
  const { planPagos, pagosRealizados, resumenFinanciero } = details;
  return (
    <>
      <PaymentFigures summary={resumenFinanciero} />
      <Section title="Plan de pagos">
        <PlanLines
          plan={planPagos}
          over={details.contract.status === "cancelled"}
          {...(register ? { onPay: register } : {})}
        />
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
