import { about, type Condition, exampleFacts } from "../../core/acts.ts";
import type { Month } from "../../core/colombia/days.ts";
import { spokenMonth } from "../../core/colombia/spoken.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/**
 * Returns the message that refuses staff an act dated in a closed month; the trigger of migration 0139 uses
 * the same text.
 */
export const closedMonthText = (mes: Month): string =>
  `El mes de ${spokenMonth(mes)} está cerrado. Pide al Propietario reabrirlo o usa otra fecha.`;

/** A record with the closed month, `YYYY-MM`, that it belongs to; null when the month is open. */
interface InMonth {
  readonly mesCerrado: Month | null;
}

/** Condition, for tables of acts, that refuses an act which would move money of a closed month. */
export const inClosedMonth: Condition<InMonth> = [
  ({ mesCerrado }) => mesCerrado !== null,
  about<InMonth>({ mesCerrado: exampleFacts.month }, ({ mesCerrado }) => closedMonthText(mesCerrado ?? "")),
];

/** Spanish names of the states of a month. */
export const monthStateLabels = { en_curso: "En curso", abierto: "Abierto", cerrado: "Cerrado" } as const;

/** Orders of the list of months. */
export const monthOrder = listOrder({
  name: "AccountingMonthOrder",
  columns: { mes: "plain" },
  first: { by: "mes", direction: "desc" },
});
