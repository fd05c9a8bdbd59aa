import Box from "@mui/material/Box";
import { formatCop } from "@travesia/api/cop";
import { differenceLabels } from "@travesia/api/purchases/purchase/purchase.rules";

/** Returns the word for a difference (actual − quoted cost): an overrun, a saving, or neither. */
export const differenceWord = (amount: number): string =>
  amount === 0 ? "Diferencia" : amount > 0 ? differenceLabels.sobrecosto : differenceLabels.ahorro;

/**
 * Shows a difference (actual − quoted cost) without its sign: an overrun in red, a saving in green. The word
 * for it is shown beside.
 */
export function DifferenceAmount({ amount }: { readonly amount: number }) {
  const colour = amount > 0 ? "error.main" : amount < 0 ? "success.main" : undefined;
  return (
    <Box
      component="span"
      sx={{ color: colour, fontWeight: 600, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
    >
      {formatCop(Math.abs(amount))}
    </Box>
  );
}
