import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** Words for screen readers alone, where what stands around them says it to the eye. */
export const HiddenText = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
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
