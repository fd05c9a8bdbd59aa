import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { shownFailure } from "../../../base/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { formatPercent } from "../../../ui/percent.ts";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { useContractPayments } from "./useContractPayments.tsx";

interface ContractPaymentsProps {
  readonly contractId: string;
  /**
   * True when the user opened this page to register a payment; `onBegun` is called when the form has opened.
   */
  readonly asked?: boolean;
  readonly onBegun?: () => void;
}

/**
 * Shows the payments of a contract on its page: the plan as a bar, then each payment. Price, paid amount and
 * balance are in the page header.
 */
export function ContractPayments({ contractId, asked = false, onBegun }: ContractPaymentsProps) {
  const { details, error, refetch, actions, register, dialogs } = useContractPayments(contractId);
  const [params] = useSearchParams();
  const begun = useEffectEvent(() => {
    const amount = Number(params.get("valor"));
    register?.(undefined, Number.isInteger(amount) && amount > 0 ? amount : undefined);
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
      <Section
        title="Plan de pagos"
        actions={
          <Typography variant="body2" color="textSecondary">
            {formatPercent(resumenFinanciero.porcentajePagado, 1)} pagado
          </Typography>
        }
      >
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
