import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** One fact of a record: its label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** Shows the facts of a record, one per line. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ display: "grid", gridTemplateColumns: "minmax(96px, auto) minmax(0, 1fr)", gap: 2, m: 0 }}
  >
    {facts.map(([label, value]) => (
      <Box key={label} sx={{ display: "contents" }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);
