import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { howToPayTexts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import type { Way } from "../../contracts/link-page/useNextPage.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";

interface OwnPayBarProps {
  /** Amount of the next payment, in COP. */
  readonly amount: number;
  /** Instalment and its due date: `Cuota 2 de 3 · Vence el 12 dic 2026`. */
  readonly due: string;
  /** Link to the online payment; null when it is not available. */
  readonly wayToPay: Way | null;
  /** Called to show the other payment methods. */
  readonly onHowToPay: () => void;
  readonly onReport: () => void;
}

const wide = { flex: { xs: 1, sm: "none" } } as const;

/**
 * Shows the next amount to pay in a bar within reach of the thumb, with buttons to pay it or to report its
 * payment.
 */
export function OwnPayBar({ amount, due, wayToPay, onHowToPay, onReport }: OwnPayBarProps) {
  return (
    <Card data-foot-bar sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, p: 4, boxShadow: 6, zIndex: 1 }}>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ gap: 3, alignItems: { sm: "center" }, justifyContent: "space-between" }}
      >
        <Box>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: "tabular-nums" }}>
            {texts.nextAmount} {formatCop(amount)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {due}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 2 }}>
          {wayToPay ? (
            <Button variant="contained" color="secondary" size="large" {...wayToPay} sx={wide}>
              {texts.pay}
            </Button>
          ) : (
            <Button variant="contained" size="large" onClick={onHowToPay} sx={wide}>
              {howToPayTexts.title}
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={onReport} sx={wide}>
            {texts.report}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
