import Alert from "@mui/material/Alert";
import type { BackedPayment, BackingMovement } from "@travesia/api/bank/matching/backing.rules";
import type { BackablePaymentFragment } from "./bank.generated.ts";
import { differenceText, outcomeText } from "./backing.texts.ts";

interface BackingOutcomeProps {
  readonly movement: BackingMovement;
  readonly payment: BackedPayment & Pick<BackablePaymentFragment, "status">;
}

/** Shows the outcome of a payment that a movement backs, and their differences. */
export function BackingOutcome({ movement, payment }: BackingOutcomeProps) {
  const difference = differenceText(movement, payment);
  return (
    <Alert severity={difference ? "warning" : "info"} role="status">
      {outcomeText(movement, payment)} {difference}
    </Alert>
  );
}
