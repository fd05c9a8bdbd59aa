import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCalculatedQuote, aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { sendIt } from "../../support/story/quotes.ts";
import { calculating } from "./calculating.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const { upsert } = calculating(() => app);

const [LEAVES, ARRIVES, CHECKS_IN] = [inDays(33), inDays(34), inDays(36)];
/** Two more flights, of which the second is part of the first one's fare, and one more stay. */
const further = {
  tiquetes: {
    ...costs.tiquetes,
    aerolinea: "Avianca",
    vueloIda: "AV8520",
    tramos: [
      {
        aerolinea: "Satena",
        vuelo: "9r 8840",
        origen: "Cartagena",
        destino: "San Andrés",
        salida: `${LEAVES} 21:40`,
        llegada: `${ARRIVES}T00:15:00`,
        equipaje: "23 kg",
        costo: 150_000,
      },
      { origen: "San Andrés", destino: "Bogotá", salida: CHECKS_IN },
    ],
  },
  hotel: {
    ...costs.hotel,
    noches: 3,
    estadias: [
      { nombre: "Sirius", ciudad: "San Andrés", entrada: CHECKS_IN, noches: 2, costoNoche: 120_000 },
    ],
  },
};
// 380,000 + 150,000 there and back and on; 300,000 + 240,000 of nights; 120,000 and 200,000 once.
const BASE = (530_000 + 540_000 + 120_000) * 3 + 200_000;

const OFFER = `query ($id: ID!) { quote(id: $id) { sentVersion sentOffer { offer {
  lines { title detail } flights { aerolinea vuelo origen destino salida llegada equipaje }
  stays { nombre ciudad categoria acomodacion entrada noches } } } } }`;
const offerOf = async (id: string) => (await app.as("asesor").ask(OFFER, { id })).quote.sentOffer.offer;

describe("flights and stays after the first ones", () => {
  it("add to the cost of their sections and to the price", async () => {
    const quote = await aCalculatedQuote(app);
    const { data } = await upsert(quote.id, further);
    expect(data!.upsertQuoteCalculation.costoBase).toBe(BASE);
  });

  it.each([
    [{ tiquetes: { tramos: [{ salida: "mañana" }] } }, "tiquetes.tramos.0.salida"],
    [{ tiquetes: { tramos: [{ salida: `${LEAVES}T24:10` }] } }, "tiquetes.tramos.0.salida"],
    [{ tiquetes: { tramos: [{ origen: "A" }, { costo: -1 }] } }, "tiquetes.tramos.1.costo"],
    [{ hotel: { estadias: [{ nombre: "A", noches: -2 }] } }, "hotel.estadias.0.noches"],
    [{ hotel: { estadias: [{ nombre: "A", noches: 366 }] } }, "hotel.estadias.0.noches"],
    [{ hotel: { estadias: [{ nombre: "x".repeat(121) }] } }, "hotel.estadias.0.nombre"],
    [{ tiquetes: { tramos: Array.from({ length: 21 }, () => ({ costo: 1 })) } }, "tiquetes.tramos"],
    [{ excursiones: Array.from({ length: 101 }, () => ({ costo: 1 })) }, "excursiones"],
    [{ extras: Array.from({ length: 101 }, () => ({ costo: 1 })) }, "extras"],
    [{ traslados: { otros: Array.from({ length: 101 }, () => ({ costo: 1 })) } }, "traslados.otros"],
    [{ seguros: { otros: Array.from({ length: 101 }, () => ({ costo: 1 })) } }, "seguros.otros"],
    [{ hotel: { estadias: Array.from({ length: 21 }, () => ({ costoNoche: 1 })) } }, "hotel.estadias"],
  ])("are refused where they are none: %#", async (input, field) => {
    const quote = await aCalculatedQuote(app);
    const refused = await upsert(quote.id, input);
    expectRefused(refused, "BAD_USER_INPUT");
    expect(JSON.stringify(refused.errors)).toContain(field);
  });

  it("stay with a program that does not know them, and go with an empty list", async () => {
    const quote = await aCalculatedQuote(app, { input: further });
    const { id: quoteId } = quote;
    const rest = (body: object) =>
      app.as("asesor").rest("POST", "/quote-calculations/upsert", { quote_id: quoteId, ...body });
    const old = {
      tiquetes: { costo_ida: 100_000 },
      hotel: { nombre: "Otro", noches: 1, costo_noche: 50_000 },
    };
    const kept = (await rest(old)).body;
    expect(kept.tiquetes).toMatchObject({ costo_ida: 100_000, costo_total: 250_000 });
    expect(kept.tiquetes.tramos[0]).toEqual({
      aerolinea: "Satena",
      vuelo: "9R 8840",
      origen: "Cartagena",
      destino: "San Andrés",
      salida: `${LEAVES}T21:40`,
      llegada: `${ARRIVES}T00:15`,
      equipaje: "23 kg",
      costo: 150_000,
      proveedor: null,
    });
    expect(kept.hotel).toMatchObject({ nombre: "Otro", costo_total: 290_000 });
    expect(kept.hotel.estadias).toHaveLength(1);
    const readBack = await rest({ tiquetes: kept.tiquetes, hotel: kept.hotel });
    expect(readBack.body.costo_base).toBe(kept.costo_base);
    const cleared = (
      await rest({ tiquetes: { ...kept.tiquetes, tramos: [] }, hotel: { ...old.hotel, estadias: [] } })
    ).body;
    expect([cleared.tiquetes.tramos, cleared.tiquetes.costo_total]).toEqual([[], 100_000]);
    expect([cleared.hotel.estadias, cleared.hotel.costo_total]).toEqual([[], 50_000]);
  });

  it("are each a thing to buy, with its own days, cost and provider", async () => {
    const contract = await aSignedContract(app, { quote: { input: further } });
    const { body } = await app.as("owner").rest("POST", `/contracts/${contract.id}/convert-quote-items`, {});
    const bought = body.items.filter(({ tipo }: { tipo: string }) =>
      ["tickets", "alojamiento"].includes(tipo),
    );
    expect(
      bought.map((item: Record<string, unknown>) => [
        item["descripcion"],
        item["precio_total"],
        item["proveedor"],
      ]),
    ).toEqual([
      ["Tiquetes Bogotá – Cartagena (ida y vuelta)", 1_140_000, "Avianca"],
      ["Vuelo Cartagena – San Andrés", 450_000, "Satena"],
      ["Hotel Caribe", 900_000, null],
      ["Hotel Sirius (San Andrés)", 720_000, null],
    ]);
    const [, flight, , stay] = bought;
    expect([flight.fecha_inicio, flight.fecha_fin]).toEqual([LEAVES, ARRIVES]);
    expect([stay.fecha_inicio, stay.fecha_fin]).toEqual([CHECKS_IN, inDays(38)]);
    expect(JSON.stringify(bought.map(({ detalle }: { detalle: object }) => detalle))).not.toMatch(
      /costo|tramos/,
    );
  });
});

describe("an offer", () => {
  it("lists all flights and stays where there is more than one", async () => {
    const quote = await sendIt(app, await aConfirmedQuote(app, { input: further }));
    const { lines, flights, stays } = await offerOf(quote.id);
    expect(flights).toEqual([
      expect.objectContaining({
        aerolinea: "Avianca",
        vuelo: "AV8520",
        origen: "Bogotá",
        destino: "Cartagena",
      }),
      {
        aerolinea: "Satena",
        vuelo: "9R 8840",
        origen: "Cartagena",
        destino: "San Andrés",
        salida: `${LEAVES}T21:40`,
        llegada: `${ARRIVES}T00:15`,
        equipaje: "23 kg",
      },
      expect.objectContaining({ origen: "San Andrés", destino: "Bogotá", salida: CHECKS_IN, vuelo: null }),
    ]);
    expect(stays).toEqual([
      expect.objectContaining({ nombre: "Caribe", noches: 3, entrada: null }),
      expect.objectContaining({ nombre: "Sirius", ciudad: "San Andrés", noches: 2, entrada: CHECKS_IN }),
    ]);
    const detail = (title: string) => lines.find((line) => line.title === title)!.detail;
    expect(detail("Alojamiento").split("\n")).toHaveLength(2);
    expect(detail("Tiquetes")).toMatch(
      /^Bogotá – Cartagena · ida y vuelta · Avianca · vuelo AV8520\nCartagena/,
    );
    expect(JSON.stringify([flights, stays])).not.toMatch(/costo|proveedor/);
  });

  it("of one flight and one hotel has no further key, so that it says what it always said", async () => {
    const quote = await sendIt(app, await aConfirmedQuote(app));
    const { flights, stays, lines } = await offerOf(quote.id);
    expect([flights, stays]).toEqual([null, null]);
    expect(lines.slice(0, 2)).toEqual([
      { title: "Tiquetes", detail: "Bogotá – Cartagena · ida y vuelta" },
      { title: "Alojamiento", detail: "Caribe · 5 noches" },
    ]);
  });
});
