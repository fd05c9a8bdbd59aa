import { type Cop, sum } from "../../../../core/colombia/cop.ts";
import type {
  CalculationSections,
  IncludedPart,
  OtherPart,
  Posted,
  PostedSections,
} from "./calculation-sections.rules.ts";
import {
  charmBeside,
  costOfFlights,
  costOfStay,
  costOfStays,
  flightFacts,
  furtherFlights,
  furtherStays,
} from "./itinerary.rules.ts";
import type { Cobro } from "./shared-cost.types.ts";
import { isNotOptional, optionalBeside } from "./optional-parts.rules.ts";
import { sharedBeside, sharedOut } from "./shared-cost.rules.ts";
import { costPosted, nightsPosted, textPosted } from "./posted-values.rules.ts";

/**
 * Completes sent sections for `persons` paying persons, who share the price of a room or of the group;
 * without `persons`, shared prices keep their division. A section's `costoTotal` is the sum of its included
 * parts; a sent `costoTotal` counts only when no part has a cost. Empty rows are removed. A part that is
 * included, or an excursion that is mandatory, is never optional.
 * @throws Refusal BAD_USER_INPUT, on the dotted field, for a counted cost that is negative or not a whole
 * number of pesos.
 */
export function normalSections(given: PostedSections, persons?: number): CalculationSections {
  const posted = persons === undefined ? given : sharedOut(given, persons);
  return {
    tiquetes: tiquetes(posted.tiquetes),
    hotel: hotel(posted.hotel),
    traslados: traslados(posted.traslados),
    alimentacion: alimentacion(posted.alimentacion),
    equipaje: equipaje(posted.equipaje),
    seguros: seguros(posted.seguros),
    asistenciaMedica: asistenciaMedica(posted.asistenciaMedica),
    excursiones: (posted.excursiones ?? []).flatMap((row, index) => {
      const costo = costPosted(row.costo, `excursiones.${index}.costo`);
      const nombre = textPosted(row.nombre);
      const { descripcion, duracion, proveedor, obligatoria } = row;
      const excursion = {
        nombre: nombre ?? "",
        descripcion: textPosted(descripcion),
        duracion: textPosted(duracion),
        costo,
        ...sharedBeside(row),
        proveedor: textPosted(proveedor),
        obligatoria: obligatoria ?? false,
      };
      return saysSomething(excursion)
        ? [{ ...excursion, ...optionalBeside(row, excursion.obligatoria) }]
        : [];
    }),
    extras: (posted.extras ?? []).flatMap((row, index) => {
      const costo = costPosted(row.costo, `extras.${index}.costo`);
      const nombre = textPosted(row.nombre);
      const said = {
        nombre: nombre ?? "",
        descripcion: textPosted(row.descripcion),
        costo,
        ...sharedBeside(row),
        proveedor: textPosted(row.proveedor),
      };
      if (!saysSomething(said)) return [];
      return [{ ...said, tipo: row.tipo ?? "servicio_extra", ...optionalBeside(row) }];
    }),
    actividadesAdicionales: actividadesAdicionales(posted.actividadesAdicionales),
  };
}

function tiquetes(posted: PostedSections["tiquetes"]): CalculationSections["tiquetes"] {
  if (!posted) return null;
  const costoIda = costPosted(posted.costoIda, "tiquetes.costoIda");
  const costoVuelta = costPosted(posted.costoVuelta, "tiquetes.costoVuelta");
  const tramos = furtherFlights(posted.tramos);
  const parts = [costoIda, costoVuelta, costOfFlights(tramos)];
  return {
    tipo: posted.tipo ?? null,
    origen: textPosted(posted.origen),
    destino: textPosted(posted.destino),
    fechaIda: posted.fechaIda ?? null,
    fechaVuelta: posted.fechaVuelta ?? null,
    horaIda: textPosted(posted.horaIda),
    horaVuelta: textPosted(posted.horaVuelta),
    costoIda,
    costoVuelta,
    ...(posted.cobroIda && { cobroIda: posted.cobroIda as Cobro }),
    ...(posted.cobroVuelta && { cobroVuelta: posted.cobroVuelta as Cobro }),
    costoTotal: total("tiquetes", posted.costoTotal, parts),
    proveedor: textPosted(posted.proveedor),
    observaciones: textPosted(posted.observaciones),
    ...flightFacts(posted),
    ...(tramos.length > 0 && { tramos }),
  };
}

function hotel(posted: PostedSections["hotel"]): CalculationSections["hotel"] {
  if (!posted) return null;
  const noches = nightsPosted(posted.noches, "hotel.noches");
  const costoNoche = costPosted(posted.costoNoche, "hotel.costoNoche");
  const estadias = furtherStays(posted.estadias);
  const parts = [costOfStay({ costoNoche, noches }), costOfStays(estadias)];
  return {
    nombre: textPosted(posted.nombre),
    categoria: posted.categoria ?? null,
    acomodacion: posted.acomodacion ?? null,
    noches,
    costoNoche,
    ...sharedBeside(posted),
    costoTotal: total("hotel", posted.costoTotal, parts),
    ubicacion: textPosted(posted.ubicacion),
    proveedor: textPosted(posted.proveedor),
    observaciones: textPosted(posted.observaciones),
    ...charmBeside(posted),
    ...(estadias.length > 0 && { estadias }),
  };
}

function traslados(posted: PostedSections["traslados"]): CalculationSections["traslados"] {
  if (!posted) return null;
  const aeropuertoHotelIda = part(posted.aeropuertoHotelIda, "traslados.aeropuertoHotelIda");
  const hotelAeropuertoVuelta = part(posted.hotelAeropuertoVuelta, "traslados.hotelAeropuertoVuelta");
  const otros = others(posted.otros, "traslados.otros");
  const costoTotal = totalOfParts(
    "traslados",
    posted.costoTotal,
    [aeropuertoHotelIda, hotelAeropuertoVuelta],
    otros,
  );
  return { aeropuertoHotelIda, hotelAeropuertoVuelta, otros, costoTotal };
}

function alimentacion(posted: PostedSections["alimentacion"]): CalculationSections["alimentacion"] {
  if (!posted) return null;
  const costoTotal = costPosted(posted.costoTotal, "alimentacion.costoTotal");
  return {
    tipo: posted.tipo ?? null,
    costoTotal,
    ...sharedBeside(posted),
    proveedor: textPosted(posted.proveedor),
    observaciones: textPosted(posted.observaciones),
  };
}

function equipaje(posted: PostedSections["equipaje"]): CalculationSections["equipaje"] {
  if (!posted) return null;
  const cabina = optionalPart(posted.cabina, "equipaje.cabina");
  const bodega = optionalPart(posted.bodega, "equipaje.bodega");
  const equipajeExtra = optionalPart(posted.equipajeExtra, "equipaje.equipajeExtra");
  return {
    cabina,
    bodega,
    equipajeExtra,
    costoTotal: totalOfParts("equipaje", posted.costoTotal, [cabina, bodega, equipajeExtra], []),
  };
}

function seguros(posted: PostedSections["seguros"]): CalculationSections["seguros"] {
  if (!posted) return null;
  const asistencia = optionalPart(posted.asistenciaMedica, "seguros.asistenciaMedica");
  const cancelacion = optionalPart(posted.cancelacion, "seguros.cancelacion");
  const otros = others(posted.otros, "seguros.otros", optionalBeside);
  return {
    asistenciaMedica: asistencia,
    cancelacion,
    otros,
    costoTotal: totalOfParts("seguros", posted.costoTotal, [asistencia, cancelacion], otros),
  };
}

function asistenciaMedica(
  posted: PostedSections["asistenciaMedica"],
): CalculationSections["asistenciaMedica"] {
  if (!posted) return null;
  const costoTotal = costPosted(posted.costoTotal, "asistenciaMedica.costoTotal");
  return {
    tipo: textPosted(posted.tipo),
    costoTotal,
    ...sharedBeside(posted),
    proveedor: textPosted(posted.proveedor),
    observaciones: textPosted(posted.observaciones),
  };
}

function actividadesAdicionales(
  posted: PostedSections["actividadesAdicionales"],
): CalculationSections["actividadesAdicionales"] {
  if (!posted) return null;
  const actividades = others(posted.actividades, "actividadesAdicionales.actividades");
  const costoPorPersona = total(
    "actividadesAdicionales",
    posted.costoPorPersona,
    actividades.map(costoOf),
    "costoPorPersona",
  );
  const incluidas = posted.incluidas ?? costoPorPersona > 0;
  return {
    incluidas,
    detalle: textPosted(posted.detalle),
    costoPorPersona,
    proveedor: textPosted(posted.proveedor),
    actividades,
  };
}

/** Returns the sum of the parts' costs, or the sent total when no part has a cost. */
function total(
  section: string,
  posted: number | null | undefined,
  parts: readonly Cop[],
  field = "costoTotal",
): Cop {
  return parts.some((amount) => amount > 0) ? sum(parts) : costPosted(posted, `${section}.${field}`);
}

function totalOfParts(
  section: string,
  posted: number | null | undefined,
  parts: readonly IncludedPart[],
  otros: readonly OtherPart[],
): Cop {
  const anyCost = [...parts, ...otros].some(({ costo }) => costo > 0);
  return anyCost
    ? sum([...parts.filter(({ incluido }) => incluido), ...otros.filter(isNotOptional)].map(costoOf))
    : costPosted(posted, `${section}.costoTotal`);
}

function part(posted: Posted<IncludedPart> | null | undefined, field: string): IncludedPart {
  const costo = costPosted(posted?.costo, `${field}.costo`);
  const incluido = posted?.incluido ?? costo > 0;
  return {
    incluido,
    ...(posted?.tipo ? { tipo: posted.tipo } : {}),
    costo,
    ...sharedBeside(posted),
    proveedor: textPosted(posted?.proveedor),
  };
}

/** Completes a part that the client may add when it is not included. */
function optionalPart(posted: Posted<IncludedPart> | null | undefined, field: string): IncludedPart {
  const isAsked = posted?.opcional && posted.incluido !== true;
  return {
    ...part(isAsked ? { ...posted, incluido: false } : posted, field),
    ...(isAsked && { opcional: true }),
  };
}

/** Completes the rows of a section; `marks` returns further keys of a row. */
function others(
  posted: Posted<OtherPart[]> | undefined,
  field: string,
  marks: (row: Posted<OtherPart>) => Pick<OtherPart, "opcional"> = () => ({}),
): OtherPart[] {
  return (posted ?? []).flatMap((row, index) => {
    const other = {
      descripcion: textPosted(row.descripcion) ?? "",
      costo: costPosted(row.costo, `${field}.${index}.costo`),
      ...sharedBeside(row),
      proveedor: textPosted(row.proveedor),
    };
    return saysSomething(other) ? [{ ...other, ...marks(row) }] : [];
  });
}

/** Returns whether a row contains a text, a cost or a shared amount. */
const saysSomething = (row: object): boolean => Object.values(row).some(Boolean);

const costoOf = ({ costo }: { costo: Cop }): Cop => costo;
