import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

interface DottedArcProps {
  readonly width?: number | string;
  readonly height?: number;
  readonly sx?: SxProps<Theme>;
}

const shore = { strokeWidth: 7, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;

/** Shows the crossing drawn as a thin dotted arc from one shore to the other; hidden from screen readers. */
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
      <path
        d="M6 32 C 44 2, 116 2, 154 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 6"
        vectorEffect="non-scaling-stroke"
      />
      {/* Strokes of no length: round at every width, which a stretched circle is not. */}
      <path d="M6 32h0.01" {...shore} stroke="currentColor" />
      <path d="M154 32h0.01" {...shore} stroke="var(--travesia-palette-secondary-main)" />
    </Box>
  );
}
