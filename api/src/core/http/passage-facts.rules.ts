import { shortDay } from "../colombia/short-day.ts";
import { travellersText } from "../colombia/spoken.ts";
import { formatCop } from "../colombia/cop.ts";

/** Facts of a trip; days as `YYYY-MM-DD`, the price in COP. A missing fact is null or absent. */
interface TripFacts {
  readonly departure?: string | null;
  readonly comeback?: string | null;
  readonly travellers?: number | null;
  readonly price?: number | null;
}

/** Returns the dates of a trip in short form: `12 dic 2026 – 18 dic 2026`, or only the departure. */
export const shortTrip = (departure: string, comeback?: string | null): string =>
  comeback ? `${shortDay(departure)} – ${shortDay(comeback)}` : shortDay(departure);

/** Returns the known facts of a trip, as labels and texts that the pages show below its places. */
export const passageFacts = ({ departure, comeback, travellers, price }: TripFacts) => [
  ...(departure ? [{ label: "Fechas", text: shortTrip(departure, comeback) }] : []),
  ...(travellers != null ? [{ label: "Viajeros", text: travellersText(travellers) }] : []),
  ...(price != null ? [{ label: "Precio", text: formatCop(price) }] : []),
];
