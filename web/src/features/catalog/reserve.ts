import { formatDay } from "../../ui/days.ts";
import type { ShownDeparture } from "./departures.ts";

/** A chat with the agency that begins with what is wanted. */
export function reserveByWhatsApp(whatsapp: string, title: string, departure: ShownDeparture | undefined): string {
  const when = departure ? `, con salida el ${formatDay(departure.salida)} y regreso el ${formatDay(departure.vuelta)}` : "";
  const text = `Hola, quiero reservar el paquete «${title}»${when}.`;
  return `https://wa.me/${whatsapp}?${new URLSearchParams({ text }).toString().replaceAll("+", "%20")}`;
}

/** A map of the place, in a tab of its own. */
export const mapOf = (lat: string, lng: string): string =>
  `https://www.openstreetmap.org/?mlat=${encodeURIComponent(lat)}&mlon=${encodeURIComponent(lng)}#map=13/${encodeURIComponent(lat)}/${encodeURIComponent(lng)}`;
