import { describe, expect, it } from "vitest";
import { calculationNotices } from "../../api/src/modules/quotes/calculation/costs/calculation-notices.rules.ts";
import type { PostedSections } from "../../api/src/modules/quotes/calculation/costs/calculation-sections.rules.ts";

const trip = { fechaIda: "2026-03-15", fechaRegreso: "2026-03-20" };
const ticked = { incluido: true, costo: null };
const noCost = "Está incluido y no tiene costo";
const departure = "la salida del viaje, el 15 de marzo de 2026";

describe("a calculation says of its fields", () => {
  it.each<[string, PostedSections, Record<string, string>]>([
    ["nothing while it is empty", {}, {}],
    [
      "a transfer without a cost",
      { traslados: { aeropuertoHotelIda: ticked } },
      { "traslados.aeropuertoHotelIda.costo": noCost },
    ],
    [
      "nothing of transfers that one cost covers",
      { traslados: { aeropuertoHotelIda: ticked, costoTotal: 9 } },
      {},
    ],
    [
      "a part without one where the section's cost does not count any more",
      { seguros: { cancelacion: ticked, asistenciaMedica: { incluido: true, costo: 5 }, costoTotal: 9 } },
      { "seguros.cancelacion.costo": noCost },
    ],
    ["nothing of cabin luggage, which comes with the fare", { equipaje: { cabina: ticked } }, {}],
    ["nothing of a part that is left out", { equipaje: { bodega: { incluido: false, costo: null } } }, {}],
    [
      "a cost without meals",
      { alimentacion: { tipo: "ninguna", costoTotal: 1 } },
      { "alimentacion.costoTotal": "El plan es «Sin alimentación» y tiene un costo" },
    ],
    ["nothing of meals with a cost", { alimentacion: { tipo: "desayuno", costoTotal: 1 } }, {}],
    [
      "activities that are included for nothing",
      { actividadesAdicionales: { incluidas: true, detalle: "Chiva" } },
      { "actividadesAdicionales.incluidas": "Están incluidas y no tienen costo" },
    ],
    [
      "nothing of flights on the trip's days",
      { tiquetes: { fechaIda: trip.fechaIda, fechaVuelta: trip.fechaRegreso } },
      {},
    ],
    [
      "a flight after the departure",
      { tiquetes: { fechaIda: "2026-03-16" } },
      { "tiquetes.fechaIda": `Es después de ${departure}` },
    ],
    [
      "a flight before it",
      { tiquetes: { fechaIda: "2026-03-14" } },
      { "tiquetes.fechaIda": `Es antes de ${departure}` },
    ],
    [
      "a way back after the return",
      { tiquetes: { fechaVuelta: "2026-03-21" } },
      { "tiquetes.fechaVuelta": "Es después del regreso del viaje, el 20 de marzo de 2026" },
    ],
    [
      "a way back before the way there",
      { tiquetes: { fechaIda: "2026-03-15", fechaVuelta: "2026-03-14" } },
      { "tiquetes.fechaVuelta": "La vuelta es antes de la ida" },
    ],
    ["nothing of a way back that is not sold", { tiquetes: { tipo: "ida", fechaVuelta: "2026-03-21" } }, {}],
    [
      "nothing of flights without tickets",
      { tiquetes: { tipo: "sin_tiquetes", fechaIda: "2026-03-21" } },
      {},
    ],
    [
      "more nights than the trip has",
      { hotel: { noches: 6 } },
      { "hotel.noches": "El viaje tiene 5 noches" },
    ],
  ])("%s", (_, sections, notices) => expect(calculationNotices(sections, trip)).toEqual(notices));

  it("nothing of the return of a trip without one", () => {
    const sections: PostedSections = { hotel: { noches: 30 }, tiquetes: { fechaVuelta: "2026-12-01" } };
    expect(calculationNotices(sections, { ...trip, fechaRegreso: null })).toEqual({});
  });
});
