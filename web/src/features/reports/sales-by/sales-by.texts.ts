import { saleChannelAbout } from "@travesia/api/quotes/quote/sale-channel.rules";
import { type SalesDimension, salesDimensionLabels } from "@travesia/api/reports/sales-by/sales-by.rules";
import { formatDay } from "../../../ui/days.ts";

/** Texts of the report of sales by seller, destination, channel or month of departure. */
export const salesByTexts = {
  by: "Ventas por",
  days: "Fechas",
  empty: "En estas fechas no se cotizó, vendió ni recaudó nada.",
  unsold: "En estas fechas no se firmó ningún contrato. «Ver todo» muestra lo cotizado y lo recaudado.",
  before: "Antes",
  all: "Ver todo",
  than: "los mismos días de antes",
  quotesOf: (name: string) => `Cotizaciones de ${name}`,
  /** Names the days of comparison: `▲▼ frente a 1 oct 2026 – 31 oct 2026`, or the one day. */
  compared: (from: string, to: string) =>
    `▲▼ frente a ${from === to ? `el ${formatDay(from)}` : `${formatDay(from)} – ${formatDay(to)}`}`,
} as const;

/** Returns the title of a report of sales: `Ventas por mes de salida`. */
export const titleOf = (por: SalesDimension): string =>
  `${salesByTexts.by} ${salesDimensionLabels[por].toLowerCase()}`;

/** Explanation of the column that names the groups, where one is needed. */
export const dimensionAbout: Readonly<Partial<Record<SalesDimension, string>>> = {
  canal: saleChannelAbout,
  vendedor: "Cuenta para quien vendió al firmar; una cotización sin firmar, para quien la lleva hoy.",
};
