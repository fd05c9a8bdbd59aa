import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface TwoLinesProps {
  readonly children: ReactNode;
  /** What stands below it, small; nothing for null. */
  readonly second: string | null;
  /** Pixels after which the second line is cut. */
  readonly width?: number;
}

/** A cell of two lines that keeps its row at 52 px; what is cut is read in its title. */
export const TwoLines = ({ children, second, width = 168 }: TwoLinesProps) => (
  <Box sx={{ lineHeight: 1.35, minWidth: 0, whiteSpace: { md: "nowrap" } }}>
    {children}
    {second && (
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        title={second}
        sx={{ maxWidth: { md: width }, overflow: "hidden", textOverflow: "ellipsis" }}
      >
        {second}
      </Typography>
    )}
  </Box>
);
