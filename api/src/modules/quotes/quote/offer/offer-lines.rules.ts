import { isSameText } from "../../../../core/colombia/plain.ts";
import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import {
  type CostLine,
  chosenLines,
  flightsApart,
  isChosenFlight,
  isChosenStay,
  staysApart,
} from "../../calculation/costs/calculation-lines.rules.ts";
import type {
  CalculationSections,
  Hotel,
  Tiquetes,
} from "../../calculation/costs/calculation-sections.rules.ts";
import { activitiesNote, chosenWords } from "../../calculation/costs/chosen-words.rules.ts";
import { flightDetails, wayOf } from "../../calculation/costs/itinerary.rules.ts";
import type { HotelRoom } from "../../calculation/costs/itinerary.types.ts";
import { boardNames, serviceNames as titles } from "./service-names.rules.ts";
import { type HotelCategory } from "../../../providers/library/hotel.rules.ts";
import { spokenHotel } from "../../calculation/costs/lodging.rules.ts";

/**
 * Service as the client reads it: its name and details, never its cost; the provider is named only for
 * transport.
 */
export interface IncludedService {
  readonly title: string;
  readonly detail: string | null;
}

const joined = (parts: readonly (string | null | undefined | false)[]): string | null =>
  parts.filter(Boolean).join(" · ") || null;

const tickets = (section: Tiquetes): string | null => {
  const { first, others } = flightsApart(section);
  const { aerolinea, vueloIda, vueloVuelta, equipaje } = first;
  const own = joined([
    wayOf(first),
    first.tipo === "ida" && "solo ida",
    first.tipo === "ida_vuelta" && "ida y vuelta",
    aerolinea,
    vueloIda && `vuelo ${vueloIda}`,
    vueloVuelta && `regreso ${vueloVuelta}`,
    equipaje,
    first.observaciones,
  ]);
  const further = others.map((flight) => joined([wayOf(flight), ...flightDetails(flight)]));
  return underEachOther([isChosenFlight(first) && own, ...further]);
};

const lodging = (section: Hotel): string | null => {
  const { first, others } = staysApart(section);
  const { nombre, categoria, acomodacion, noches, ubicacion, observaciones } = first;
  const own = joined([
    nombre,
    categoria && stars(categoria),
    room(acomodacion),
    nights(noches),
    ubicacion,
    observaciones,
  ]);
  const further = others.map((stay) =>
    joined([
      stay.nombre,
      stay.categoria && stars(stay.categoria),
      room(stay.acomodacion),
      nights(stay.noches),
      stay.ciudad,
      stay.entrada && `desde el ${spokenDay(stay.entrada)}`,
    ]),
  );
  return underEachOther([isChosenStay(first) && own, ...further]);
};

/** Returns several flights or stays as one detail, one per line. */
const underEachOther = (parts: readonly (string | null | false)[]): string | null =>
  parts.filter(Boolean).join("\n") || null;

const stars = (category: HotelCategory): string =>
  /^\d/.test(category) ? category.replace("_", " ") : spokenHotel(category);
const room = (shared: HotelRoom | null): string | null =>
  shared && `acomodación ${shared === "simple" ? "sencilla" : shared}`;
const nights = (count: number): string | false => count > 0 && counted(count, "noche", "noches");

/**
 * Returns the services that a price includes, in the order of the calculation. Each kind appears once with
 * everything chosen of it, even without a cost.
 */
export function includedServices(sections: CalculationSections): IncludedService[] {
  const { tiquetes, hotel, alimentacion } = sections;
  const detailOf = (line: CostLine): string | null => {
    const { tipo, descripcion } = line;
    if (tipo === "tickets") return tiquetes && tickets(tiquetes);
    if (tipo === "alojamiento") return hotel && lodging(hotel);
    if (tipo === "alimentacion")
      return joined([alimentacion?.tipo && boardNames[alimentacion.tipo], alimentacion?.observaciones]);
    const words = chosenWords(line);
    if (isSameText(descripcion, titles[tipo])) return words.join(", ") || null;
    return words.length > 0 ? `${descripcion} (${words.join(", ")})` : descripcion;
  };
  const services = new Map<string, Set<string>>();
  for (const line of chosenLines(sections, 1)) {
    const details = services.get(titles[line.tipo]) ?? new Set<string>();
    const detail = detailOf(line);
    if (detail) details.add(detail);
    services.set(titles[line.tipo], details);
  }
  const note = activitiesNote(sections);
  if (note) services.set(titles.excursiones, new Set([...(services.get(titles.excursiones) ?? []), note]));
  return [...services].map(([title, details]) => ({ title, detail: [...details].join(", ") || null }));
}
