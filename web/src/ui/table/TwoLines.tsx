import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface TwoLinesProps {
  readonly children: ReactNode;
  /** Content of the small line below; null for none. */
  readonly second: ReactNode;
  /**
   * Pixels after which the second line is cut, on a desk, from 1400 px up and on wide screens; without, it is
   * never cut. Two from 1400 px up are the least, and the most where its table has room.
   */
  readonly width?:
    number | { readonly md: number; readonly wide?: number | readonly [number, number]; readonly xl: number };
  /** True when the first line is cut at that width too. */
  readonly cutsFirst?: boolean;
  /**
   * True when the first line is shown in full over two lines on a narrow desktop window, in place of the
   * second.
   */
  readonly wholeFirst?: boolean;
}

const hidden = { overflow: "hidden", textOverflow: "ellipsis" } as const;
const titleOf = (line: ReactNode) => (typeof line === "string" ? line : undefined);

/** Range between the breakpoints of a desk and of wide screens: 1440 px have room that 1280 do not. */
const WIDE = "@media (min-width: 1400px) and (max-width: 1535.95px)";

/** Returns both lines in one column that is as narrow or as wide as its table lets it be. */
const growing = ([least, most]: readonly [number, number]) => ({
  [WIDE]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, max-content)",
    minWidth: least,
    maxWidth: most,
  },
});

const within = (width: NonNullable<TwoLinesProps["width"]>) => {
  if (typeof width === "number") return { maxWidth: { md: width } };
  const { md, wide, xl } = width;
  const most = typeof wide === "object" ? "none" : wide;
  return { maxWidth: { md, xl }, ...(most !== undefined && { [WIDE]: { maxWidth: most } }) };
};

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
  const cut = width === undefined ? undefined : { ...hidden, ...within(width) };
  const wide = typeof width === "object" ? width.wide : undefined;
  return (
    <Box
      sx={{
        lineHeight: 1.35,
        minWidth: 0,
        whiteSpace: { md: "nowrap" },
        ...(typeof wide === "object" && growing(wide)),
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
