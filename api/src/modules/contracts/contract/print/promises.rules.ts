import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import type { CostLine, CostType } from "../../../quotes/calculation/costs/calculation-lines.rules.ts";
import type {
  Alimentacion,
  Hotel,
  Tiquetes,
} from "../../../quotes/calculation/costs/calculation-sections.rules.ts";
import { chosenWords } from "../../../quotes/calculation/costs/chosen-words.rules.ts";
import { flightDetails } from "../../../quotes/calculation/costs/itinerary.rules.ts";
import type { Estadia, Tramo } from "../../../quotes/calculation/costs/itinerary.types.ts";
import type { HotelCategory } from "../../../providers/library/hotel.rules.ts";

/** One service that a contract promises: name and details, without costs. */
export interface PromisedService {
  readonly tipo: CostType;
  readonly descripcion: string;
  readonly detalle: string | null;
}

/** Returns the services that a calculation promises to the client: one for each chosen line. */
export const promisesOf = (lines: readonly CostLine[]): PromisedService[] =>
  lines.map((line) => ({
    tipo: line.tipo,
    descripcion: line.descripcion,
    detalle: details(line).filter(Boolean).join(" · ") || null,
  }));

type Details = readonly (string | null | undefined | false)[];

function details(line: CostLine): Details {
  const { tipo, origen } = line;
  switch (tipo) {
    case "tickets":
      return flights(origen as Tiquetes | Tramo);
    case "alojamiento":
      return "costoTotal" in origen ? lodging(origen as Hotel) : furtherLodging(origen as Estadia);
    case "alimentacion":
      return [boards[(origen as Alimentacion).tipo ?? "ninguna"], (origen as Alimentacion).observaciones];
    case "equipaje":
    case "traslados":
    case "asistencia_medica":
    case "seguro":
    case "excursiones":
    case "extras":
      return chosenWords(line).map(capitalized);
  }
}

const boards = {
  ninguna: null,
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
} as const;

const at = (hour: string | null) => (hour ? `, ${hour}` : "");

const flights = (section: Tiquetes | Tramo): Details =>
  "tipo" in section ? firstFlight(section) : flightDetails(section);

const firstFlight = ({ fechaIda, fechaVuelta, horaIda, horaVuelta, ...flight }: Tiquetes): Details => [
  flight.aerolinea,
  fechaIda && `Ida ${named(flight.vueloIda)}${spokenDay(fechaIda)}${at(horaIda)}`,
  fechaVuelta && `Regreso ${named(flight.vueloVuelta)}${spokenDay(fechaVuelta)}${at(horaVuelta)}`,
  flight.equipaje,
  flight.observaciones,
];

const named = (number: string | null | undefined) => (number ? `${number}, ` : "");

const lodging = ({ categoria, acomodacion, noches, ubicacion, observaciones }: Hotel): Details => [
  ubicacion,
  categoria && stars(categoria),
  acomodacion && `Acomodación ${acomodacion}`,
  noches > 0 && counted(noches, "noche", "noches"),
  observaciones,
];

const furtherLodging = ({ categoria, acomodacion, entrada, noches }: Estadia): Details => [
  categoria && stars(categoria),
  acomodacion && `Acomodación ${acomodacion}`,
  entrada && `Desde el ${spokenDay(entrada)}`,
  noches > 0 && counted(noches, "noche", "noches"),
];

const stars = (category: HotelCategory): string =>
  /^\d/.test(category)
    ? counted(Number.parseInt(category, 10), "estrella", "estrellas")
    : `Hotel ${category}`;

/** Returns the text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
