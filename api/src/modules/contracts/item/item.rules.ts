import { addDays, type Day, hoursAfter } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { snake } from "../../../core/naming.ts";
import {
  type CostLine,
  type CostType,
  type Priority,
  priorityOf,
} from "../../quotes/calculation/costs/calculation-lines.rules.ts";
import type { Tiquetes } from "../../quotes/calculation/costs/calculation-sections.rules.ts";
import { dayOfMoment } from "../../quotes/calculation/costs/itinerary.rules.ts";
import type { Estadia, Tramo } from "../../quotes/calculation/costs/itinerary.types.ts";
import type { ItemStatus } from "./item.lifecycle.ts";

/** Values of a new item to buy for a contract; amounts in COP. */
export interface NewItem {
  readonly tipo: CostType;
  readonly descripcion: string;
  /** Fields of the quoted section in snake_case, without costs and provider. */
  readonly detalle: Readonly<Record<string, unknown>> | string | null;
  readonly cantidad: number;
  readonly precioUnitario: Cop;
  readonly precioTotal: Cop;
  readonly proveedor: string | null;
  readonly prioridad: Priority;
  readonly fechaInicio: Day | null;
  readonly fechaFin: Day | null;
}

/**
 * Placeholder item for a sale without chosen options or promised services; the seller completes it. It is
 * never shown to the client.
 */
export const UNCHOSEN_STAY = { tipo: "alojamiento", descripcion: "Alojamiento" } as const;

/** First and last day of a contract's trip. */
export interface TripBounds {
  readonly fechaInicioViaje: Day | null;
  readonly fechaFinViaje: Day | null;
}

/**
 * Returns the items of a calculation: one per cost line, with the quoted cost of the section × paying
 * travellers. Flights and stays have their own dates.
 */
export function itemsOfCalculation(lines: readonly CostLine[], trip: TripBounds): NewItem[] {
  return lines.map((line) => ({
    tipo: line.tipo,
    descripcion: line.descripcion,
    detalle: withoutCosts(line.origen),
    cantidad: line.cantidad,
    precioUnitario: line.unitario,
    precioTotal: line.total,
    proveedor: line.proveedor,
    prioridad: line.prioridad,
    ...daysOf(line.origen, trip),
  }));
}

/** Returns the quoted dates of a flight or a stay, otherwise the dates of the trip. */
function daysOf(
  { fechaIda, fechaVuelta, salida, llegada, entrada, noches }: Partial<Tiquetes & Tramo & Estadia>,
  { fechaInicioViaje, fechaFinViaje }: TripBounds,
): Pick<NewItem, "fechaInicio" | "fechaFin"> {
  if (salida) {
    const day = dayOfMoment(salida);
    return { fechaInicio: day, fechaFin: llegada ? dayOfMoment(llegada) : day };
  }
  if (entrada) return { fechaInicio: entrada, fechaFin: addDays(entrada, noches ?? 0) };
  return { fechaInicio: fechaIda ?? fechaInicioViaje, fechaFin: fechaVuelta ?? fechaFinViaje };
}

/**
 * Returns the items of a contract without a calculation: one per promised service, with a quoted cost of 0.
 */
export function itemsOfPromises(
  promises: readonly { tipo: string; descripcion: string; detalle?: string | null }[],
  trip: TripBounds,
): NewItem[] {
  return promises.map(({ tipo: name, descripcion, detalle }) => {
    const tipo = normalItemType(name) ?? "extras";
    const { fechaInicioViaje: fechaInicio, fechaFinViaje: fechaFin } = trip;
    const prices = { cantidad: 1, precioUnitario: 0, precioTotal: 0, proveedor: null };
    return {
      tipo,
      descripcion,
      detalle: detalle ?? null,
      ...prices,
      prioridad: priorityOf[tipo],
      fechaInicio,
      fechaFin,
    };
  });
}

/** Returns the lines without an item, matched by type and description; one item covers one line. */
export function missingItems<Line extends { readonly tipo: string; readonly descripcion: string }>(
  lines: readonly Line[],
  there: readonly { readonly tipo: string; readonly descripcion: string }[],
): Line[] {
  const left = [...there];
  return lines.filter((line) => {
    const place = left.findIndex(
      ({ tipo, descripcion }) => tipo === line.tipo && descripcion === line.descripcion,
    );
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

const synonyms: Readonly<Record<string, CostType>> = {
  hotel: "alojamiento",
  seguro_asistencia: "asistencia_medica",
  seguro_cancelacion: "seguro",
  "contacto de urgencia": "extras",
  otros: "extras",
};

/** Returns the item type for an input, including synonyms (`hotel`, `otros`); null for an unknown type. */
function normalItemType(input: string): CostType | null {
  const name = input.trim().toLowerCase();
  if (Object.hasOwn(synonyms, name)) return synonyms[name] ?? null;
  return Object.hasOwn(priorityOf, name) ? (name as CostType) : null;
}

/** Sort position of each type in purchase management, most urgent first. */
export const itemOrder: Readonly<Record<CostType, number>> = {
  tickets: 1,
  alojamiento: 2,
  traslados: 3,
  asistencia_medica: 4,
  seguro: 5,
  alimentacion: 6,
  equipaje: 7,
  excursiones: 8,
  extras: 9,
};

/**
 * Compares two items for purchase management: by type, then by deadline; items without a deadline come last.
 */
export function byUrgency(
  a: { tipo: CostType; deadline: Date | null },
  b: { tipo: CostType; deadline: Date | null },
): number {
  const order = itemOrder[a.tipo] - itemOrder[b.tipo];
  if (order !== 0 || a.deadline?.getTime() === b.deadline?.getTime()) return order;
  return (a.deadline?.getTime() ?? Infinity) - (b.deadline?.getTime() ?? Infinity);
}

/** Urgency of an item's payment deadline. */
export type AlertLevel =
  "vencido" | "critico" | "por_vencer" | "advertencia" | "normal" | "completado" | "sin_fecha";

/** The labels of the alert levels. */
export const alertLabels: Readonly<Record<AlertLevel, string>> = {
  vencido: "Vencido",
  critico: "Crítico",
  por_vencer: "Por vencer",
  advertencia: "Advertencia",
  normal: "Normal",
  completado: "Completado",
  sin_fecha: "Sin fecha límite",
};

/** Sort position of each alert level, most urgent first. */
export const alertOrder: Readonly<Record<AlertLevel, number>> = {
  vencido: 1,
  critico: 2,
  por_vencer: 3,
  advertencia: 4,
  normal: 5,
  sin_fecha: 6,
  completado: 7,
};

/**
 * Returns the alert level of an item: critical below 12 hours, due soon below 24, warning below 72; none
 * once the item is paid.
 */
export function alertLevel(status: ItemStatus, deadline: Date | null, now: Date): AlertLevel {
  if (status === "comprado_pagado") return "completado";
  if (!deadline) return "sin_fecha";
  const hours = hoursLeft(deadline, now);
  if (hours < 0) return "vencido";
  if (hours < 12) return "critico";
  if (hours < 24) return "por_vencer";
  return hours < 72 ? "advertencia" : "normal";
}

/** Returns the hours until a deadline, with fractions; negative after the deadline. */
const hoursLeft = (deadline: Date, now: Date): number => (deadline.getTime() - now.getTime()) / 3_600_000;

/**
 * Returns the suggested deadline of an item without one: 24 hours for tickets; null for other types, and for
 * bought items.
 */
export function suggestedDeadline(
  tipo: CostType,
  status: ItemStatus,
  deadline: Date | null,
  now: Date,
): Date | null {
  return tipo === "tickets" && status === "pendiente_compra" && !deadline ? hoursAfter(now, 24) : null;
}

/** Returns a section's fields, at any depth, without costs, provider and the texts of the proposal. */
function withoutCosts(section: object): Record<string, unknown> {
  const kept = Object.entries(section).filter(
    ([field, value]) => !/^(costo|cobro|proveedor|encanto)/.test(field) && value !== null,
  );
  return Object.fromEntries(kept.map(([field, value]) => [snake(field), cleaned(value)]));
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === "object" && value !== null ? withoutCosts(value) : value;
}
