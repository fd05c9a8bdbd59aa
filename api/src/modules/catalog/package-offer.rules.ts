import type { OfferContent } from "@travesia/pages/package/PackageOffer.tsx";
import { formatCop } from "../../core/colombia/cop.ts";
import type { Day } from "../../core/colombia/days.ts";
import { counted } from "../../core/colombia/spoken.ts";
import { shortDay } from "../../core/colombia/short-day.ts";
import { type PackageInstallments, workedOut } from "./package-parts.rules.ts";
import { lengthText, packageWords } from "./package-words.rules.ts";

/** Returns a number of installments: `6 cuotas`. */
const countedInstallments = (count: number): string => counted(count, "cuota", "cuotas");

/**
 * Returns how a price is paid in installments, exactly: `Inicial de $ 375.000 y 3 cuotas de $ 291.667 por
 * persona; la última, de $ 291.666`. Null for a package without installments.
 */
export function installmentsText(price: number, installments: PackageInstallments): string | null {
  const worked = workedOut(price, installments);
  if (worked === null) return null;
  const { first, count, each, last } = worked;
  const rest = `${countedInstallments(count)} de ${formatCop(each)} ${packageWords.perPerson}`;
  const said = first > 0 ? `Inicial de ${formatCop(first)} y ${rest}` : rest;
  return last > 0 && last < each ? `${said}; la última, de ${formatCop(last)}` : said;
}

/**
 * Returns the monthly payment beside a price, and its source: `Desde $ 291.667 al mes: 3 cuotas después
 * de una inicial de $ 375.000`. `isFrom` when departures have different prices. Null without installments.
 */
export function monthlyText(
  price: number,
  installments: PackageInstallments,
  isFrom: boolean,
): string | null {
  const worked = workedOut(price, installments);
  if (worked === null || worked.each <= 0) return null;
  const { first, count, each } = worked;
  const after = first > 0 ? ` después de una inicial de ${formatCop(first)}` : "";
  return `${isFrom ? "Desde " : ""}${formatCop(each)} al mes: ${countedInstallments(count)}${after}`;
}

/** Departure of a package, as its page shows it. */
export interface ShownDeparture {
  readonly salida: Day;
  readonly vuelta: Day;
  readonly disponibles: number;
  /** COP per person; null for the package's price. */
  readonly price: number | null;
}

/** Returns the departures from a day on, soonest first. */
export const upcoming = <D extends Pick<ShownDeparture, "salida">>(
  departures: readonly D[],
  today: Day,
): readonly D[] => departures.filter(({ salida }) => salida >= today);

/** Price of a package, its length and how it is paid. */
interface Priced extends PackageInstallments {
  /** COP per person. */
  readonly price: number;
  readonly days: number;
}

/**
 * Returns the lowest price of the departures with seats, in COP, and whether another of them costs more;
 * without such departures, the price of the package.
 */
export function lowestOf(price: number, departures: readonly ShownDeparture[]) {
  const open = departures.filter(({ disponibles }) => disponibles > 0).map((one) => one.price ?? price);
  const from = open.length > 0 ? Math.min(...open) : price;
  return { from, isFrom: open.some((other) => other > from) };
}

/** Returns the text for the remaining seats: `Quedan 12 cupos`. */
export const seatsText = (left: number): string =>
  left <= 0 ? "Sin cupos" : left === 1 ? "Queda 1 cupo" : `Quedan ${left.toLocaleString("es-CO")} cupos`;

/** Number of departures that a page lists; the others are folded. */
const LISTED = 4;

/** Returns the days of a departure in few letters: `16 – 19 ene 2027`, `30 dic 2026 – 4 ene 2027`. */
function compactTrip(from: Day, to: Day): string {
  const [day, month] = shortDay(from).split(" ");
  if (from.slice(0, 7) === to.slice(0, 7)) return from === to ? shortDay(to) : `${day} – ${shortDay(to)}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? `${day} ${month}` : shortDay(from)} – ${shortDay(to)}`;
}

/**
 * Returns the offer of a package as display texts: its price per person, or that of the chosen departure, its
 * monthly payment, and its departures to come, with price and seats.
 */
export function packageOffer(
  pack: Priced,
  departures: readonly ShownDeparture[],
  chosen?: ShownDeparture,
): OfferContent {
  const { from, isFrom } = chosen
    ? { from: chosen.price ?? pack.price, isFrom: false }
    : lowestOf(pack.price, departures);
  const rows = departures.map(({ salida, vuelta, disponibles, price }) => ({
    dates: compactTrip(salida, vuelta),
    price: formatCop(price ?? pack.price),
    seats: seatsText(disponibles),
    isFull: disponibles <= 0,
  }));
  // One more row takes no more room than the line that unfolds it.
  const listed = rows.length === LISTED + 1 ? rows.length : LISTED;
  return {
    from: isFrom ? packageWords.from : null,
    price: formatCop(from),
    basis: `${packageWords.perPerson} · ${lengthText(pack.days)}`,
    monthly: monthlyText(from, pack, isFrom),
    departures: {
      label: packageWords.departure,
      listed: rows.slice(0, listed),
      more: packageWords.otherDepartures(rows.length - listed),
      folded: rows.slice(listed),
      none: packageWords.pastDepartures,
    },
  };
}
