import Button from "@mui/material/Button";
import { formatCop } from "@travesia/api/cop";
import { ofNoun } from "@travesia/api/payments/payable/payable.rules";
import { paymentPaths } from "../payment/payments.paths.ts";
import type { PaidForRefundsQuery, PaymentDetailQuery } from "../payment/payments.generated.ts";
import { deskTexts as texts } from "./desk.texts.ts";

type MoneyBackLinksProps = {
  readonly [Kind in "refunds" | "chargebacks"]: PaymentDetailQuery[Kind]["items"];
} & {
  /** Refunds of the record that the payment belongs to. */
  readonly ofWhole: PaidForRefundsQuery["refunds"]["items"];
};

/**
 * Shows links to the refund of a payment, the refunds of the paid record, and the cases in which the client
 * disputes the payment.
 */
export const MoneyBackLinks = ({ refunds, ofWhole, chargebacks }: MoneyBackLinksProps) => (
  <>
    {refunds.map(({ id, monto }) => (
      <Button key={id} size="small" href={paymentPaths.refund(id)}>
        {texts.refund} de {formatCop(monto)}
      </Button>
    ))}
    {ofWhole
      .filter(({ reason, status }) => reason !== "pago_en_revision" && status !== "anulada")
      .map(({ id, monto, paidFor }) => (
        <Button key={id} size="small" href={paymentPaths.refund(id)}>
          {texts.refund} {ofNoun(paidFor)}: {formatCop(monto)}
        </Button>
      ))}
    {chargebacks.map(({ id, number }) => (
      <Button key={id} size="small" href={paymentPaths.chargeback(id)}>
        {texts.chargeback} {number}
      </Button>
    ))}
  </>
);
