import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import type { SettledSumsFragment } from "./settlement.generated.ts";
import { settledNames } from "./settlement.texts.ts";

/** Shows the sales of a settlement, the deductions, and the deposit; amounts of zero are left out. */
export function SettledSums({ sums }: { readonly sums: SettledSumsFragment }) {
  return (
    <Box component="dl" sx={{ m: 0, maxWidth: 420 }}>
      {settledNames.map(([name, label]) => {
        const { amount, centavos } = sums[name];
        const isTotal = name === "gross" || name === "net";
        if (!isTotal && amount === 0 && centavos === 0) return null;
        return (
          <Box key={name} sx={{ display: "flex", justifyContent: "space-between", gap: 3, py: 0.5 }}>
            <Typography component="dt" variant="body2" color={isTotal ? "textPrimary" : "textSecondary"}>
              {label}
            </Typography>
            <Box component="dd" sx={{ m: 0, whiteSpace: "nowrap" }}>
              <Money
                amount={isTotal ? amount : -amount || 0}
                cents={isTotal ? centavos : -centavos || 0}
                strong={isTotal}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
