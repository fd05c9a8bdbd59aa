import { formatDay } from "../days.ts";

/** `1 viajero`, `4 viajeros`. */
export const travellersText = (travellers: number) =>
  travellers === 1 ? "1 viajero" : `${travellers} viajeros`;

/** `12 dic 2026 – 18 dic 2026`, or the departure alone. */
export const tripText = (departure: string, comeback?: string | null) =>
  comeback ? `${formatDay(departure)} – ${formatDay(comeback)}` : formatDay(departure);
