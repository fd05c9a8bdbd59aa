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

const FIND = `query ($kind: ServiceKind!, $search: String!) {
  serviceSuggestions(kind: $kind, search: $search) { name city costo base proveedor } }`;
const found = async (kind: string, search: string) =>
  (await app.as("asesor").ask(FIND, { kind, search })).serviceSuggestions;
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
        costo: 320_000,
        base: "persona",
        proveedor: "Hoteles del Mar",
      },
    ]);
    expect(await found("traslado", "lancha")).toMatchObject([{ costo: 60_000, proveedor: "Náutica" }]);
    expect(await found("operador", "chiva")).toMatchObject([{ name: "Chiva rumbera", costo: 45_000 }]);
    expect(await found("operador", "lancha")).toEqual([]);
  });

  it("keeps a service once, with its last cost and what was asked of a room", async () => {
    await aConfirmedQuote(app, { input: hotel("Posada del Ángel", 90_000, { proveedor: "Posadas" }) });
    const rooms = { base: "habitacion", monto: 240_000, unidades: 2 };
    await aConfirmedQuote(app, { input: hotel("posada  del angel", 1, { cobro: rooms }) });
    expect(await found("hotel", "angel")).toEqual([
      {
        name: "posada del angel",
        city: "Cartagena",
        costo: 240_000,
        base: "habitacion",
        proveedor: "Posadas",
      },
    ]);
    expect(await count("posada del angel")).toEqual({ rows: 1, uses: 2 });
  });

  it("learns it once of two that are confirmed at once", async () => {
    const quotes = await Promise.all(
      [1, 2].map(() => aCalculatedQuote(app, { input: hotel("Dos a la vez", 70_000) })),
    );
    await Promise.all(quotes.map(({ id }) => upsert(id, { estado: "confirmado" })));
    expect(await count("dos a la vez")).toEqual({ rows: 1, uses: 2 });
  });

  it("answers nothing to an empty search, takes signs as they are, and tells costs to sellers alone", async () => {
    expect(await found("hotel", "  ")).toEqual([]);
    expect(await found("hotel", "%_\\")).toEqual([]);
    for (const who of ["contador", "cliente"] as const)
      expectRefused(await app.as(who).gql(FIND, { kind: "hotel", search: "a" }), "FORBIDDEN");
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
