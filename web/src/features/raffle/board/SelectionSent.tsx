import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { HELD_HOURS } from "@travesia/api/raffle/raffle.rules";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import { PaymentCode } from "./PaymentCode.tsx";
import type { RaffleCardFragment } from "./raffle.generated.ts";
import { raffleTexts as texts } from "./raffle.texts.ts";

interface SelectionSentProps {
  readonly numbers: readonly string[];
  readonly raffle: RaffleCardFragment | null;
  readonly onDownload: () => void;
  readonly onMore: () => void;
}

/** Shows the reserved numbers, the time until which they are reserved, and how to pay them. */
export function SelectionSent({ numbers, raffle, onDownload, onMore }: SelectionSentProps) {
  return (
    <Box
      sx={{
        maxWidth: 920,
        mx: "auto",
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" },
        alignItems: "start",
      }}
    >
      <Card sx={{ p: { xs: 5, md: 7 } }}>
        <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
          <DottedArc width={160} height={36} />
          <Typography variant="h3" component="h1">
            {texts.sent}
          </Typography>
          <Typography sx={{ fontSize: "1.25rem", fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
            {numbers.join(" · ")}
          </Typography>
          <Typography color="textSecondary">
            Quedan apartados durante {HELD_HOURS} horas. Al registrar el pago son definitivos; sin pago,
            vuelven a estar libres.
          </Typography>
          <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap" }}>
            <Button variant="outlined" onClick={onDownload}>
              {texts.downloadAgain}
            </Button>
            <Button variant="text" onClick={onMore}>
              {texts.more}
            </Button>
          </Stack>
        </Stack>
      </Card>
      {raffle && (
        <PaymentCode text={raffle.paymentText} amount={numbers.length * raffle.price} hint={raffle.title} />
      )}
    </Box>
  );
}
