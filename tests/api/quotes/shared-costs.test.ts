import { beforeAll, describe, expect, it } from "vitest";
import {
  shareOfCost,
  sharedCostText,
} from "../../../api/src/modules/quotes/calculation/costs/shared-cost.rules.ts";
import { marginOf } from "../../../api/src/modules/quotes/calculation/calculation.rules.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCalculatedQuote, aConfirmedQuote } from "../../support/story/calculation.ts";
import { calculating } from "./calculating.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const { upsert } = calculating(() => app);

const rooms = { base: "habitacion", monto: 1_000_000, unidades: 2 } as const;
const group = { base: "grupo", monto: 100_000, unidades: 1 } as const;
const HOTEL = `hotel { costoNoche costoTotal cobro { base monto unidades } }
  traslados { otros { costo cobro { base monto } } } costoBase numPersonas`;
const READ = `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) { ${HOTEL} } }`;
const present = async (quoteId: string) =>
  (await app.as("asesor").ask(READ, { quoteId })).quoteCalculationByQuote;
const none = { tiquetes: null, seguros: null, extras: [] };

describe("what is asked for a room or for the group", () => {
  it("asked for a room or for the group is divided among the paying people, rounded up, and shows both amounts", () => {
    expect(shareOfCost(rooms, 3)).toBe(666_667);
    expect(sharedCostText(rooms, 3).replaceAll("\u00A0", " ")).toBe(
      "$ 1.000.000 por habitación × 2 = $ 666.667 por persona",
    );
    expect(sharedCostText(group, 4).replaceAll("\u00A0", " ")).toBe(
      "$ 100.000 por grupo = $ 25.000 por persona",
    );
  });

  it("is kept beside its share, and divided again when other people pay", async () => {
    const { id } = await aCalculatedQuote(app, {
      input: {
        ...none,
        hotel: { noches: 2, costoNoche: 1, cobro: rooms },
        traslados: { otros: [{ descripcion: "Van", cobro: group }] },
      },
    });
    expect(await present(id)).toMatchObject({
      hotel: { costoNoche: 666_667, costoTotal: 1_333_334, cobro: rooms },
      traslados: { otros: [{ costo: 33_334, cobro: { base: "grupo", monto: 100_000 } }] },
      costoBase: (1_333_334 + 33_334) * 3,
    });
    const couple = { numeroPersonas: 2, adultos: 2, menores: 0, infantes: 0, edadesMenores: [] };
    const document = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { id } }`;
    await app.as("asesor").ask(document, { id, input: { ...couple, edadesInfantes: [] } });
    await upsert(id, { estado: "confirmado" });
    expect(await present(id)).toMatchObject({
      hotel: { costoNoche: 1_000_000, cobro: rooms },
      traslados: { otros: [{ costo: 50_000 }] },
      costoBase: 2_050_000 * 2,
    });
  });

  it("stays with a program that posts the share back, and goes where the cost is another one", async () => {
    const { id } = await aCalculatedQuote(app, {
      input: { ...none, hotel: { noches: 2, cobro: rooms } },
    });
    const rest = (hotel: object) =>
      app.as("asesor").rest("POST", "/quote-calculations/upsert", { quote_id: id, hotel });
    await rest({ nombre: "Otro", noches: 2, costo_noche: 666_667 });
    expect((await present(id)).hotel.cobro).toEqual(rooms);
    await rest({ nombre: "Otro", noches: 2, costo_noche: 700_000 });
    expect((await present(id)).hotel).toMatchObject({ costoNoche: 700_000, cobro: null });
  });

  it.each([
    [{ ...rooms, unidades: 0 }, "hotel.cobro.unidades"],
    [{ ...rooms, unidades: 1_000 }, "hotel.cobro.unidades"],
    [{ ...rooms, monto: -5 }, "hotel.cobro.monto"],
  ])("is refused where it is none: %#", async (cobro, field) => {
    const { id } = await aCalculatedQuote(app);
    const refused = await upsert(id, { hotel: { noches: 1, cobro } });
    expectRefused(refused, "BAD_USER_INPUT");
    expect(JSON.stringify(refused.errors)).toContain(field);
  });

  it("is never shared where a service is charged once", async () => {
    const { id } = await aCalculatedQuote(app, {
      input: { ...none, hotel: null, extras: [{ nombre: "Torta", costo: 90_000, cobro: group }] },
    });
    expect((await present(id)).costoBase).toBe(90_000);
  });
});

describe("the margin", () => {
  it("is what the price leaves after costs and commissions, and may be less than nothing", () => {
    const sale = { costoBase: 800_000, totalComisiones: 50_000 };
    expect(marginOf({ ...sale, precioFinalTotal: 1_000_000 })).toEqual({ amount: 150_000, percent: 15 });
    expect(marginOf({ ...sale, precioFinalTotal: 840_000 })).toEqual({ amount: -10_000, percent: -1.19 });
    expect(marginOf({ costoBase: 0, totalComisiones: 0, precioFinalTotal: 0 }).percent).toBeNull();
  });

  it("goes with a confirmed calculation as with a draft", async () => {
    const { id } = await aConfirmedQuote(app, {
      input: { ...none, hotel: { noches: 1, cobro: rooms } },
    });
    expect((await present(id)).hotel).toMatchObject({ costoNoche: 666_667, cobro: rooms });
  });
});
