import Button from "@mui/material/Button";
import { formatCop } from "@travesia/api/cop";
import { paymentPaths } from "../payment/payments.paths.ts";
import type { PaymentDetailQuery } from "../payment/payments.generated.ts";
import { deskTexts as texts } from "./desk.texts.ts";

type MoneyBackLinksProps = {
  readonly [Kind in "refunds" | "chargebacks"]: PaymentDetailQuery[Kind]["items"];
};

/** The refund by which a payment went back, and the cases in which its client claims it. */
export const MoneyBackLinks = ({ refunds, chargebacks }: MoneyBackLinksProps) => (
  <>
    {refunds.map(({ id, monto }) => (
      <Button key={id} size="small" href={paymentPaths.refund(id)}>
        {texts.refund} de {formatCop(monto)}
      </Button>
    ))}
    {chargebacks.map(({ id, number }) => (
      <Button key={id} size="small" href={paymentPaths.chargeback(id)}>
        {texts.chargeback} {number}
      </Button>
    ))}
  </>
);
