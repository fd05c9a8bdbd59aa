import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { isInReview } from "@travesia/api/payments/payment/decision/review.rules";
import type { ReactNode } from "react";
import { WarningAmberIcon } from "../../../ui/desk/deskIcons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { cashTexts } from "../cash/cash.texts.ts";
import { paymentLabels, paymentTexts, paymentTones } from "./payment.texts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

type Standing = Pick<PaymentRowFragment, "status" | "decisionNote" | "reversedAt">;
type Marked = Standing &
  Pick<PaymentRowFragment, "posibleDuplicado" | "reportedByClient"> &
  Partial<Pick<PaymentRowFragment, "efectivoReportable" | "origenFondos">> & {
    readonly paidFor?: Pick<PaymentRowFragment["paidFor"], "cancelled" | "kind">;
  };

/** Tone of a warning that requires a written reason to verify the payment. */
const GRAVE = "clay";

/** Returns the warnings about a payment that must be reviewed before it is decided. */
const marksOf = (payment: Marked) =>
  isInReview(payment)
    ? []
    : ([
        ...(payment.reportedByClient ? [[paymentTexts.reported, "sea"] as const] : []),
        ...(payment.efectivoReportable
          ? [[payment.origenFondos ? cashTexts.marked : cashTexts.missing, "sun"] as const]
          : []),
        ...(payment.posibleDuplicado ? [[paymentTexts.duplicate, GRAVE] as const] : []),
        ...(payment.status === "pending" && payment.paidFor?.cancelled
          ? [[paymentTexts.ended[payment.paidFor.kind], GRAVE] as const]
          : []),
      ] as const);

/** Returns the most severe warning about a payment, for one line of a list; null without a warning. */
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

/** Shows the status of a payment, and whether it may be a duplicate. */
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

/** Shows in red, with an icon, a warning that must be explained before the payment is verified. */
function GraveMark({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: "error.main", fontWeight: 600 }}>
      <WarningAmberIcon aria-hidden sx={{ fontSize: "1em", verticalAlign: "-0.125em", mr: 1 }} />
      {children}
    </Box>
  );
}

/** Shows the status of a payment in a list row; other warnings are on its second line. */
export function PaymentStanding({ payment }: { readonly payment: Marked }) {
  const mark = markOf(payment);
  const isGrave = payment.status === "pending" && marksOf(payment).some(([, tone]) => tone === GRAVE);
  return (
    <TwoLines second={isGrave ? <GraveMark>{mark}</GraveMark> : mark} width={136}>
      <Box sx={{ display: "flex" }}>
        <StandingChip payment={payment} small={mark !== null} />
      </Box>
    </TwoLines>
  );
}
