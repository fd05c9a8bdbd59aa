import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import type { CostLine, CostType } from "../../../quotes/calculation/costs/calculation-lines.rules.ts";
import type {
  Alimentacion,
  Equipaje,
  Excursion,
  Hotel,
  Tiquetes,
} from "../../../quotes/calculation/costs/calculation-sections.rules.ts";

/** One service that a contract promises: what it is and its details, never what it costs. */
export interface PromisedService {
  readonly tipo: CostType;
  readonly descripcion: string;
  readonly detalle: string | null;
}

/** What a calculation promises to the client: one service per cost line. */
export const promisesOf = (lines: readonly CostLine[]): PromisedService[] =>
  lines.map(({ tipo, descripcion, origen }) => ({
    tipo,
    descripcion,
    detalle: details(tipo, origen).filter(Boolean).join(" · ") || null,
  }));

type Details = readonly (string | null | undefined | false)[];

function details(tipo: CostType, origen: object): Details {
  switch (tipo) {
    case "tickets":
      return flights(origen as Tiquetes);
    case "alojamiento":
      return lodging(origen as Hotel);
    case "alimentacion":
      return [boards[(origen as Alimentacion).tipo ?? "ninguna"], (origen as Alimentacion).observaciones];
    case "equipaje":
      return luggage(origen as Equipaje);
    case "traslados":
    case "asistencia_medica":
    case "seguro":
    case "excursiones":
    case "extras":
      return [(origen as Partial<Excursion>).descripcion, (origen as Partial<Excursion>).duracion].filter(
        (text) => text !== undefined,
      );
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

const flights = ({ fechaIda, fechaVuelta, horaIda, horaVuelta, observaciones }: Tiquetes): Details => [
  fechaIda && `Ida ${spokenDay(fechaIda)}${at(horaIda)}`,
  fechaVuelta && `Regreso ${spokenDay(fechaVuelta)}${at(horaVuelta)}`,
  observaciones,
];

const lodging = ({ categoria, acomodacion, noches, ubicacion, observaciones }: Hotel): Details => [
  ubicacion,
  /^\d/.test(categoria)
    ? counted(Number.parseInt(categoria, 10), "estrella", "estrellas")
    : `Hotel ${categoria}`,
  acomodacion && `Acomodación ${acomodacion}`,
  noches > 0 && counted(noches, "noche", "noches"),
  observaciones,
];

const luggage = ({ cabina, bodega, equipajeExtra }: Equipaje): Details => [
  cabina.incluido && "De cabina",
  bodega.incluido && "De bodega",
  equipajeExtra.incluido && "Adicional",
];
