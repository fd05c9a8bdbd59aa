import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { raffleTexts as texts } from "./raffle.texts.ts";

interface PaymentCodeProps {
  /** Text encoded in the QR code; null if the raffle has none. */
  readonly text: string | null;
  /** Amount in COP. */
  readonly amount: number;
  readonly hint: string;
}

/** Shows how to pay the numbers: a QR code, with the same data as text for people who cannot scan it. */
export function PaymentCode({ text, amount, hint }: PaymentCodeProps) {
  return (
    <Card component="section" aria-label="Pago" sx={{ p: { xs: 4, md: 6 } }}>
      <Stack sx={{ gap: 3, alignItems: "center", textAlign: "center" }}>
        <Typography variant="h5" component="h2">
          {text ? texts.payHere : texts.noPayment}
        </Typography>
        {text && (
          <>
            <QrCode text={text} label="Código QR para pagar" />
            <Typography sx={{ overflowWrap: "anywhere", fontWeight: 600 }}>{text}</Typography>
          </>
        )}
        <Money amount={amount} strong sx={{ fontSize: "1.375rem" }} />
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Stack>
    </Card>
  );
}
