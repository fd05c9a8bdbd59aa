import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { ownTexts as texts } from "./client-page.texts.ts";

interface OwnPayBarProps {
  /** What is proposed to be paid now, in COP. */
  readonly amount: number;
  /** Shows how it is paid. */
  readonly onPay: () => void;
  readonly onReport: () => void;
}

/** What to pay next, always in reach of the thumb: paying it, or saying that it was paid. */
export function OwnPayBar({ amount, onPay, onReport }: OwnPayBarProps) {
  return (
    <Card sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, p: 4, boxShadow: 6, zIndex: 1 }}>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ gap: 3, alignItems: { sm: "center" }, justifyContent: "space-between" }}
      >
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
          {texts.nextAmount} {formatCop(amount)}
        </Typography>
        <Stack direction="row" sx={{ gap: 2 }}>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            onClick={onPay}
            sx={{ flex: { xs: 1, sm: "none" } }}
          >
            {texts.pay}
          </Button>
          <Button variant="outlined" size="large" onClick={onReport} sx={{ flex: { xs: 1, sm: "none" } }}>
            {texts.report}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
