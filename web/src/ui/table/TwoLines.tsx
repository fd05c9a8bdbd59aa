import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface TwoLinesProps {
  readonly children: ReactNode;
  /** What stands below it, small; nothing for null. */
  readonly second: ReactNode;
  /**
   * Pixels after which the second line is cut, on a desk, from 1400 px up and on wide screens; without, it is
   * never cut.
   */
  readonly width?: number | { readonly md: number; readonly wide?: number; readonly xl: number };
  /** Whether the first line is cut there too. */
  readonly cutsFirst?: boolean;
}

const hidden = { overflow: "hidden", textOverflow: "ellipsis" } as const;
const titleOf = (line: ReactNode) => (typeof line === "string" ? line : undefined);

/** Between the breakpoints of a desk and of wide screens: 1440 px have room that 1280 do not. */
const WIDE = "@media (min-width: 1400px) and (max-width: 1535.95px)";

const within = (width: NonNullable<TwoLinesProps["width"]>) => {
  if (typeof width === "number") return { maxWidth: { md: width } };
  const { md, wide, xl } = width;
  return { maxWidth: { md, xl }, ...(wide !== undefined && { [WIDE]: { maxWidth: wide } }) };
};

/** A cell of two lines that keeps its row at 52 px; a text that is cut is read in its title. */
export function TwoLines({ children, second, width, cutsFirst = false }: TwoLinesProps) {
  const cut = width === undefined ? undefined : { ...hidden, ...within(width) };
  return (
    <Box sx={{ lineHeight: 1.35, minWidth: 0, whiteSpace: { md: "nowrap" } }}>
      {cutsFirst ? (
        <Box title={titleOf(children)} sx={cut}>
          {children}
        </Box>
      ) : (
        children
      )}
      {second && (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          data-second-line
          title={cut && titleOf(second)}
          sx={cut}
        >
          {second}
        </Typography>
      )}
    </Box>
  );
}
