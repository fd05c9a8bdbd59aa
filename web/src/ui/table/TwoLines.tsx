import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface TwoLinesProps {
  readonly children: ReactNode;
  /** Content of the small line below; null for none. */
  readonly second: ReactNode;
  /**
   * Least width in pixels on a desk: where the table has no room for more, the second line is cut at it, or
   * at the width of the first. Without, it is never cut.
   */
  readonly width?: number;
  /** True when the first line is cut there too. */
  readonly cutsFirst?: boolean;
  /**
   * True when the first line is shown in full over two lines on a narrow desktop window, in place of the
   * second.
   */
  readonly wholeFirst?: boolean;
}

const hidden = { overflow: "hidden", textOverflow: "ellipsis" } as const;
const titleOf = (line: ReactNode) => (typeof line === "string" ? line : undefined);

/** Largest width in pixels that a cell takes of its table. */
const MOST = 400;

/** Returns both lines in one column that is as wide as its content, where its table has the room. */
const growing = (least: number) => ({
  "@media (min-width: 900px)": {
    display: "grid",
    gridTemplateColumns: "minmax(auto, max-content)",
    minWidth: least,
    maxWidth: MOST,
  },
});

/** Two lines at the most, so that the row keeps its height. */
const wrapped = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  whiteSpace: "normal",
} as const;

const onNarrowDesk = (style: object) => ({ "@media (min-width: 900px) and (max-width: 1399.95px)": style });

/** Shows a cell of two lines that keeps its row at 52 px; a text that is cut is read in its title. */
export function TwoLines({ children, second, width, cutsFirst = false, wholeFirst = false }: TwoLinesProps) {
  const cut = width === undefined ? undefined : hidden;
  return (
    <Box
      sx={{
        lineHeight: 1.35,
        minWidth: 0,
        whiteSpace: { md: "nowrap" },
        ...(width !== undefined && growing(width)),
      }}
    >
      {cutsFirst || wholeFirst ? (
        <Box title={titleOf(children)} sx={wholeFirst ? { ...cut, ...onNarrowDesk(wrapped) } : cut}>
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
          sx={wholeFirst ? { ...cut, ...onNarrowDesk({ display: "none" }) } : cut}
        >
          {second}
        </Typography>
      )}
    </Box>
  );
}
