import Button from "@mui/material/Button";
import { planContent } from "@travesia/api/contracts/plan/plan-content.rules";
import { PlanLines as Lines } from "@travesia/pages/money/PlanLines.tsx";
import { MoneyStyle } from "@travesia/pages/style/MoneyStyle.tsx";
import type { PlanLine } from "./PlanBar.tsx";
import { openOf } from "../registration/register.form.ts";

interface PlanLinesProps {
  readonly plan: readonly PlanLine[];
  /** True when the contract was cancelled, so that nothing is due any more. */
  readonly over?: boolean;
  /** Called to register the open amount of a line; absent when nothing can be registered. */
  readonly onPay?: (line: PlanLine) => void;
}

/** Shows the payment plan, with the button that registers the payment of an instalment. */
export function PlanLines({ plan, over = false, onPay }: PlanLinesProps) {
  const actOf = (id: string) => {
    const line = plan.find((one) => one.id === id);
    return (
      line &&
      openOf(line) > 0 && (
        <Button
          size="small"
          onClick={() => onPay?.(line)}
          aria-label={`Registrar pago de ${line.descripcion}`}
        >
          Registrar pago
        </Button>
      )
    );
  };
  return (
    <>
      <MoneyStyle />
      <Lines lines={planContent(plan, over)} actOf={onPay && actOf} />
    </>
  );
}
