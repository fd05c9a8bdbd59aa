import Stack from "@mui/material/Stack";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { paymentLabels, paymentTexts, paymentTones } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

/** Where a payment stands, and whether another one may be the same. */
export function PaymentChips({
  payment,
}: {
  readonly payment: Pick<PaymentRowFragment, "status" | "reversedAt" | "posibleDuplicado">;
}) {
  const { status, reversedAt, posibleDuplicado } = payment;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      <StatusChip label={reversedAt ? "Reversado" : paymentLabels[status]} tone={paymentTones[status]} />
      {posibleDuplicado && <StatusChip label={paymentTexts.duplicate} tone="clay" />}
    </Stack>
  );
}
