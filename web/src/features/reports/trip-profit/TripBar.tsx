import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { barScale, type DrawnPart, stretchesOf, type TripParts } from "./trip-bar.rules.ts";

/** Style of each part of a price; services not purchased yet are hatched. */
export const partLooks: Readonly<Record<DrawnPart, SxProps<Theme>>> = {
  providers: { bgcolor: "primary.main" },
  toBuy: {
    backgroundImage: ({ vars }: Theme) =>
      `repeating-linear-gradient(135deg, ${vars!.palette.primary.main} 0 3px, transparent 3px 6px)`,
    outline: "1px solid",
    outlineOffset: "-1px",
    outlineColor: "primary.main",
  },
  iva: { bgcolor: "warning.main" },
  commissions: { bgcolor: "text.secondary" },
  profit: { bgcolor: "success.main" },
};

interface TripBarProps {
  readonly rows: readonly (readonly [label: string, bar: TripParts])[];
}

/**
 * Shows the prices of a trip as thin bars on one scale, divided into their parts; a line marks the price when
 * the costs exceed it. The text beside it describes the drawing.
 */
export function TripBar({ rows }: TripBarProps) {
  const scale = barScale(rows.map(([, bar]) => bar));
  return (
    <Box
      aria-hidden
      sx={{
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: 3,
        rowGap: 1,
        alignItems: "center",
      }}
    >
      {rows.map(([label, bar]) => (
        <Box key={label} sx={{ display: "contents" }}>
          <Typography variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Box sx={{ position: "relative", display: "flex", height: 12 }}>
            {stretchesOf(bar, scale).map(({ part, share }) => (
              <Box
                key={part}
                sx={[
                  {
                    width: `${share}%`,
                    minWidth: "3px",
                    borderRight: "1px solid",
                    borderColor: "background.default",
                    printColorAdjust: "exact",
                  },
                  partLooks[part] as object,
                ]}
              />
            ))}
            {bar.profit < 0 && (
              <Box
                sx={{
                  position: "absolute",
                  left: `${(bar.price / scale) * 100}%`,
                  top: -3,
                  bottom: -3,
                  borderLeft: "2px solid",
                  borderColor: "error.main",
                }}
              />
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
