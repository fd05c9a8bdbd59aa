import Box from "@mui/material/Box";
import { formatCop } from "@travesia/api/cop";

/** Real − quoted cost over everything that was bought: above the quote in red, below in green, each with its word. */
export function DifferenceFigure({ amount }: { readonly amount: number }) {
  const word = amount > 0 ? "Sobrecosto" : amount < 0 ? "Ahorro" : null;
  const tone = amount > 0 ? "error.main" : amount < 0 ? "success.main" : undefined;
  return (
    <Box component="span" sx={{ color: tone, fontVariantNumeric: "tabular-nums" }}>
      {formatCop(Math.abs(amount))}
      {word && (
        <Box component="span" sx={{ ml: 2, fontSize: "0.8125rem", fontWeight: 600 }}>
          {word}
        </Box>
      )}
    </Box>
  );
}
