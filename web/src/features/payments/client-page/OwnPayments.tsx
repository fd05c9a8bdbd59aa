import { meansText } from "@travesia/api/payments/payment/means/means.rules";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { paymentTones } from "../payment/payment.texts.ts";
import { ownPaymentLabels, ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type OwnPayment = OwnContractRecordFragment["payments"][number];

interface OwnPaymentsProps {
  readonly payments: readonly OwnPayment[];
  readonly onReceipt: (id: string) => void;
  /** Called to withdraw a payment that the client reported. */
  readonly onWithdraw: (payment: OwnPayment) => void;
}

/**
 * Shows a client's payments, newest first: the status of each, the reason why it does not count, and its
 * receipt. Payments that were not received are folded once there is a newer one.
 */
export function OwnPayments({ payments, ...acts }: OwnPaymentsProps) {
  if (payments.length === 0) return <Typography color="textSecondary">{texts.noPayments}</Typography>;
  const isOld = ({ status }: OwnPayment, place: number) => status === "rejected" && place > 0;
  const [old, shown] = [payments.filter(isOld), payments.filter((each, place) => !isOld(each, place))];
  return (
    <>
      <PaymentLines payments={shown} {...acts} />
      {old.length > 0 && (
        <Box component="details">
          <Typography
            component="summary"
            variant="body2"
            color="textSecondary"
            sx={{ py: 2, cursor: "pointer" }}
          >
            {texts.notReceived(old.length)}
          </Typography>
          <PaymentLines payments={old} {...acts} />
        </Box>
      )}
    </>
  );
}

function PaymentLines({ payments, ...acts }: OwnPaymentsProps) {
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {payments.map((payment) => (
        <OwnPaymentLine key={payment.id} payment={payment} {...acts} />
      ))}
    </Stack>
  );
}

interface LineProps extends Omit<OwnPaymentsProps, "payments"> {
  readonly payment: OwnPayment;
}

function OwnPaymentLine({ payment, onReceipt, onWithdraw }: LineProps) {
  const { id, monto, fechaPago, status, receiptNumber, withdrawable, reason } = payment;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 3,
        py: 2.5,
        alignItems: "center",
        justifyContent: "space-between",
        flexWrap: "wrap",
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
          <Money amount={monto} strong />
          <StatusChip label={ownPaymentLabels[status]} tone={paymentTones[status]} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {meansText(payment)} · {formatDay(fechaPago)}
          {reason && ` · ${reason}`}
        </Typography>
      </Box>
      {receiptNumber && status === "verified" && (
        <Button size="small" onClick={() => onReceipt(id)}>
          {texts.receipt} {receiptNumber}
        </Button>
      )}
      {withdrawable && (
        <Button size="small" color="error" onClick={() => onWithdraw(payment)}>
          {texts.withdraw}
        </Button>
      )}
    </Stack>
  );
}
