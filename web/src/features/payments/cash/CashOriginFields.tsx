import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import type { Control } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import type { PaymentForm } from "../registration/register.form.ts";
import type { PayableKind } from "../../../graphql/schema.generated.ts";
import { useCashOfMonthQuery } from "./cash.generated.ts";
import { cashTexts as texts } from "./cash.texts.ts";
import { OriginFields } from "./OriginFields.tsx";

interface CashOriginFieldsProps {
  readonly control: Control<PaymentForm>;
  /** Contract or reservation that is paid. */
  readonly of: { readonly kind: PayableKind; readonly id: string };
  /** Day of the payment. */
  readonly day: string;
  /** Amount in COP. */
  readonly amount: number;
}

/**
 * Shows the fields for the origin of cash and the person who delivered it, once the client's payments reach
 * the reportable monthly amount.
 */
export function CashOriginFields({ control, of, day, amount }: CashOriginFieldsProps) {
  const read = useCashOfMonthQuery({
    variables: { ...of, day },
    skip: day === "",
    fetchPolicy: "network-only",
  });
  if (!read.data) return <Unread of={read} what={texts.origin} />;
  const { total, reportableFrom } = read.data.cashOfMonth;
  if (total + amount < reportableFrom) return null;
  return (
    <>
      <Alert severity="info">
        Con este pago el cliente llega a {formatCop(total + amount)} en efectivo este mes. Desde{" "}
        {formatCop(reportableFrom)} se reporta: escribe de dónde viene el dinero.
      </Alert>
      <OriginFields control={control} />
    </>
  );
}
