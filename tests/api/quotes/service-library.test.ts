import { beforeAll, describe, expect, it } from "vitest";
import { learnable } from "../../../api/src/modules/providers/library/library.rules.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCalculatedQuote, aConfirmedQuote } from "../../support/story/calculation.ts";
import { calculating } from "./calculating.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const { upsert } = calculating(() => app);

const FIND = `query ($kind: ServiceKind!, $search: String!, $place: String) {
  serviceSuggestions(kind: $kind, search: $search, place: $place) {
    name city categoria regimen encanto costo base proveedor } }`;
const found = async (kind: string, search: string, place: string | null = null) =>
  (await app.as("asesor").ask(FIND, { kind, search, place })).serviceSuggestions;
const hotel = (nombre: string, costoNoche: number, more: object = {}) => ({
  hotel: { nombre, noches: 2, costoNoche, ubicacion: "Cartagena", ...more },
});
const count = async (key: string) => {
  const em = app.app.services.orm.em.fork();
  const [row] = await em.execute<{ rows: number; uses: number }[]>(
    "select count(*)::int as rows, max(uses)::int as uses from library_services where key like ?",
    [`${key}%`],
  );
  return row;
};

describe("the library of services", () => {
  it("learns from a confirmed calculation, and from no draft", async () => {
    const input = {
      ...hotel("Casa Pestagua", 320_000, { proveedor: "Hoteles del Mar" }),
      traslados: { otros: [{ descripcion: "Lancha a Barú", costo: 60_000, proveedor: "Náutica" }] },
      extras: [{ nombre: "Chiva rumbera", costo: 45_000, tipo: "excursion", proveedor: "Chivas" }],
    };
    await aCalculatedQuote(app, { input });
    expect(await found("hotel", "pestagua")).toEqual([]);
    await aConfirmedQuote(app, { input });
    expect(await found("hotel", "PÉSTAGUA carta")).toEqual([
      {
        name: "Casa Pestagua",
        city: "Cartagena",
        categoria: null,
        regimen: null,
        encanto: null,
        costo: 320_000,
        base: "persona",
        proveedor: "Hoteles del Mar",
      },
    ]);
    expect(await found("traslado", "lancha")).toMatchObject([{ costo: 60_000, proveedor: "Náutica" }]);
    expect(await found("operador", "chiva")).toMatchObject([{ name: "Chiva rumbera", costo: 45_000 }]);
    expect(await found("operador", "lancha")).toEqual([]);
  });

  it("keeps a service once, with its last cost and its price per room", async () => {
    await aConfirmedQuote(app, { input: hotel("Posada del Ángel", 90_000, { proveedor: "Posadas" }) });
    const rooms = { base: "habitacion", monto: 240_000, unidades: 2 };
    await aConfirmedQuote(app, { input: hotel("posada  del angel", 1, { cobro: rooms }) });
    expect(await found("hotel", "angel")).toEqual([
      {
        name: "posada del angel",
        city: "Cartagena",
        categoria: null,
        regimen: null,
        encanto: null,
        costo: 240_000,
        base: "habitacion",
        proveedor: "Posadas",
      },
    ]);
    expect(await count("posada del angel")).toEqual({ rows: 1, uses: 2 });
  });

  it("learns a hotel's category, meals and charm, and keeps them where the next calculation says none", async () => {
    const alimentacion = { tipo: "todo_incluido", costoTotal: 0 };
    const encanto = "Se desayuna mirando el mar";
    const input = { ...hotel("Isla Serena", 500_000, { categoria: "5_estrellas", encanto }), alimentacion };
    await aConfirmedQuote(app, { input });
    const known = { categoria: "5_estrellas", regimen: "todo_incluido", encanto };
    expect(await found("hotel", "isla serena")).toMatchObject([{ ...known, costo: 500_000 }]);
    await aConfirmedQuote(app, { input: hotel("Isla Serena", 520_000) });
    expect(await found("hotel", "isla serena")).toMatchObject([{ ...known, costo: 520_000 }]);
  });

  it("does not take the meals of a trip with two hotels for the meals of a trip with one", async () => {
    const estadias = [{ nombre: "Segundo Nido", ciudad: "Barú", noches: 1, costoNoche: 80_000 }];
    const input = { ...hotel("Primer Nido", 90_000, { estadias }), alimentacion: { tipo: "desayuno" } };
    await aConfirmedQuote(app, { input });
    expect(await found("hotel", "nido")).toMatchObject([{ regimen: null }, { regimen: null }]);
  });

  it("keeps the charm of each hotel where a program posts none, in at most 200 letters", async () => {
    const estadias = [{ nombre: "Otro", noches: 1, costoNoche: 9_000, encanto: "Hamacas" }];
    const quote = await aCalculatedQuote(app, {
      input: hotel("Uno", 9_000, { encanto: "Terraza", estadias }),
    });
    await upsert(quote.id, hotel("Uno", 9_500));
    const kept = `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) {
      hotel { encanto estadias { encanto } } } }`;
    expect(await app.as("asesor").ask(kept, { quoteId: quote.id })).toMatchObject({
      quoteCalculationByQuote: { hotel: { encanto: "Terraza", estadias: [{ encanto: "Hamacas" }] } },
    });
    expectRefused(
      await upsert(quote.id, hotel("Uno", 9_500, { encanto: "x".repeat(201) })),
      "BAD_USER_INPUT",
      "Lo que más quieren del hotel tiene como máximo 200 letras",
    );
  });

  it("learns insurances by their plans, also the one that has none", async () => {
    const asistenciaMedica = { incluido: true, tipo: "Plan Cóndor", costo: 40_000, proveedor: "Asistir" };
    const otros = [{ descripcion: "Cóndor deportes", costo: 15_000 }];
    const cancelacion = { incluido: false, costo: 9_000 };
    await aConfirmedQuote(app, { input: { seguros: { asistenciaMedica, cancelacion, otros } } });
    expect(await found("seguro", "plan condor")).toMatchObject([
      { name: "Plan Cóndor", city: null, costo: 40_000, proveedor: "Asistir" },
    ]);
    expect(await found("seguro", "deportes")).toMatchObject([{ costo: 15_000 }]);
    expect(await found("seguro", "cancelacion")).toEqual([]);
    await aConfirmedQuote(app, { input: { asistenciaMedica: { costoTotal: 21_000 } } });
    expect(await found("seguro", "asistencia")).toMatchObject([{ costo: 21_000 }]);
  });

  it("learns flights by their airlines, each on its way and in its direction", async () => {
    const tiquetes = {
      tipo: "ida_vuelta",
      origen: "Pasto",
      destino: "Leticia",
      aerolinea: "Alas del Sur",
      proveedor: "Mayorista Uno",
      costoIda: 310_000,
      costoVuelta: 290_000,
      tramos: [{ origen: "Leticia", destino: "Tabatinga", proveedor: "Alas Cortas", costo: 70_000 }],
    };
    await aConfirmedQuote(app, { input: { tiquetes } });
    expect(await found("vuelo", "al", "Pasto – Leticia")).toMatchObject([
      { name: "Alas del Sur", city: "Pasto – Leticia", costo: 310_000, proveedor: "Mayorista Uno" },
    ]);
    expect(await found("vuelo", "alas", "LETICIA – Pasto")).toMatchObject([{ costo: 290_000 }]);
    expect(await found("vuelo", "alas", "Pasto – Cali")).toEqual([]);
    expect(await found("vuelo", "tabatinga")).toMatchObject([{ name: "Alas Cortas", costo: 70_000 }]);
  });

  it("answers from the second letter on", async () => {
    await aConfirmedQuote(app, { input: hotel("Zuhé", 10_000) });
    expect(await found("hotel", " z ")).toEqual([]);
    expect(await found("hotel", "zu")).toMatchObject([{ name: "Zuhé" }]);
  });

  it("learns it once of two that are confirmed at once", async () => {
    const quotes = await Promise.all(
      [1, 2].map(() => aCalculatedQuote(app, { input: hotel("Dos a la vez", 70_000) })),
    );
    await Promise.all(quotes.map(({ id }) => upsert(id, { estado: "confirmado" })));
    expect(await count("dos a la vez")).toEqual({ rows: 1, uses: 2 });
  });

  it("answers nothing to an empty search, takes signs literally, and shows costs to sellers alone", async () => {
    expect(await found("hotel", "  ")).toEqual([]);
    expect(await found("hotel", "%_\\")).toEqual([]);
    for (const who of ["contador", "cliente"] as const)
      expectRefused(await app.as(who).gql(FIND, { kind: "hotel", search: "ab" }), "FORBIDDEN");
  });

  it("has no word of the quote or the client that it was learned from", async () => {
    const em = app.app.services.orm.em.fork();
    const [row] = await em.execute<{ columns: string[] }[]>(
      `select array_agg(column_name::text order by column_name) as columns
         from information_schema.columns where table_name = 'library_services'`,
    );
    expect(row!.columns.join(" ")).not.toMatch(/quote|client|user/);
  });

  it("drops what has no name or no cost, and shortens what is too long", () => {
    const one = { kind: "hotel", city: null, costo: 5, base: "persona", proveedor: null } as const;
    const learned = learnable([
      { ...one, name: " " },
      { ...one, name: "Nada", costo: 0 },
      { ...one, name: "x".repeat(500) },
    ]);
    expect(learned.map(({ name }) => name.length)).toEqual([200]);
  });
});
