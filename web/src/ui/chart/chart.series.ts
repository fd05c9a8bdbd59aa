import { formatCop } from "@travesia/api/cop";

/** One line or set of bars of a chart, with one value per label. */
interface Series {
  readonly label: string;
  readonly data: readonly number[];
  /** Returns the address of the records behind a value, by its index; null when there are none. */
  readonly opens?: (place: number) => string | null;
  /** Name of a stack; series with the same name are stacked. */
  readonly stack?: string;
}

/** Unit of the values: whole pesos or a count. */
type Measure = "cop" | "count";

/**
 * Form of a chart: vertical bars, horizontal bars for long labels, lines, or a low strip of bars of one
 * series that does not need the chart library.
 */
export type ChartShape = "bars" | "rows" | "lines" | "strip";

/** Content of a chart and of its table. */
export interface ChartContent {
  /** Heading of the column of the labels: `Mes`. */
  readonly by: string;
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly measure: Measure;
}

const compact = new Intl.NumberFormat("es-CO", { notation: "compact", maximumFractionDigits: 1 });

/** Returns a value in full, for the table and the tooltip. */
export const wholeValue = (measure: Measure, value: number): string =>
  measure === "cop" ? formatCop(value) : value.toLocaleString("es-CO");

/** Returns a short value for the axis, where there is little room: `$ 12 M`. */
export const shortValue = (measure: Measure, value: number): string =>
  measure === "cop" ? `$\u00a0${compact.format(value)}` : compact.format(value);
