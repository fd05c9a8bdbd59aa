import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { exactAmount } from "./exact-amount.ts";

interface MoneyProps {
  /**
   * Amount in whole COP; null or undefined shows a dash, for a figure that is hidden from the viewer or does
   * not exist.
   */
  readonly amount: number | null | undefined;
  /** Hundredths of a peso in addition to `amount`, with the same sign; shown unless zero. */
  readonly cents?: number;
  /** Colours a loss red and a gain green, in addition to the sign; only for differences and profits. */
  readonly signed?: boolean;
  readonly strong?: boolean;
  readonly sx?: SxProps<Theme>;
}

const colourOf = (amount: number) => (amount < 0 ? "error.main" : amount > 0 ? "success.main" : undefined);

/**
 * Shows an amount of pesos in tabular figures: `<Money amount={quote.precioTotal} />` shows `$ 1.234.567`.
 */
export function Money({ amount, cents = 0, signed = false, strong = false, sx }: MoneyProps) {
  if (amount == null) return <span aria-label="sin valor">—</span>;
  const colour = signed || amount < 0 || cents < 0 ? colourOf(amount || cents) : undefined;
  return (
    <Box
      component="span"
      sx={{
        fontVariantNumeric: "tabular-nums",
        whiteSpace: "nowrap",
        fontWeight: strong ? 650 : undefined,
        color: colour,
        ...sx,
      }}
    >
      {exactAmount(amount, cents)}
    </Box>
  );
}
