import { counted, spokenDay } from "@travesia/api/colombia/spoken";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { Tone } from "@travesia/api/look";
import type { ShownTrip } from "./shown-trip.ts";

export const tripTexts = {
  about: "Tu viaje",
  flights: "Tus vuelos",
  flight: "Vuelo",
  departs: "Sale",
  arrives: "Llega",
  noHour: "Tu asesor te confirmará la hora.",
  luggage: "Equipaje",
  checkIn: (moment: string) => `Check-in en línea: por lo general desde el ${spokenMoment(moment)}`,
  stays: "Dónde te quedas",
  stay: "Alojamiento",
  openMap: "Abrir en Mapas",
  vouchers: "Tiquetes y vouchers",
  days: "Día a día",
  allDays: (count: number) => `Ver los ${count} días`,
  includes: "Tu viaje incluye",
  excludes: "No incluye",
  contacts: "Contactos",
  agency: "La agencia",
  writeAgency: "Escribirle a la agencia",
  emergency: "Emergencias en Colombia",
  calendar: "Agregar al calendario",
  calendarLead:
    "Tu calendario sigue el viaje: si cambian las fechas, cambia solo. Lleva vuelos y hotel, sin nombres ni precios.",
  calendarDevice: "En este iPhone, iPad o Mac",
  calendarGoogle: "En Google Calendar",
  calendarCopy: "dirección del calendario",
  close: "Cerrar",
  tripOf: (traveller: string) => `Viaje de ${traveller}`,
  greeting: (destination: string, day: string) =>
    `Hola, te escribo por el viaje a ${destination} del ${day}.`,
} as const;

type Stay = ShownTrip["stays"][number];

/** Returns the text with the dates of a stay: `4 noches · del 4 de marzo de 2027 al 8 de marzo de 2027`. */
export const stayDays = ({ nights, from, until }: Pick<Stay, "nights" | "from" | "until">): string =>
  [
    nights > 0 && counted(nights, "noche", "noches"),
    from && (until ? `del ${spokenDay(from)} al ${spokenDay(until)}` : `desde el ${spokenDay(from)}`),
  ]
    .filter(Boolean)
    .join(" · ");

/** Returns the address of a stay in a maps service. */
export const mapOfStay = ({ name, city }: Pick<Stay, "name" | "city">): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: [name, city].filter(Boolean).join(", ") })}`;

/** Ways in which calendars subscribe to an address. */
export const followedBy = {
  device: (address: string) => address.replace(/^https?:/, "webcal:"),
  google: (address: string) =>
    `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address.replace(/^https?:/, "webcal:") })}`,
} as const;

/** Returns the stage of a trip on a day, shown as a stamp. */
export const tripStage = (
  { from, to, isCancelled }: Pick<ShownTrip, "from" | "to" | "isCancelled">,
  today: string,
): { readonly label: string; readonly tone: Tone } => {
  if (isCancelled) return { label: "Cancelado", tone: "clay" };
  if (today < from) return { label: "Por viajar", tone: "sea" };
  return today <= (to ?? from)
    ? { label: "En viaje", tone: "leaf" }
    : { label: "Terminado", tone: "neutral" };
};
