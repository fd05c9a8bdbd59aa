import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { payKinds, paymentTones } from "../payment/payment.texts.ts";
import { ownPaymentLabels, ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

type OwnPayment = OwnContractRecordFragment["payments"][number];

interface OwnPaymentsProps {
  readonly payments: readonly OwnPayment[];
  readonly onReceipt: (id: string) => void;
}

/** What a client paid, newest first: how far each payment is, why one does not count, and its receipt. */
export function OwnPayments({ payments, onReceipt }: OwnPaymentsProps) {
  if (payments.length === 0) return <Typography color="textSecondary">{texts.noPayments}</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {payments.map(({ id, monto, tipoPago, fechaPago, status, receiptNumber, reason }, place) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          sx={{
            ...{ gap: 3, py: 2.5, alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" },
            ...{ borderTop: place ? 1 : 0, borderColor: "divider" },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
              <Money amount={monto} strong />
              <StatusChip label={ownPaymentLabels[status]} tone={paymentTones[status]} />
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {payKinds[tipoPago]} · {formatDay(fechaPago)}
              {reason && ` · ${reason}`}
            </Typography>
          </Box>
          {receiptNumber && status === "verified" && (
            <Button size="small" onClick={() => onReceipt(id)}>
              {texts.receipt} {receiptNumber}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
