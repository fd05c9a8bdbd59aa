import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Money } from "../../../ui/Money.tsx";
import type { InstallmentSums as Figures } from "./installment.state.ts";

/** Shows the number and total of instalments by state; two per row on phones. */
export function InstallmentFigures({ figures }: { readonly figures: Figures }) {
  const cells = [
    { label: "Total", ...figures.all },
    { label: "Pagadas", ...figures.pagado },
    { label: "Pendientes", ...figures.pendiente },
    { label: "Vencidas", ...figures.vencido },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, 1fr)" },
        gap: "1px",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        overflow: "hidden",
        backgroundColor: "divider",
      }}
    >
      {cells.map(({ label, count, amount }) => (
        <Box key={label} sx={{ px: 4, py: 3, backgroundColor: "background.paper" }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: "1.125rem", fontWeight: 650, fontVariantNumeric: "tabular-nums" }}
          >
            {count}
          </Typography>
          <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
            <Money amount={amount} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
