import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { formatCop } from "@travesia/api/cop";

interface MoneyProps {
  /**
   * Amount in whole pesos; null or undefined shows a dash (a figure that this viewer may not see, or that
   * does not exist yet).
   */
  readonly amount: number | null | undefined;
  /** Colours a loss red and a gain green, beside its sign; for differences and profits only. */
  readonly signed?: boolean;
  readonly strong?: boolean;
  readonly sx?: SxProps<Theme>;
}

const colourOf = (amount: number) => (amount < 0 ? "error.main" : amount > 0 ? "success.main" : undefined);

/**
 * Shows an amount of pesos in tabular figures: `<Money amount={quote.precioTotal} />` shows `$ 1.234.567`.
 */
export function Money({ amount, signed = false, strong = false, sx }: MoneyProps) {
  if (amount == null) return <span aria-label="sin valor">—</span>;
  const colour = signed || amount < 0 ? colourOf(amount) : undefined;
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
      {formatCop(amount)}
    </Box>
  );
}
