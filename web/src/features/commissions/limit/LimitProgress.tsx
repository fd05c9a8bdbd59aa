import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { formatPercent } from "../../../ui/percent.ts";

interface LimitProgressProps {
  /** Used part of the limit in percent; may be below 0 after an adjustment, or above 100. */
  readonly percent: number;
  readonly status: "safe" | "warning" | "critical";
}

const colours = { safe: "success", warning: "warning", critical: "error" } as const;

/** Shows how much of a month's limit is used, as a bar and in words: `46,2 % del límite`. */
export function LimitProgress({ percent, status }: LimitProgressProps) {
  const words = `${formatPercent(percent, 1)} del límite`;
  return (
    <Box sx={{ minWidth: 140 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(Math.max(percent, 0), 100)}
        color={colours[status]}
        aria-label={words}
        // Its own track would look used up at 0 %.
        sx={{ height: 6, borderRadius: 3, mb: 0.5, backgroundColor: "divider" }}
      />
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
      >
        {words}
      </Typography>
    </Box>
  );
}
