import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface HiddenTextProps {
  /** True when the content is more than text, such as a table. */
  readonly block?: boolean;
  /** True for the heading of a page without a visible one. */
  readonly heading?: boolean;
  readonly children: ReactNode;
}

/** Shows text to screen readers only, for information that is visually obvious. */
export const HiddenText = ({ block = false, heading = false, children }: HiddenTextProps) => (
  <Box
    component={heading ? "h1" : block ? "div" : "span"}
    sx={{
      position: "absolute",
      width: "1px",
      height: "1px",
      m: 0,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    }}
  >
    {children}
  </Box>
);
