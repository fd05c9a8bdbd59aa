import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { isInReview } from "@travesia/api/payments/payment/decision/review.rules";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { cashTexts } from "../cash/cash.texts.ts";
import { paymentLabels, paymentTexts, paymentTones } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

type Standing = Pick<PaymentRowFragment, "status" | "decisionNote" | "reversedAt">;
type Marked = Standing &
  Pick<PaymentRowFragment, "posibleDuplicado" | "reportedByClient"> &
  Partial<Pick<PaymentRowFragment, "efectivoReportable" | "origenFondos">>;

/** What is to be looked at before a payment is decided on. */
const marksOf = (payment: Marked) =>
  isInReview(payment)
    ? []
    : ([
        ...(payment.reportedByClient ? [[paymentTexts.reported, "sea"] as const] : []),
        ...(payment.efectivoReportable
          ? [[payment.origenFondos ? cashTexts.marked : cashTexts.missing, "sun"] as const]
          : []),
        ...(payment.posibleDuplicado ? [[paymentTexts.duplicate, "clay"] as const] : []),
      ] as const);

/** What is to be looked at, in one line of a list, the more pressing first; null for nothing. */
export const markOf = (payment: Marked): string | null =>
  marksOf(payment)
    .map(([label]) => label)
    .toReversed()
    .join(" · ") || null;

function StandingChip({ payment, small = false }: { readonly payment: Standing; readonly small?: boolean }) {
  if (isInReview(payment)) return <StatusChip label={paymentTexts.inReview} tone="clay" small={small} />;
  const { status, reversedAt } = payment;
  const label = reversedAt ? "Anulado" : paymentLabels[status];
  return <StatusChip label={label} tone={paymentTones[status]} small={small} />;
}

/** Where a payment stands, and whether another one may be the same. */
export function PaymentChips({ payment }: { readonly payment: Marked }) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      <StandingChip payment={payment} />
      {marksOf(payment).map(([label, tone]) => (
        <StatusChip key={label} label={label} tone={tone} />
      ))}
    </Stack>
  );
}

/** Where a payment stands, in the row of a list: what else is to be looked at is its second line. */
export function PaymentStanding({ payment }: { readonly payment: Marked }) {
  const mark = markOf(payment);
  return (
    <TwoLines second={mark} width={{ md: 136, wide: 200, xl: 240 }}>
      <Box sx={{ display: "flex" }}>
        <StandingChip payment={payment} small={mark !== null} />
      </Box>
    </TwoLines>
  );
}
