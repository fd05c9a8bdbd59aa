import { addDays, addMonths, type Day, isDay } from "../../../core/colombia/days.ts";
import { type Days, periodBounds } from "../../../core/colombia/periods.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/** Range of days; both ends are inclusive and optional. */
export interface OpenDays {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** Requested days of a report, as sent. */
export interface AskedDays {
  readonly dateRange?: string | null;
  readonly startDate?: Day | null;
  readonly endDate?: Day | null;
}

const lastMonths = (today: Day, count: number): Days => ({
  from: addDays(addMonths(today, -count), 1),
  to: today,
});
const whole = (period: "month" | "last_month" | "year", day: Day): Days => periodBounds(period, day) as Days;

/** Named ranges of days; ranges of a number of days or months end today. */
export const namedRanges = {
  today: (today: Day): Days => ({ from: today, to: today }),
  yesterday: (today: Day): Days => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  last7days: (today: Day): Days => ({ from: addDays(today, -6), to: today }),
  last30days: (today: Day): Days => ({ from: addDays(today, -29), to: today }),
  thisMonth: (today: Day): Days => whole("month", today),
  lastMonth: (today: Day): Days => whole("last_month", today),
  last3months: (today: Day): Days => lastMonths(today, 3),
  last6months: (today: Day): Days => lastMonths(today, 6),
  thisYear: (today: Day): Days => whole("year", today),
  lastYear: (today: Day): Days => whole("year", addMonths(today, -12)),
} as const;
export type NamedRange = keyof typeof namedRanges;

/** Range of years that a report may cover. */
const years = { first: "2000", last: "2100" } as const;

/** Name of a range that is defined by its first and last day. */
const CUSTOM = "custom";

/**
 * Returns the days of a report: the named range, limited to the first and last day when these are sent too.
 * @throws Refusal BAD_USER_INPUT for an unknown range, a range that ends before it starts, or a year before
 * 2000 or after 2100.
 */
export function daysOf({ dateRange, startDate, endDate }: AskedDays, today: Day): OpenDays {
  refuseStrangeDays("endDate", startDate ?? null, endDate ?? null);
  const named = rangeOf(dateRange?.trim() ?? "", today);
  return { from: later(named.from, startDate ?? null), to: earlier(named.to, endDate ?? null) };
}

function rangeOf(range: string, today: Day): OpenDays {
  if (range === "" || range === CUSTOM) return { from: null, to: null };
  if (range in namedRanges) return namedRanges[range as NamedRange](today);
  const [from, to, ...more] = range.split(",").map((day) => day.trim());
  if (!isDay(from) || !isDay(to) || more.length > 0)
    throw badInput("dateRange", "El rango de fechas no es válido");
  refuseStrangeDays("dateRange", from!, to!);
  return { from: from!, to: to! };
}

function refuseStrangeDays(field: string, from: Day | null, to: Day | null): void {
  const wrong = wrongDays(from, to);
  if (wrong) throw badInput(field, wrong);
}

/** Returns the error in the first and last day of a report, as a sentence; null when there is none. */
export function wrongDays(from: Day | null | undefined, to: Day | null | undefined): string | null {
  for (const day of [from, to])
    if (day && (day < years.first || day.slice(0, 4) > years.last))
      return `El año debe estar entre ${years.first} y ${years.last}`;
  return from && to && to < from ? "La fecha final no puede ser anterior a la inicial" : null;
}

const later = (a: Day | null, b: Day | null): Day | null => (a && b ? (a > b ? a : b) : (a ?? b));
const earlier = (a: Day | null, b: Day | null): Day | null => (a && b ? (a < b ? a : b) : (a ?? b));

/** Minimum number of leading hexadecimal digits to search by part of an id. */
const FEWEST = 4;
const ID_DIGITS = 32;

/**
 * Returns the first and the last possible id with the given leading digits; null when the text cannot be the
 * beginning of an id.
 */
export function idsFrom(text: string): readonly [first: string, last: string] | null {
  const digits = text.replaceAll("-", "").toLowerCase();
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < FEWEST || digits.length > ID_DIGITS) return null;
  return [digits.padEnd(ID_DIGITS, "0"), digits.padEnd(ID_DIGITS, "f")];
}

/** Sort orders of the payments in the financial reports. */
export const financialPaymentOrder = listOrder({
  name: "FinancialPaymentOrder",
  columns: { paymentDate: "plain", amount: "plain" },
  first: { by: "paymentDate", direction: "desc" },
});

/** Sort orders of the purchases in the financial reports. */
export const financialPurchaseOrder = listOrder({
  name: "FinancialPurchaseOrder",
  columns: { purchaseDate: "plain", amount: "plain" },
  first: { by: "purchaseDate", direction: "desc" },
});

/** Sort orders of the refunds in the financial reports. */
export const financialRefundOrder = listOrder({
  name: "FinancialRefundOrder",
  columns: { paidOn: "plain", amount: "plain" },
  first: { by: "paidOn", direction: "desc" },
});

/** Sort orders of the contracts by profit; latest first by default. */
export const contractProfitOrder = listOrder({
  name: "ContractProfitOrder",
  columns: { numero: "plain", pagado: "plain", gastos: "plain", ganancia: "plain", margen: "plain" },
  first: { by: "numero", direction: "desc" },
});

/** Sort orders of completed contracts; highest profit first by default. */
export const completedContractOrder = listOrder({
  name: "CompletedContractOrder",
  columns: {
    numero: "plain",
    completado: "plain",
    pagado: "plain",
    gastos: "plain",
    ganancia: "plain",
    margen: "plain",
  },
  first: { by: "ganancia", direction: "desc" },
});

/** Sort orders of providers by the amounts bought from them; highest first by default. */
export const providerSpendingOrder = listOrder({
  name: "ProviderSpendingOrder",
  columns: { comprado: "plain", pendiente: "plain", nombre: "plain" },
  first: { by: "comprado", direction: "desc" },
});

/** Labels of the statuses of a payment. */
export const paymentLabels = {
  confirmado: "Confirmado",
  pendiente: "Pendiente",
  rechazado: "Rechazado",
} as const;

/** Labels of the payment statuses of a purchase. */
export const purchaseLabels = {
  confirmado: "Pagada",
  en_proceso: "Pagada en parte",
  pendiente: "Por pagar",
} as const;

/** Labels of the categories of purchases. */
export const categoryLabels = {
  transporte: "Transporte",
  hospedaje: "Hospedaje",
  alimentacion: "Alimentación",
  actividades: "Actividades",
  seguros: "Seguros",
  otros: "Otros",
} as const;

/** Labels of the payment states of a contract. */
export const settledLabels = { completo: "Completo", parcial: "Parcial" } as const;
