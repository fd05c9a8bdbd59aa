import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface HiddenTextProps {
  /** True when it contains more than words, such as a table. */
  readonly block?: boolean;
  readonly children: ReactNode;
}

/** Words for screen readers alone, where what stands around them says it to the eye. */
export const HiddenText = ({ block = false, children }: HiddenTextProps) => (
  <Box
    component={block ? "div" : "span"}
    sx={{
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    }}
  >
    {children}
  </Box>
);
