import type { CalculationSections, Equipaje, Hotel, PostedSections } from "./calculation-sections.rules.ts";

/**
 * Completes the sections of a REST call with its defaults: in the `posted` sections, rows without a name or a
 * cost are removed, a hotel without a category gets three stars, and cabin luggage is included.
 */
export function sectionsOfRest(sections: CalculationSections, posted: PostedSections): CalculationSections {
  const { hotel, traslados, equipaje, seguros, excursiones, extras, actividadesAdicionales } = sections;
  return {
    ...sections,
    ...(hotel && posted.hotel?.categoria === undefined && posted.hotel && { hotel: withStars(hotel) }),
    ...(posted.traslados &&
      traslados && { traslados: { ...traslados, otros: traslados.otros.filter(costs) } }),
    ...(posted.equipaje && equipaje && { equipaje: withCabin(equipaje, posted.equipaje) }),
    ...(posted.seguros && seguros && { seguros: { ...seguros, otros: seguros.otros.filter(costs) } }),
    ...(posted.excursiones && { excursiones: excursiones.filter(isNamed) }),
    ...(posted.extras && { extras: extras.filter(isNamed) }),
    ...(posted.actividadesAdicionales &&
      actividadesAdicionales && {
        actividadesAdicionales: {
          ...actividadesAdicionales,
          actividades: actividadesAdicionales.actividades.filter(costs),
        },
      }),
  };
}

const costs = ({ costo }: { readonly costo: number }): boolean => costo > 0;
const isNamed = (row: { readonly nombre: string; readonly costo: number }): boolean =>
  row.nombre !== "" && costs(row);

const withStars = (hotel: Hotel): Hotel => ({ ...hotel, categoria: "3_estrellas" });

const withCabin = (equipaje: Equipaje, posted: NonNullable<PostedSections["equipaje"]>): Equipaje => ({
  ...equipaje,
  cabina: { ...equipaje.cabina, incluido: posted.cabina?.incluido ?? true },
});
