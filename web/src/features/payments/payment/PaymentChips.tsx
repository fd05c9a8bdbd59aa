import Stack from "@mui/material/Stack";
import { isInReview } from "@travesia/api/payments/payment/decision/review.rules";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { paymentLabels, paymentTexts, paymentTones } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

/** Where a payment stands, and whether another one may be the same. */
export function PaymentChips({
  payment,
}: {
  readonly payment: Pick<
    PaymentRowFragment,
    "status" | "decisionNote" | "reversedAt" | "posibleDuplicado" | "reportedByClient"
  >;
}) {
  const { status, reversedAt, posibleDuplicado, reportedByClient } = payment;
  if (isInReview(payment)) return <StatusChip label={paymentTexts.inReview} tone="clay" />;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      <StatusChip label={reversedAt ? "Reversado" : paymentLabels[status]} tone={paymentTones[status]} />
      {reportedByClient && <StatusChip label={paymentTexts.reported} tone="sea" />}
      {posibleDuplicado && <StatusChip label={paymentTexts.duplicate} tone="clay" />}
    </Stack>
  );
}
