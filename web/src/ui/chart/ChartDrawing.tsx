import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { useNavigate } from "react-router-dom";
import { type ChartContent, type ChartShape, shortValue, wholeValue } from "./chart.series.ts";

interface ChartDrawingProps extends ChartContent {
  readonly shape: Exclude<ChartShape, "strip">;
  /** Height in pixels. */
  readonly height: number;
}

/** Shows the drawing of a chart, which `Chart` loads on demand; a bar with a link can be clicked. */
export function ChartDrawing({ labels, series, measure, shape, height }: ChartDrawingProps) {
  const { vars } = useTheme();
  const { primary, warning, success, error } = vars.palette;
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const navigate = useNavigate();
  const colours = [primary.main, warning.main, success.main, error.main];
  const shown = series.map(({ label, data, stack }, place) => ({
    id: String(place),
    label,
    data: [...data],
    color: colours[place % colours.length]!,
    ...(stack && { stack }),
    valueFormatter: (value: number | null) => (value === null ? "" : wholeValue(measure, value)),
  }));
  const below = series.some(({ data }) => data.some((value) => value < 0));
  const values = {
    ...(!below && { min: 0 }),
    ...(measure === "count" ? { tickMinStep: 1 } : {}),
    // A loss is red beside its minus.
    ...(below &&
      series.length === 1 && {
        colorMap: { type: "piecewise" as const, thresholds: [0], colors: [error.main, primary.main] },
      }),
    disableLine: true,
    disableTicks: true,
    valueFormatter: (value: number) => shortValue(measure, value),
  };
  const common = {
    height,
    skipAnimation: still,
    hideLegend: series.length < 2,
    // Screen readers and the keyboard use its table.
    disableKeyboardNavigation: true,
    margin: { top: 12, right: 16, bottom: 0, left: 0 },
  };
  const standing = {
    ...common,
    grid: { horizontal: true },
    yAxis: [{ ...values, width: measure === "cop" ? 64 : 40 }],
  };
  const lines = labels.some((label) => label.includes("\n")) ? 2 : 1;
  const along = { data: [...labels], height: 12 + lines * 16, disableTicks: true };
  if (shape === "lines") {
    return (
      <LineChart
        {...standing}
        xAxis={[{ scaleType: "point", ...along }]}
        series={shown.map((one) => ({ ...one, showMark: labels.length < 32, curve: "linear" as const }))}
      />
    );
  }
  const open = (place: number, at: string) => series[Number(at)]?.opens?.(place) ?? null;
  const pressed = {
    borderRadius: 3,
    series: shown,
    onItemClick: (_event: unknown, { dataIndex, seriesId }: { dataIndex: number; seriesId: unknown }) => {
      const address = open(dataIndex, String(seriesId));
      if (address) void navigate(address);
    },
    ...(series.some(({ opens }) => opens) && { sx: { "& .MuiBarElement-root": { cursor: "pointer" } } }),
  };
  if (shape === "rows") {
    return (
      <BarChart
        {...common}
        {...pressed}
        layout="horizontal"
        grid={{ vertical: true }}
        margin={{ top: 4, right: 24, bottom: 0, left: 0 }}
        xAxis={[{ ...values, height: 28, tickNumber: 4 }]}
        yAxis={[{ scaleType: "band", data: [...labels], width: 136, disableTicks: true }]}
      />
    );
  }
  return <BarChart {...standing} {...pressed} xAxis={[{ scaleType: "band", ...along }]} />;
}
