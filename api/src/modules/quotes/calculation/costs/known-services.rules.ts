import type { KnownService } from "../../../providers/library/library.rules.ts";
import type { CalculationSections, IncludedPart } from "./calculation-sections.rules.ts";
import { ownWords, type TypedUnder, wordsOfStays } from "./hotel-words.rules.ts";
import { wayOf } from "./itinerary.rules.ts";
import type { Cobro } from "./shared-cost.types.ts";

interface Costed {
  readonly costo: number;
  readonly cobro?: Cobro | null;
  readonly proveedor?: string | null;
}

/** Returns a cost as the provider charges it: the amount and its unit, not each traveller's share. */
const asked = ({ costo, cobro, proveedor }: Costed): Pick<KnownService, "costo" | "base" | "proveedor"> => ({
  ...(cobro ? { costo: cobro.monto, base: cobro.base } : { costo, base: "persona" }),
  proveedor: proveedor ?? null,
});

/**
 * Returns the hotels, transfers, flights, insurances and operator services in a calculation, with their
 * prices; a service at a place is also stored with the trip's destination. Only texts entered for a hotel
 * itself (`typed`, by stay) are stored with it. Meals belong to the trip, so they are stored with a hotel
 * only when it is the only one.
 */
export function knownServices(
  sections: CalculationSections,
  destination: string,
  typed: readonly TypedUnder[] | null = null,
): KnownService[] {
  const { hotel, traslados, excursiones, extras, actividadesAdicionales } = sections;
  const night = ({ costoNoche, cobro, proveedor }: Omit<Costed, "costo"> & { readonly costoNoche: number }) =>
    asked({ costo: costoNoche, ...(cobro && { cobro }), ...(proveedor && { proveedor }) });
  const said = wordsOfStays(sections).map((stay, place) => ownWords(stay, typed?.[place]));
  const hotels = [...(hotel ? [{ ...hotel, ciudad: hotel.ubicacion }] : []), ...(hotel?.estadias ?? [])].map(
    (stay, place) => ({
      kind: "hotel" as const,
      name: stay.nombre ?? "",
      city: stay.ciudad,
      ...night(stay),
      ...said[place]!,
    }),
  );
  const legs = traslados
    ? ([
        ["Aeropuerto – hotel", traslados.aeropuertoHotelIda],
        ["Hotel – aeropuerto", traslados.hotelAeropuertoVuelta],
        ...traslados.otros.map((one) => [one.descripcion, { ...one, incluido: true }] as const),
      ] as const)
    : [];
  const there = { city: destination || null };
  return [
    ...hotels,
    ...knownFlights(sections.tiquetes),
    ...knownInsurances(sections),
    ...legs
      .filter(([, { incluido }]) => incluido)
      .map(([name, leg]) => ({ kind: "traslado" as const, name, ...there, ...asked(leg) })),
    ...[
      ...excursiones,
      ...(actividadesAdicionales?.actividades ?? []).map((one) => ({ ...one, nombre: one.descripcion })),
      ...extras.map((one) => (one.tipo === "servicio_extra" ? { ...one, cobro: once(one.costo) } : one)),
    ].map((one) => ({ kind: "operador" as const, name: one.nombre, ...there, ...asked(one) })),
  ];
}

/**
 * Returns the flights as library services, named by airline; the place of a flight is its route, in that
 * direction.
 */
function knownFlights(section: CalculationSections["tiquetes"]): KnownService[] {
  if (!section || section.tipo === "sin_tiquetes") return [];
  const { aerolinea, proveedor, origen, destino, tipo, tramos = [] } = section;
  const { costoIda, cobroIda, costoVuelta, cobroVuelta } = section;
  const shared = { aerolinea: aerolinea ?? null, proveedor };
  const back = { ...shared, origen: destino, destino: origen, costo: costoVuelta, cobro: cobroVuelta };
  return [
    { ...shared, origen, destino, costo: costoIda, cobro: cobroIda },
    ...(tipo === "ida" ? [] : [back]),
    ...tramos,
  ].flatMap((flight) => {
    const city = wayOf(flight);
    const name = flight.aerolinea ?? flight.proveedor;
    return city && name ? [{ kind: "vuelo" as const, name, city, ...asked(flight) }] : [];
  });
}

const MEDICAL = "Asistencia médica";

/** Returns whether an insurance was priced for the trip, included or for the client to add. */
const isPriced = (part: IncludedPart | undefined): part is IncludedPart =>
  Boolean(part && (part.incluido || part.opcional));

/** Returns the insurances as library services, named by plan; they have no place. */
function knownInsurances({ seguros, asistenciaMedica }: CalculationSections): KnownService[] {
  const { asistenciaMedica: medical, cancelacion, otros = [] } = seguros ?? {};
  const there = { kind: "seguro" as const, city: null };
  return [
    ...(isPriced(medical) ? [{ name: medical.tipo || MEDICAL, ...asked(medical) }] : []),
    ...(isPriced(cancelacion) ? [{ name: "Cancelación", ...asked(cancelacion) }] : []),
    ...otros.map((one) => ({ name: one.descripcion, ...asked(one) })),
    ...(asistenciaMedica
      ? [
          {
            name: asistenciaMedica.tipo || MEDICAL,
            ...asked({ ...asistenciaMedica, costo: asistenciaMedica.costoTotal }),
          },
        ]
      : []),
  ].map((one) => ({ ...there, ...one }));
}

/** Returns a cost that is charged once as a price for the group. */
const once = (costo: number): Cobro => ({ base: "grupo", monto: costo, unidades: 1 });
