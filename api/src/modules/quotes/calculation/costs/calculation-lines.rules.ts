import { type Cop, sum, times } from "../../../../core/colombia/cop.ts";
import type {
  ActividadesAdicionales,
  CalculationSections,
  Equipaje,
  Excursion,
  Extra,
  Hotel,
  OtherPart,
  Tiquetes,
  Traslados,
} from "./calculation-sections.rules.ts";
import {
  costOfFlights,
  costOfStay,
  costOfStays,
  flightFactKeys,
  flightName,
  wayOf,
} from "./itinerary.rules.ts";
import type { Estadia, Tramo } from "./itinerary.types.ts";
import { withoutOptionalRows } from "./optional-parts.rules.ts";
import { plain } from "../../../../core/colombia/plain.ts";
import { lodgingName } from "../../../providers/library/hotel.rules.ts";

/** Kinds of service bought for a trip. */
export type CostType =
  | "tickets"
  | "alojamiento"
  | "traslados"
  | "alimentacion"
  | "equipaje"
  | "asistencia_medica"
  | "seguro"
  | "excursiones"
  | "extras";

/** Urgency of a purchase. */
export type Priority = "critica" | "alta" | "media" | "baja";

/** Priority of each type of purchase. */
export const priorityOf: Readonly<Record<CostType, Priority>> = {
  tickets: "critica",
  alojamiento: "alta",
  asistencia_medica: "alta",
  traslados: "media",
  seguro: "media",
  alimentacion: "media",
  equipaje: "baja",
  excursiones: "baja",
  extras: "baja",
};

/**
 * Item with a cost; `cantidad` is the number of paying persons, or 1 for an item charged once; amounts in
 * COP.
 */
export interface CostLine {
  readonly tipo: CostType;
  readonly prioridad: Priority;
  readonly descripcion: string;
  readonly unitario: Cop;
  readonly cantidad: number;
  readonly total: Cop;
  readonly proveedor: string | null;
  /** Fields of the section or row that the line comes from, including costs. */
  readonly origen: object;
}

/**
 * Returns the cost lines of a calculation for `persons` paying persons: one for each section with a cost,
 * each flight, stay, excursion, activity and extra. An activity or excursion that appears both in `extras`
 * and in its own section is counted once. Parts that the client may add have no line.
 */
export const costLines = (sections: CalculationSections, persons: number): CostLine[] =>
  chosenLines(sections, persons).filter(({ unitario }) => unitario !== 0);

/**
 * Returns the lines of all chosen services: services with a cost, and services that were checked or named
 * without a cost.
 */
export function chosenLines(sections: CalculationSections, persons: number): CostLine[] {
  const { tiquetes, hotel, traslados, alimentacion, equipaje, asistenciaMedica } = sections;
  const { seguros, excursiones, extras } = withoutOptionalRows(sections);
  const { actividadesAdicionales } = sections;
  const lines: CostLine[] = [];
  const add = (
    tipo: CostType,
    descripcion: string,
    unitario: Cop,
    proveedor: string | null | undefined,
    origen: object,
    cantidad = persons,
  ) => {
    const total = times(unitario, cantidad);
    lines.push({
      tipo,
      prioridad: priorityOf[tipo],
      descripcion,
      unitario,
      cantidad,
      total,
      proveedor: proveedor ?? null,
      origen,
    });
  };

  if (tiquetes) {
    const { first, others } = flightsApart(tiquetes);
    if (isChosenFlight(first)) add("tickets", ticketText(first), first.costoTotal, first.proveedor, first);
    for (const flight of others)
      add("tickets", flightText(flight), flight.costo, flight.proveedor ?? flight.aerolinea, flight);
  }
  if (hotel) {
    const { first, others } = staysApart(hotel);
    if (isChosenStay(first))
      add("alojamiento", stayText(first.nombre), first.costoTotal, first.proveedor, first);
    for (const stay of others)
      add("alojamiento", stayText(stay.nombre, stay.ciudad), costOfStay(stay), stay.proveedor, stay);
  }
  if (traslados && isChosenTransfer(traslados)) {
    const legs = [traslados.aeropuertoHotelIda, traslados.hotelAeropuertoVuelta].filter(
      ({ incluido }) => incluido,
    );
    add(
      "traslados",
      "Traslados",
      traslados.costoTotal,
      onlyProvider([...legs, ...traslados.otros]),
      traslados,
    );
  }
  if (alimentacion && (alimentacion.costoTotal > 0 || (alimentacion.tipo ?? "ninguna") !== "ninguna"))
    add("alimentacion", "Alimentación", alimentacion.costoTotal, alimentacion.proveedor, alimentacion);
  if (equipaje && isChosenLuggage(equipaje, lines.length > 0 && lines[0]?.tipo === "tickets"))
    add("equipaje", "Equipaje", equipaje.costoTotal, null, equipaje);
  insuranceLines(seguros, add);
  if (asistenciaMedica && (asistenciaMedica.costoTotal > 0 || asistenciaMedica.tipo))
    add(
      "asistencia_medica",
      "Asistencia médica",
      asistenciaMedica.costoTotal,
      asistenciaMedica.proveedor,
      asistenciaMedica,
    );
  for (const row of ownExcursions({ excursiones, extras }))
    add("excursiones", row.nombre || extraNames.excursion, row.costo, row.proveedor, row);
  for (const row of ownActivities({ actividadesAdicionales, extras }))
    add("excursiones", row.descripcion, row.costo, row.proveedor, row);
  for (const row of extras) {
    if (row.tipo === "servicio_extra")
      add("extras", row.nombre || extraNames.servicio_extra, row.costo, row.proveedor, row, 1);
    else add("excursiones", row.nombre || extraNames[row.tipo], row.costo, row.proveedor, row);
  }
  return lines;
}

/** Names displayed for extras that have no name. */
export const extraNames = {
  actividad_basica: "Actividad",
  excursion: "Excursión",
  servicio_extra: "Servicio",
} as const;

/**
 * Returns whether the first flight was chosen: it has a cost or an entered field. Places and days do not
 * count, because they are copied from the quote.
 */
export const isChosenFlight = (first: Tiquetes): boolean =>
  first.costoTotal > 0 ||
  (first.tipo !== "sin_tiquetes" &&
    Boolean(
      flightFactKeys.some((key) => first[key]) ||
      first.horaIda ||
      first.horaVuelta ||
      first.proveedor ||
      first.observaciones,
    ));

/**
 * Returns whether the first stay was chosen. Nights and place do not count, because they are copied from the
 * quote.
 */
export const isChosenStay = ({ costoTotal, nombre, proveedor, observaciones }: Hotel): boolean =>
  costoTotal > 0 || Boolean(nombre ?? proveedor ?? observaciones);

const isChosenTransfer = ({ costoTotal, otros, ...legs }: Traslados): boolean =>
  costoTotal > 0 ||
  otros.length > 0 ||
  legs.aeropuertoHotelIda.incluido ||
  legs.hotelAeropuertoVuelta.incluido;

/** Returns whether luggage was chosen; cabin luggage without a cost is part of the flight. */
const isChosenLuggage = ({ costoTotal, cabina, bodega, equipajeExtra }: Equipaje, flies: boolean): boolean =>
  costoTotal > 0 || bodega.incluido || equipajeExtra.incluido || (cabina.incluido && flies);

/** Returns the first flight of a section, with its own cost, and the later flights. */
export function flightsApart({ tramos = [], ...own }: Tiquetes): { first: Tiquetes; others: Tramo[] } {
  return { first: { ...own, costoTotal: own.costoTotal - costOfFlights(tramos) }, others: tramos };
}

/** Returns the first stay of a section, with its own cost, and the later stays. */
export function staysApart({ estadias = [], ...own }: Hotel): { first: Hotel; others: Estadia[] } {
  return { first: { ...own, costoTotal: own.costoTotal - costOfStays(estadias) }, others: estadias };
}

/** Returns `costo_base` of a calculation: the sum of its lines, in COP. */
export const costoBaseOf = (lines: readonly CostLine[]): Cop => sum(lines.map(({ total }) => total));

type AddLine = (
  tipo: CostType,
  descripcion: string,
  unitario: Cop,
  proveedor: string | null | undefined,
  origen: object,
) => void;

function insuranceLines(seguros: CalculationSections["seguros"], add: AddLine): void {
  if (!seguros) return;
  const { asistenciaMedica, cancelacion, otros, costoTotal } = seguros;
  const medical = asistenciaMedica.incluido ? asistenciaMedica.costo : 0;
  if (asistenciaMedica.incluido)
    add("asistencia_medica", "Asistencia médica", medical, asistenciaMedica.proveedor, asistenciaMedica);
  const included = cancelacion.incluido ? [cancelacion, ...otros] : otros;
  if (included.length > 0 || costoTotal > medical)
    add("seguro", "Seguros", costoTotal - medical, onlyProvider(included), { cancelacion, otros });
}

type Listed<Name extends keyof CalculationSections> = Pick<CalculationSections, Name | "extras">;

function ownExcursions({ excursiones, extras }: Listed<"excursiones">): Excursion[] {
  const listed = new Set(rowsOf(extras, "excursion").map(({ nombre, costo }) => key(nombre, costo)));
  return excursiones.filter(({ nombre, costo, elegido }) => elegido || !listed.has(key(nombre, costo)));
}

/**
 * Returns the activities that are not listed in `extras`; a section without named activities becomes one row
 * with its cost.
 */
function ownActivities({ actividadesAdicionales, extras }: Listed<"actividadesAdicionales">): OtherPart[] {
  if (!actividadesAdicionales?.incluidas) return [];
  const listed = rowsOf(extras, "actividad_basica");
  const keys = new Set(listed.map(({ nombre, costo }) => key(nombre, costo)));
  const rows = activityRows(actividadesAdicionales);
  const { actividades, costoPorPersona, detalle } = actividadesAdicionales;
  // Included by default, without any details.
  if (actividades.length === 0 && costoPorPersona === 0 && !detalle) return [];
  const sameLump =
    listed.length > 0 &&
    actividades.length === 0 &&
    sum(listed.map(({ costo }) => costo)) === costoPorPersona;
  return sameLump ? [] : rows.filter(({ descripcion, costo }) => !keys.has(key(descripcion, costo)));
}

/**
 * Returns the text for additional activities that are included but not named individually; null otherwise.
 */
export const unnamedActivities = (section: ActividadesAdicionales | null): string | null =>
  section?.incluidas && section.actividades.length === 0
    ? (section.detalle ?? "Actividades adicionales")
    : null;

function activityRows(section: ActividadesAdicionales): OtherPart[] {
  const { actividades, costoPorPersona, proveedor } = section;
  const unnamed = unnamedActivities(section);
  if (unnamed !== null) return [{ descripcion: unnamed, costo: costoPorPersona, proveedor }];
  return actividades.map((row) => ({
    ...row,
    descripcion: row.descripcion || "Actividad",
    proveedor: row.proveedor ?? proveedor,
  }));
}

/** Returns the seller's rows of one kind; rows that the client added repeat no other row. */
const rowsOf = (extras: readonly Extra[], tipo: Extra["tipo"]): Extra[] =>
  extras.filter((row) => row.tipo === tipo && !row.elegido);
const key = (name: string, costo: Cop): string => `${plain(name)}|${costo}`;

/** Returns the provider of several parts when all have the same one. */
function onlyProvider(parts: readonly { proveedor?: string | null }[]): string | null {
  const names = new Set(parts.flatMap(({ proveedor }) => (proveedor ? [proveedor] : [])));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

function ticketText({ origen, destino, tipo }: Tiquetes): string {
  const way = tipo === "ida" ? " (solo ida)" : tipo === "ida_vuelta" ? " (ida y vuelta)" : "";
  return origen && destino ? `Tiquetes ${origen} – ${destino}${way}` : `Tiquetes${way}`;
}

const flightText = ({ aerolinea, vuelo, ...way }: Tramo): string =>
  ["Vuelo", wayOf(way) ?? flightName(aerolinea, vuelo)].filter(Boolean).join(" ");

/** Name of a stay whose hotel has no name yet. */
const UNNAMED_STAY = "Alojamiento";

const stayText = (name: string | null, city: string | null = null): string =>
  [name ? lodgingName(name) : UNNAMED_STAY, city && `(${city})`].filter(Boolean).join(" ");
