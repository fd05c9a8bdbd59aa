import type { KnownService } from "../../../providers/library/library.rules.ts";
import type { CalculationSections } from "./calculation-sections.rules.ts";
import type { Cobro } from "./shared-cost.types.ts";

interface Costed {
  readonly costo: number;
  readonly cobro?: Cobro | null;
  readonly proveedor?: string | null;
}

/** Returns a cost as the provider asked it: the amount and its base, not each traveller's share. */
const asked = ({ costo, cobro, proveedor }: Costed): Pick<KnownService, "costo" | "base" | "proveedor"> => ({
  ...(cobro ? { costo: cobro.monto, base: cobro.base } : { costo, base: "persona" }),
  proveedor: proveedor ?? null,
});

/**
 * Returns the hotels, transfers and services of operators in a calculation, with their prices; one that
 * happens at a place is known by the trip's destination too.
 */
export function knownServices(sections: CalculationSections, destination: string): KnownService[] {
  const { hotel, traslados, excursiones, extras, actividadesAdicionales } = sections;
  const night = ({ costoNoche, cobro, proveedor }: Omit<Costed, "costo"> & { readonly costoNoche: number }) =>
    asked({ costo: costoNoche, ...(cobro && { cobro }), ...(proveedor && { proveedor }) });
  const hotels = [...(hotel ? [{ ...hotel, ciudad: hotel.ubicacion }] : []), ...(hotel?.estadias ?? [])].map(
    (stay) => ({ kind: "hotel" as const, name: stay.nombre ?? "", city: stay.ciudad, ...night(stay) }),
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

/** Returns a cost that is charged once as an amount asked of the group. */
const once = (costo: number): Cobro => ({ base: "grupo", monto: costo, unidades: 1 });
