import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { Arc } from "@travesia/pages/passage/Arc.tsx";

interface DottedArcProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly sx?: SxProps<Theme>;
}

/** Shows a thin dotted arc from one shore to the other; hidden from screen readers. */
export function DottedArc({ width = 160, height = 36, sx }: DottedArcProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 36"
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{
        width,
        height,
        color: "primary.main",
        overflow: "visible",
        display: "block",
        flexShrink: 1,
        minWidth: 48,
        ...sx,
      }}
    >
      <Arc />
    </Box>
  );
}
