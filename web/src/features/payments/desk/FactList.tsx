import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** One thing that is known of a record: what it is, and how it is. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a record, line by line. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Stack component="dl" sx={{ m: 0, gap: 2 }}>
      {facts.map(([label, value]) => (
        <Stack key={label} direction="row" sx={{ gap: 3 }}>
          <Typography component="dt" color="textSecondary" sx={{ width: 116, flexShrink: 0 }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
