import { planSegments } from "@travesia/api/contracts/plan/plan-content.rules";
import { PlanBar as Bar } from "@travesia/pages/money/PlanBar.tsx";
import { MoneyStyle } from "@travesia/pages/style/MoneyStyle.tsx";
import type { ContractPaymentsQuery } from "./payments.generated.ts";

export type PlanLine = ContractPaymentsQuery["contractPaymentDetails"]["planPagos"][number];

interface PlanBarProps {
  readonly plan: readonly PlanLine[];
  /** True when the contract was cancelled, so that nothing is overdue. */
  readonly over?: boolean;
}

/** Shows the payment plan as a bar with one segment per instalment. */
export const PlanBar = ({ plan, over = false }: PlanBarProps) => (
  <>
    <MoneyStyle />
    <Bar segments={planSegments(plan, over)} />
  </>
);
