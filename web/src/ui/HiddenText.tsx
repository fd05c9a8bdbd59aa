import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface HiddenTextProps {
  /** True when it contains more than words, such as a table. */
  readonly block?: boolean;
  /** True when it is the heading of a page that has none to see. */
  readonly heading?: boolean;
  readonly children: ReactNode;
}

/** Shows words to screen readers alone, when the surroundings make them obvious to the eye. */
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
