import Alert from "@mui/material/Alert";
import type { BackedPayment, BackingMovement } from "@travesia/api/bank/matching/backing.rules";
import type { BackablePaymentFragment } from "./bank.generated.ts";
import { differenceText, outcomeText } from "./backing.texts.ts";

interface BackingOutcomeProps {
  readonly movement: BackingMovement;
  readonly payment: BackedPayment & Pick<BackablePaymentFragment, "status">;
}

/** Shows the resulting status of a payment matched to a movement, and the differences between the two. */
export function BackingOutcome({ movement, payment }: BackingOutcomeProps) {
  const difference = differenceText(movement, payment);
  return (
    <Alert severity={difference ? "warning" : "info"} role="status">
      {outcomeText(movement, payment)} {difference}
    </Alert>
  );
}
