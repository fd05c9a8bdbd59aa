import { type Cop, isCop, sum, times, wholePesosOnly } from "../../../../core/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type {
  CalculationSections,
  IncludedPart,
  OtherPart,
  Posted,
  PostedSections,
} from "./calculation-sections.rules.ts";

/**
 * Completes posted sections: a section's `costoTotal` is what its included parts cost, and a posted one
 * counts only where no part has a cost; rows without a name or without a cost are dropped.
 * @throws Refusal BAD_USER_INPUT, on the dotted field, for a cost that counts and is negative or no whole
 * number of pesos.
 */
export function normalSections(posted: PostedSections): CalculationSections {
  return {
    tiquetes: tiquetes(posted.tiquetes),
    hotel: hotel(posted.hotel),
    traslados: traslados(posted.traslados),
    alimentacion: alimentacion(posted.alimentacion),
    equipaje: equipaje(posted.equipaje),
    seguros: seguros(posted.seguros),
    asistenciaMedica: asistenciaMedica(posted.asistenciaMedica),
    excursiones: (posted.excursiones ?? []).flatMap((row, index) => {
      const costo = cost(row.costo, `excursiones.${index}.costo`);
      const nombre = text(row.nombre);
      const { descripcion, duracion, proveedor, obligatoria } = row;
      if (!nombre || costo === 0) return [];
      return [
        {
          nombre,
          descripcion: text(descripcion),
          duracion: text(duracion),
          costo,
          proveedor: text(proveedor),
          obligatoria: obligatoria ?? false,
        },
      ];
    }),
    extras: (posted.extras ?? []).flatMap((row, index) => {
      const costo = cost(row.costo, `extras.${index}.costo`);
      const nombre = text(row.nombre);
      if (!nombre || costo === 0) return [];
      return [
        {
          nombre,
          descripcion: text(row.descripcion),
          costo,
          proveedor: text(row.proveedor),
          tipo: row.tipo ?? "servicio_extra",
        },
      ];
    }),
    actividadesAdicionales: actividadesAdicionales(posted.actividadesAdicionales),
  };
}

function tiquetes(posted: PostedSections["tiquetes"]): CalculationSections["tiquetes"] {
  if (!posted) return null;
  const costoIda = cost(posted.costoIda, "tiquetes.costoIda");
  const costoVuelta = cost(posted.costoVuelta, "tiquetes.costoVuelta");
  return {
    tipo: posted.tipo ?? null,
    origen: text(posted.origen),
    destino: text(posted.destino),
    fechaIda: posted.fechaIda ?? null,
    fechaVuelta: posted.fechaVuelta ?? null,
    horaIda: text(posted.horaIda),
    horaVuelta: text(posted.horaVuelta),
    costoIda,
    costoVuelta,
    costoTotal: total("tiquetes", posted.costoTotal, [costoIda, costoVuelta]),
    proveedor: text(posted.proveedor),
    observaciones: text(posted.observaciones),
  };
}

function hotel(posted: PostedSections["hotel"]): CalculationSections["hotel"] {
  if (!posted) return null;
  const noches = posted.noches ?? 0;
  if (!Number.isInteger(noches) || noches < 0)
    throw badInput("hotel.noches", "El número de noches debe ser un número entero");
  const costoNoche = cost(posted.costoNoche, "hotel.costoNoche");
  return {
    nombre: text(posted.nombre),
    categoria: posted.categoria ?? "3_estrellas",
    acomodacion: posted.acomodacion ?? null,
    noches,
    costoNoche,
    costoTotal: total("hotel", posted.costoTotal, [times(costoNoche, noches)]),
    ubicacion: text(posted.ubicacion),
    proveedor: text(posted.proveedor),
    observaciones: text(posted.observaciones),
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
  const costoTotal = cost(posted.costoTotal, "alimentacion.costoTotal");
  return {
    tipo: posted.tipo ?? null,
    costoTotal,
    proveedor: text(posted.proveedor),
    observaciones: text(posted.observaciones),
  };
}

function equipaje(posted: PostedSections["equipaje"]): CalculationSections["equipaje"] {
  if (!posted) return null;
  const cabina = part(posted.cabina, "equipaje.cabina", true);
  const bodega = part(posted.bodega, "equipaje.bodega");
  const equipajeExtra = part(posted.equipajeExtra, "equipaje.equipajeExtra");
  return {
    cabina,
    bodega,
    equipajeExtra,
    costoTotal: totalOfParts("equipaje", posted.costoTotal, [cabina, bodega, equipajeExtra], []),
  };
}

function seguros(posted: PostedSections["seguros"]): CalculationSections["seguros"] {
  if (!posted) return null;
  const asistencia = part(posted.asistenciaMedica, "seguros.asistenciaMedica");
  const cancelacion = part(posted.cancelacion, "seguros.cancelacion");
  const otros = others(posted.otros, "seguros.otros");
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
  const costoTotal = cost(posted.costoTotal, "asistenciaMedica.costoTotal");
  return {
    tipo: text(posted.tipo),
    costoTotal,
    proveedor: text(posted.proveedor),
    observaciones: text(posted.observaciones),
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
    detalle: text(posted.detalle),
    costoPorPersona,
    proveedor: text(posted.proveedor),
    actividades,
  };
}

/** What the parts cost, or the posted total where no part has a cost. */
function total(
  section: string,
  posted: number | null | undefined,
  parts: readonly Cop[],
  field = "costoTotal",
): Cop {
  return parts.some((amount) => amount > 0) ? sum(parts) : cost(posted, `${section}.${field}`);
}

function totalOfParts(
  section: string,
  posted: number | null | undefined,
  parts: readonly IncludedPart[],
  otros: readonly OtherPart[],
): Cop {
  const anyCost = [...parts, ...otros].some(({ costo }) => costo > 0);
  return anyCost
    ? sum([...parts.filter(({ incluido }) => incluido), ...otros].map(costoOf))
    : cost(posted, `${section}.costoTotal`);
}

function part(posted: Posted<IncludedPart> | null | undefined, field: string, always = false): IncludedPart {
  const costo = cost(posted?.costo, `${field}.costo`);
  const incluido = posted?.incluido ?? (always || costo > 0);
  return {
    incluido,
    ...(posted?.tipo ? { tipo: posted.tipo } : {}),
    costo,
    proveedor: text(posted?.proveedor),
  };
}

function others(posted: Posted<OtherPart[]> | undefined, field: string): OtherPart[] {
  const rows = (posted ?? []).map((row, index) => ({
    descripcion: text(row.descripcion) ?? "",
    costo: cost(row.costo, `${field}.${index}.costo`),
    proveedor: text(row.proveedor),
  }));
  return rows.filter(({ costo }) => costo > 0);
}

function cost(posted: number | null | undefined, field: string): Cop {
  const amount = posted ?? 0;
  if (!isCop(amount)) throw badInput(field, wholePesosOnly);
  if (amount < 0) throw badInput(field, "El valor no puede ser negativo");
  return amount;
}

const costoOf = ({ costo }: { costo: Cop }): Cop => costo;
const text = (posted: string | null | undefined): string | null => posted?.trim() || null;
