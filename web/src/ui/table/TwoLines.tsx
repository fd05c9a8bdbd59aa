import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface TwoLinesProps {
  readonly children: ReactNode;
  /** What stands below it, small; nothing for null. */
  readonly second: ReactNode;
  /** Pixels after which the second line is cut, on a desk and on wide screens; without, it is never cut. */
  readonly width?: number | { readonly md: number; readonly xl: number };
  /** Whether the first line is cut there too. */
  readonly cutsFirst?: boolean;
}

const hidden = { overflow: "hidden", textOverflow: "ellipsis" } as const;
const titleOf = (line: ReactNode) => (typeof line === "string" ? line : undefined);

/** A cell of two lines that keeps its row at 52 px; a text that is cut is read in its title. */
export function TwoLines({ children, second, width, cutsFirst = false }: TwoLinesProps) {
  const maxWidth = typeof width === "number" ? { md: width } : width;
  const cut = maxWidth && { ...hidden, maxWidth };
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
