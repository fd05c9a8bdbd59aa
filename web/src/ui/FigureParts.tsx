import Link from "@mui/material/Link";
import type { SxProps } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { About } from "./About.tsx";

/** A number with its label. */
export interface Figure {
  readonly label: string;
  /** Explanation of the figure in one sentence, behind a question mark. */
  readonly about?: string;
  readonly value: ReactNode;
  /** Small line below the figure: a percentage or a date. */
  readonly note?: ReactNode;
  /** Address of the records behind the figure. */
  readonly href?: string | null;
}

interface FigurePartsProps {
  readonly figure: Figure;
  /** Style of the value: its size. */
  readonly size?: SxProps;
}

// At least 24 px in both directions, more than a small figure has; its line does not grow.
const pressed = { display: "inline-block", minWidth: 24, py: "4px", my: "-4px" } as const;

/** Shows the label, value and note of one figure, inside the `dl` of the parent component. */
export const FigureParts = ({ figure: { label, about, value, note, href }, size = {} }: FigurePartsProps) => (
  <>
    <Typography component="dt" variant="caption" color="textSecondary">
      {label}
      {about && <About label={label}>{about}</About>}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: "tabular-nums", ...size }}>
      {href ? (
        <Link href={href} color="inherit" sx={pressed}>
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
  </>
);
