import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { useNavigate } from "react-router-dom";
import { type ChartContent, shortValue, wholeValue } from "./chart.series.ts";

interface ChartDrawingProps extends ChartContent {
  readonly shape: "bars" | "lines";
  /** In pixels. */
  readonly height: number;
}

/** The picture of a chart, which `Chart` loads when one is shown; a bar that opens rows is pressed. */
export function ChartDrawing({ labels, series, measure, shape, height }: ChartDrawingProps) {
  const { vars } = useTheme();
  const { primary, warning, success } = vars.palette;
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const navigate = useNavigate();
  const colours = [primary.main, warning.main, success.main];
  const shown = series.map(({ label, data }, place) => ({
    id: String(place),
    label,
    data: [...data],
    color: colours[place % colours.length]!,
    valueFormatter: (value: number | null) => (value === null ? "" : wholeValue(measure, value)),
  }));
  const common = {
    height,
    skipAnimation: still,
    hideLegend: series.length < 2,
    // Its table is what is read and gone through by keyboard.
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    margin: { top: 12, right: 8, bottom: 0, left: 0 },
    yAxis: [
      {
        width: measure === "cop" ? 64 : 40,
        min: 0,
        ...(measure === "count" ? { tickMinStep: 1 } : {}),
        disableLine: true,
        disableTicks: true,
        valueFormatter: (value: number) => shortValue(measure, value),
      },
    ],
  };
  if (shape === "lines") {
    return (
      <LineChart
        {...common}
        xAxis={[{ scaleType: "point", data: [...labels], height: 28, disableTicks: true }]}
        series={shown.map((one) => ({ ...one, showMark: labels.length < 32, curve: "linear" as const }))}
      />
    );
  }
  const open = (place: number, at: string) => series[Number(at)]?.opens?.(place) ?? null;
  return (
    <BarChart
      {...common}
      borderRadius={3}
      xAxis={[{ scaleType: "band", data: [...labels], height: 28, disableTicks: true }]}
      series={shown}
      onItemClick={(_event, { dataIndex, seriesId }) => {
        const address = open(dataIndex, String(seriesId));
        if (address) void navigate(address);
      }}
      sx={series.some(({ opens }) => opens) ? { "& .MuiBarElement-root": { cursor: "pointer" } } : {}}
    />
  );
}
