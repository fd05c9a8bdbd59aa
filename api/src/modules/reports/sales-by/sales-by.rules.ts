import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  monthBounds,
  monthOf,
} from "../../../core/colombia/days.ts";
import type { Days } from "../../../core/colombia/periods.ts";
import { listOrder } from "../../../core/list/order.rules.ts";
import { saleChannelLabels } from "../../quotes/quote/sale-channel.rules.ts";
import { figures } from "../financial/figures.rules.ts";
import type { OpenDays } from "../financial/financial.rules.ts";

/** Labels of the dimensions by which sales are added up. */
export const salesDimensionLabels = {
  vendedor: "Vendedor",
  destino: "Destino",
  canal: "Canal",
  salida: "Mes de salida",
} as const;
export type SalesDimension = keyof typeof salesDimensionLabels;

/** Labels of the channels of a report, which also has the payments of reserved packages. */
export const reportedChannelLabels: Readonly<Record<string, string>> = {
  ...saleChannelLabels,
  reserva: "Reserva",
};

/** Name of the group of sales and payments without a seller. */
export const NO_SELLER = "Sin vendedor";

/** Figures of a report of sales, as all screens name them. */
export const salesFigures = {
  cotizaciones: figures.cotizacionesHechas,
  conversion: figures.conversion,
  contratos: figures.contratosFirmados,
  vendido: figures.vendido,
  recaudo: figures.recaudo,
  porCobrar: {
    label: figures.porCobrar.label,
    about: "Lo que falta por pagar hoy de los contratos firmados en el periodo.",
  },
  ganancia: figures.gananciaViaje,
} as const;

/**
 * Sort orders of a report of sales; by default largest sales first, but months of departure by their date.
 */
export const salesOrder = listOrder({
  name: "SalesOrder",
  columns: {
    nombre: "plain",
    cotizaciones: "plain",
    conversion: "plain",
    contratos: "plain",
    vendido: "plain",
    recaudo: "plain",
    porCobrar: "plain",
    ganancia: "plain",
  },
});

/** Number of months from one day's month to another's. */
const monthsFrom = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/**
 * Returns the same days before a range, to compare with; null for a range without its first day. Days that
 * have not come do not count. A range that begins with a month is compared with the same days of as many
 * months before, and with whole months when it ends with one; any other with as many days before it.
 */
export function sameDaysBeforeRange({ from, to }: OpenDays, today: Day): Days | null {
  if (!from) return null;
  const end = to && (to <= today || from > today) ? to : today;
  if (end < from) return null;
  if (!from.endsWith("-01")) {
    const length = daysBetween(from, end) + 1;
    return { from: addDays(from, -length), to: addDays(from, -1) };
  }
  const months = monthsFrom(from, end) + 1;
  const whole = monthBounds(monthOf(end)).to === end;
  return {
    from: addMonths(from, -months),
    to: whole ? addDays(from, -1) : addMonths(end, -months),
  };
}
