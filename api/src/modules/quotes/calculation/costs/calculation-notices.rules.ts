import { daysBetween } from "../../../../core/colombia/days.ts";
import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import type { PostedSections } from "./calculation-sections.rules.ts";
import type { CalculatedTrip } from "./calculation-trip.rules.ts";
import { afterDeparture } from "../../quote/request/trip-days.rules.ts";

type TripDays = Pick<CalculatedTrip, "fechaIda" | "fechaRegreso">;
type Part = { readonly incluido?: boolean | null; readonly costo?: number | null };
type Section = { readonly costoTotal?: number | null; readonly otros?: readonly Part[] | null };

/** Notices about suspicious values of a calculation, by field path. */
export type CalculationNotices = Readonly<Partial<Record<string, string>>>;

/**
 * Returns notices about values of a calculation that contradict each other or the quote's trip. They are
 * displayed while typing and never block saving.
 */
export function calculationNotices(sections: PostedSections, trip: TripDays): CalculationNotices {
  const { traslados, equipaje, seguros } = sections;
  const { cabina, bodega, equipajeExtra } = equipaje ?? {};
  // Cabin luggage is part of the fare: as a rule only it is included without a cost.
  const luggage = { bodega, equipajeExtra };
  const transfers = {
    aeropuertoHotelIda: traslados?.aeropuertoHotelIda,
    hotelAeropuertoVuelta: traslados?.hotelAeropuertoVuelta,
  };
  const insurances = { asistenciaMedica: seguros?.asistenciaMedica, cancelacion: seguros?.cancelacion };
  const found: readonly (readonly [string, string | null])[] = [
    ...ticketNotices(sections.tiquetes, trip),
    ["hotel.noches", nightsNotice(sections.hotel, trip)],
    ...uncosted("traslados", traslados, transfers),
    ...uncosted("equipaje", equipaje, luggage, [cabina]),
    ...uncosted("seguros", seguros, insurances),
    ["alimentacion.costoTotal", mealNotice(sections.alimentacion)],
    ["actividadesAdicionales.incluidas", activitiesNotice(sections.actividadesAdicionales)],
  ];
  return Object.fromEntries(found.flatMap(([field, notice]) => (notice === null ? [] : [[field, notice]])));
}

const NO_COST = "Está incluido y no tiene costo";

/**
 * Returns the included parts of a section that have no cost, unless the section's own cost covers all of
 * them.
 */
function uncosted(
  name: string,
  section: Section | null | undefined,
  parts: Readonly<Record<string, Part | null | undefined>>,
  others: readonly (Part | null | undefined)[] = [],
): [string, string | null][] {
  const detailed = [...Object.values(parts), ...others, ...(section?.otros ?? [])].some(
    (part) => part?.costo,
  );
  if (section?.costoTotal && !detailed) return [];
  return Object.entries(parts).map(([part, given]) => [
    `${name}.${part}.costo`,
    given?.incluido && !given.costo ? NO_COST : null,
  ]);
}

function ticketNotices(tickets: PostedSections["tiquetes"], trip: TripDays): [string, string | null][] {
  if (!tickets || tickets.tipo === "sin_tiquetes") return [];
  const { fechaIda, fechaVuelta } = tickets;
  const out = afterDeparture(fechaIda, trip.fechaIda) ?? beforeDeparture(fechaIda, trip);
  if (tickets.tipo === "ida") return [["tiquetes.fechaIda", out]];
  const wayBack = fechaIda && fechaVuelta && fechaVuelta < fechaIda ? "La vuelta es antes de la ida" : null;
  const back = wayBack ?? beforeDeparture(fechaVuelta, trip) ?? afterReturn(fechaVuelta, trip);
  return [
    ["tiquetes.fechaIda", out],
    ["tiquetes.fechaVuelta", back],
  ];
}

const beforeDeparture = (day: string | null | undefined, { fechaIda }: TripDays): string | null =>
  day && day < fechaIda ? `Es antes de la salida del viaje, el ${spokenDay(fechaIda)}` : null;

const afterReturn = (day: string | null | undefined, { fechaRegreso }: TripDays): string | null =>
  day && fechaRegreso && day > fechaRegreso
    ? `Es después del regreso del viaje, el ${spokenDay(fechaRegreso)}`
    : null;

function nightsNotice(hotel: PostedSections["hotel"], { fechaIda, fechaRegreso }: TripDays): string | null {
  const nights = fechaRegreso ? daysBetween(fechaIda, fechaRegreso) : null;
  const others = (hotel?.estadias ?? []).map((stay) => stay?.noches ?? 0);
  const asked = others.reduce((all, one) => all + one, hotel?.noches ?? 0);
  if (nights === null || asked <= nights) return null;
  const trip = `El viaje tiene ${counted(nights, "noche", "noches")}`;
  return others.length > 0 ? `${trip} y las estadías suman ${asked}` : trip;
}

const mealNotice = (meals: PostedSections["alimentacion"]): string | null =>
  meals?.tipo === "ninguna" && meals.costoTotal ? "El plan es «Sin alimentación» y tiene un costo" : null;

function activitiesNotice(activities: PostedSections["actividadesAdicionales"]): string | null {
  if (!activities?.incluidas || activities.costoPorPersona) return null;
  const rows = activities.actividades ?? [];
  return (activities.detalle || rows.length > 0) && !rows.some((row) => row?.costo)
    ? "Están incluidas y no tienen costo"
    : null;
}
