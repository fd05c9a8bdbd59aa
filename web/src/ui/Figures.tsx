import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** A small line below: a percentage, a date. */
  readonly note?: ReactNode;
}

/**
 * The numbers that stand first on a money screen: `<Figures figures={[{ label: "Precio", value: <Money
 * amount={price} /> }, …]} />`.
 */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <Card
      component="dl"
      sx={{ m: 0, display: "grid", gridTemplateColumns: { xs: "1fr", sm: `repeat(${figures.length}, 1fr)` } }}
    >
      {figures.map(({ label, value, note }, index) => (
        <Box
          key={label}
          sx={{
            px: { xs: 4, md: 6 },
            py: { xs: 3, md: 5 },
            borderColor: "divider",
            borderStyle: "solid",
            borderWidth: 0,
            borderTopWidth: { xs: index ? 1 : 0, sm: 0 },
            borderLeftWidth: { sm: index ? 1 : 0 },
          }}
        >
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: "1.375rem", fontWeight: 650, fontVariantNumeric: "tabular-nums" }}
          >
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Card>
  );
}
