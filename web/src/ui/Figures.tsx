import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { About } from "./About.tsx";

export interface Figure {
  readonly label: string;
  /** Explanation of the figure in one sentence, behind a question mark. */
  readonly about?: string;
  readonly value: ReactNode;
  /** A small line below: a percentage, a date. */
  readonly note?: ReactNode;
  /** Opens the rows that it is made of. */
  readonly href?: string | null;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** Two beside each other on phones; of an even number. */
  readonly paired?: boolean;
}

/**
 * Shows the numbers that stand first on a page, in one line without a box: `<Figures figures={[{ label:
 * "Precio", value: <Money amount={price} /> }, …]} />`.
 */
export function Figures({ figures, paired = false }: FiguresProps) {
  const narrow = paired ? 2 : 1;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        columnGap: { xs: 4, md: 6 },
        rowGap: 3,
        gridTemplateColumns: {
          xs: `repeat(${narrow}, minmax(0, 1fr))`,
          [paired ? "md" : "sm"]: `repeat(${figures.length}, minmax(0, 1fr))`,
        },
        "@media print": { breakInside: "avoid" },
      }}
    >
      {figures.map(({ label, about, value, note, href }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
            {about && (
              // On a phone it stands in the gap, so that no label needs a second line for it.
              <Box component="span" sx={{ display: "inline-block", mr: { xs: "-26px", md: 0 } }}>
                <About label={label}>{about}</About>
              </Box>
            )}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: paired ? "1.125rem" : "1.375rem", md: "1.375rem" },
              fontWeight: 650,
              fontVariantNumeric: "tabular-nums",
              "@media print": { fontSize: "1rem" },
            }}
          >
            {href ? (
              <Link href={href} color="inherit">
                {value}
              </Link>
            ) : (
              value
            )}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
              {note}
            </Typography>
          )}
        </div>
      ))}
    </Box>
  );
}
