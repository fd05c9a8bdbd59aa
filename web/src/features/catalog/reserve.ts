import { formatDay } from "../../ui/days.ts";
import type { ShownDeparture } from "@travesia/api/catalog/package-offer.rules";

/** Returns the address of a chat with the agency, with a message about the package. */
export function reserveByWhatsApp(
  whatsapp: string,
  title: string,
  departure: ShownDeparture | undefined,
): string {
  const when = departure
    ? `, con salida el ${formatDay(departure.salida)} y regreso el ${formatDay(departure.vuelta)}`
    : "";
  const text = `Hola, quiero reservar el paquete «${title}»${when}.`;
  return `https://wa.me/${whatsapp}?${new URLSearchParams({ text }).toString().replaceAll("+", "%20")}`;
}

/**
 * Returns the address of a map of the place: its coordinates, or a search for its name when they are unknown.
 */
export function mapOf({
  lat,
  lng,
  location,
  city,
}: {
  lat: string;
  lng: string;
  location: string;
  city: string;
}): string {
  const map = "https://www.openstreetmap.org";
  if (lat === "" || lng === "")
    return `${map}/search?${new URLSearchParams({ query: `${location}, ${city}` })}`;
  const [y, x] = [encodeURIComponent(lat), encodeURIComponent(lng)];
  return `${map}/?mlat=${y}&mlon=${x}#map=13/${y}/${x}`;
}
