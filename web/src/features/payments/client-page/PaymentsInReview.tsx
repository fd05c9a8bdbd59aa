import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../../ui/days.ts";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface PaymentsInReviewProps {
  readonly payments: OwnContractRecordFragment["payments"];
}

/**
 * Shows that the agency is reviewing the payments that a client reported, each with its day and reference.
 */
export function PaymentsInReview({ payments }: PaymentsInReviewProps) {
  const waiting = payments.filter(({ status }) => status === "pending");
  return waiting.map(({ id, monto, fechaPago, reference }) => (
    <Alert key={id} severity="info">
      {texts.reviewing} <strong>{formatCop(monto)}</strong> (
      {[formatDay(fechaPago), reference].filter(Boolean).join(", ")}). {texts.reviewingLead}
    </Alert>
  ));
}
