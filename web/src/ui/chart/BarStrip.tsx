import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import { type ChartContent, shortValue, wholeValue } from "./chart.series.ts";
import { stripLines } from "./strip.scale.ts";

interface BarStripProps extends Omit<ChartContent, "by"> {
  /** Height in pixels, including the labels below. */
  readonly height: number;
}

/** Width of the axis values and height of the labels, in px. */
const VALUES = 64;
const LABELS = 24;

const small = { fontSize: "0.75rem", lineHeight: 1, color: "text.primary", whiteSpace: "nowrap" } as const;

/**
 * Shows a bar chart of one series without the chart library, for a page with another subject; a bar with a
 * link can be clicked. Screen readers and keyboard users use its table.
 */
export function BarStrip({ labels, series: [shown], measure, height }: BarStripProps) {
  const data = shown?.data ?? [];
  const lines = stripLines(data);
  const [low, high] = [lines[0]!, lines.at(-1)!];
  const share = (value: number) => `${high > low ? (value / (high - low)) * 100 : 0}%`;
  return (
    <Box aria-hidden sx={{ position: "relative", height, pl: `${VALUES}px`, pt: 1, pb: `${LABELS}px` }}>
      <Box sx={{ position: "relative", height: 1 }}>
        {lines.map((line) => (
          <Box
            key={line}
            sx={{
              position: "absolute",
              insetInline: 0,
              bottom: share(line - low),
              borderBottom: 1,
              borderColor: line === 0 ? "text.secondary" : "divider",
            }}
          >
            <Box sx={{ ...small, position: "absolute", right: "100%", mr: 1, transform: "translateY(-50%)" }}>
              {shortValue(measure, line)}
            </Box>
          </Box>
        ))}
        <Box sx={{ position: "absolute", inset: 0, display: "flex" }}>
          {labels.map((label, place) => {
            const value = data[place] ?? 0;
            const address = shown?.opens?.(place) ?? null;
            return (
              <Tooltip key={label} title={`${label}: ${wholeValue(measure, value)}`} enterDelay={0}>
                <Box
                  {...(address && { component: Link, href: address, tabIndex: -1 })}
                  sx={{ position: "relative", flex: 1, "&:hover > :first-of-type": { opacity: 0.8 } }}
                >
                  <Box
                    sx={{
                      position: "absolute",
                      insetInline: "10%",
                      bottom: share(Math.min(value, 0) - low),
                      height: share(Math.abs(value)),
                      // A loss is red beside its minus.
                      bgcolor: value < 0 ? "error.main" : "primary.main",
                      borderRadius: value < 0 ? "0 0 3px 3px" : "3px 3px 0 0",
                      printColorAdjust: "exact",
                    }}
                  />
                  <Box
                    sx={{
                      // On a phone every other label has room.
                      ...(place % 2 === 1 && { visibility: { xs: "hidden", sm: "visible" } }),
                      ...small,
                      position: "absolute",
                      top: "100%",
                      insetInline: 0,
                      pt: 1,
                      textAlign: "center",
                    }}
                  >
                    {label}
                  </Box>
                </Box>
              </Tooltip>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
