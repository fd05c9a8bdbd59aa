import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { HiddenText } from "../HiddenText.tsx";
import { Section } from "../Section.tsx";
import { BarStrip } from "./BarStrip.tsx";
import { type ChartContent, type ChartShape, wholeValue } from "./chart.series.ts";

/** Loaded lazily: the chart library loads with the first chart that is not a strip. */
const ChartDrawing = lazy(async () => ({ default: (await import("./ChartDrawing.tsx")).ChartDrawing }));

interface ChartProps extends ChartContent {
  readonly title: string;
  readonly shape?: ChartShape;
  /** Height of the picture, in pixels. */
  readonly height?: number;
  /** Controls that select the chart's content, beside the button of its table. */
  readonly actions?: ReactNode;
  /** Text shown in place of the chart when there are no values; null while they are loading. */
  readonly empty?: string | null;
}

/**
 * Shows a chart in a section of its own, with its table: screen readers read it while the picture is shown,
 * and a press shows it in place of the picture.
 * ```tsx
 * <Chart title="Ingresos" by="Mes" labels={["Ene", "Feb"]} measure="cop"
 *   series={[{ label: "Ingresos", data: [1_200_000, 0], opens: (place) => addressOf(place) }]} />
 * ```
 */
export function Chart({ title, shape = "bars", height = 240, actions, empty, ...content }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  if (empty && content.labels.length === 0)
    return (
      <Section title={title} actions={actions}>
        <Typography color="textSecondary">{empty}</Typography>
      </Section>
    );
  return (
    <Section
      title={title}
      actions={
        <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center", displayPrint: "none" }}>
          {actions}
          <Button size="small" onClick={() => setAsTable(!asTable)}>
            {asTable ? "Ver gráfica" : "Ver tabla"}
            <HiddenText> de {title}</HiddenText>
          </Button>
        </Box>
      }
    >
      {asTable ? (
        <Box sx={{ overflowX: "auto" }}>
          <ChartTable title={title} {...content} linked />
        </Box>
      ) : (
        <>
          <Box
            aria-hidden
            sx={{
              // The legend of its lines is above the picture.
              minHeight: height,
              minWidth: 0,
              // Drawn for the screen, it is made to fit the paper.
              "@media print": { "& svg": { maxWidth: "100%" } },
            }}
          >
            {shape === "strip" ? (
              <BarStrip height={height} {...content} />
            ) : (
              <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
                <ChartDrawing shape={shape} height={height} {...content} />
              </Suspense>
            )}
          </Box>
          <HiddenText block>
            <ChartTable title={title} {...content} />
          </HiddenText>
        </>
      )}
    </Section>
  );
}

interface ChartTableProps extends ChartContent {
  readonly title: string;
  /** True when a value links to its rows; false while the table is not visible. */
  readonly linked?: boolean;
}

function ChartTable({ title, by, labels, series, measure, linked = false }: ChartTableProps) {
  const addressOf = (row: number, opens?: (place: number) => string | null) =>
    linked ? (opens?.(row) ?? null) : null;
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{by}</TableCell>
          {series.map(({ label }) => (
            <TableCell key={label} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {labels.map((label, row) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {series.map(({ label: column, data, opens }) => {
              const value = wholeValue(measure, data[row] ?? 0);
              const address = addressOf(row, opens);
              return (
                <TableCell key={column} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                  {address ? <Link href={address}>{value}</Link> : value}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
