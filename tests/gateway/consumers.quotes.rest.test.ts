import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { aConfirmedQuote } from "../support/story/calculation.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const read = async (id: string, by: Handle = "asesor") =>
  (await app.as(by).rest("GET", `/quotes/${id}`)).body.quote;
const put = (id: string, body: object, by: Handle = "asesor") =>
  app.as(by).rest("PUT", `/quotes/${id}`, body);

/** Removes the fields that every edit changes, and the fields of single reads. */
const content = ({ version: _, updated_at: __, tracking: ___, ...quote }: Record<string, unknown>) => quote;

const couple = {
  numeroPersonas: 4,
  adultos: 2,
  menores: 1,
  infantes: 1,
  edadesMenores: [9],
  edadesInfantes: [17],
};

describe("the children of a quote's edit form", () => {
  it("are answered in both forms: menores, then infantes in whole years", async () => {
    const { id } = await aQuote(app, { input: couple });
    expect(await read(id)).toMatchObject({
      ninos: 2,
      edades_ninos: [9, 1],
      edades_menores: [9],
      edades_infantes: [17],
    });
  });

  it("that come back as they were answered change nothing, also none", async () => {
    for (const input of [couple, { numeroPersonas: 2, adultos: 2, menores: 0, edadesMenores: [] }]) {
      const { id } = await aQuote(app, { input });
      const before = await read(id);
      const { status } = await put(id, before);
      expect(status).toBe(200);
      expect(content(await read(id))).toEqual(content(before));
    }
  });

  it("that come as another list divide as the older form does", async () => {
    const { id } = await aQuote(app, { input: couple });
    const form = await read(id);
    const { body } = await put(id, { ...form, numero_personas: 5, ninos: 3, edades_ninos: [9, 1, 4] });
    expect(body.quote).toMatchObject({
      numero_personas: 5,
      adultos: 2,
      menores: 2,
      infantes: 1,
      edades_menores: [9, 4],
      edades_infantes: [12],
    });
    const none = await put(id, { ...body.quote, numero_personas: 2, ninos: 0, edades_ninos: [] });
    expect(none.body.quote).toMatchObject({
      numero_personas: 2,
      adultos: 2,
      menores: 0,
      infantes: 0,
      ninos: 0,
      edades_ninos: [],
    });
  });

  it("that the newer form changes beside an unchanged list follow the newer form", async () => {
    const { id } = await aQuote(app, { input: couple });
    const { body } = await put(id, { ...(await read(id)), edades_menores: [10] });
    expect(body.quote).toMatchObject({ edades_menores: [10], edades_infantes: [17], edades_ninos: [10, 1] });
  });

  it("may also come as a text with commas, as a form or a list in a form", async () => {
    const { id } = await aQuote(app, { input: couple });
    expect((await put(id, { edades_ninos: "9, 3", numero_personas: "4" })).body.quote).toMatchObject({
      edades_ninos: [9, 3],
      infantes: 0,
    });
    const form = { "edades_ninos[0]": "8", "edades_ninos[1]": "2" };
    expect((await app.as("asesor").form("PUT", `/quotes/${id}`, form)).body["quote"]).toMatchObject({
      edades_ninos: [8, 2],
    });
  });
});

describe("the price of a sent quote", () => {
  const text = "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.";

  it.each([
    ["typed", () => aSentQuote(app)],
    [
      "calculated",
      async () => {
        const quote = await aConfirmedQuote(app);
        await app.as("asesor").rest("POST", `/quotes/${quote.id}/send`);
        return quote;
      },
    ],
  ] as const)("that was %s is not changed by anybody, contact data are", async (_, aQuoteOf) => {
    const { id } = await aQuoteOf();
    const before = await read(id, "owner");
    for (const by of ["owner", "admin"] as const) {
      const refused = await put(id, { precio_total: before.precio_total + 1 }, by);
      expect([refused.status, refused.body.message]).toEqual([409, text]);
      const kept = await put(
        id,
        { ...before, version: undefined, observaciones: `Llamar por la tarde a ${by}` },
        by,
      );
      expect([kept.status, kept.body.quote.precio_total]).toEqual([200, before.precio_total]);
    }
    expect((await put(id, { observaciones: "Otra" })).body.message).toBe(text);
  });
});

describe("a discount that is posted", () => {
  it("is kept on a confirmed calculation: its figures and the price follow, approved by who may", async () => {
    const { id } = await aConfirmedQuote(app);
    const asked = await put(id, { descuento_porcentaje: "10" });
    expect(asked.body.quote).toMatchObject({
      descuento_porcentaje: 10,
      precio_total: 3_393_000,
      descuento_aprobado: false,
    });
    const approved = await put(id, { descuento_porcentaje: 12.5 }, "gerente");
    expect(approved.body.quote).toMatchObject({
      descuento_porcentaje: 12.5,
      descuento_aprobado: true,
      descuento_aprobado_por: app.people.gerente.id,
    });
    expect((await read(id)).Calculation).toMatchObject({
      total_descuento: 471_250,
      precio_final_total: 3_298_750,
    });
    const none = await put(id, { descuento_porcentaje: 0 });
    expect(none.body.quote).toMatchObject({
      descuento_porcentaje: null,
      precio_total: 3_770_000,
      descuento_aprobado: false,
    });
  });

  it.each([
    ["without a confirmed calculation", 5, "Confirma el cálculo antes de dar un descuento."],
    ["above 100", 101, "El descuento debe estar entre 0 y 100 %, con dos decimales"],
    ["below 0", -1, "El descuento debe estar entre 0 y 100 %, con dos decimales"],
    ["with three decimals", 5.125, "El descuento debe estar entre 0 y 100 %, con dos decimales"],
  ])("%s is refused, in a new quote too", async (_, descuento_porcentaje, message) => {
    const { id } = await aCompletedQuote(app);
    const { status, body } = await put(id, { descuento_porcentaje });
    expect([status, body.message, body.errors?.[0]?.field]).toEqual([400, message, "descuento_porcentaje"]);
    expect((await read(id)).descuento_porcentaje).toBeNull();
    const posted = {
      ...(await read(id)),
      fecha_ida: inDays(20),
      fecha_regreso: inDays(25),
      descuento_porcentaje,
    };
    const made = await app.as("asesor").rest("POST", "/quotes", posted);
    expect([made.status, made.body.message]).toEqual([400, message]);
  });
});

describe("POST /quotes/user/{userId}", () => {
  const trip = () => ({
    destino: "Leticia",
    fecha_ida: inDays(40),
    fecha_regreso: inDays(44),
    numero_personas: 1,
  });
  const make = (by: Handle, body: object, userId = app.people.cliente2.id) =>
    app.as(by).rest("POST", `/quotes/user/${userId}`, body);

  it("is open to a seller who names the account's e-mail, in any case; absent data are the account's", async () => {
    const { email } = app.people.cliente2;
    const { status, body } = await make("asesor2", { ...trip(), email_cliente: ` ${email.toUpperCase()} ` });
    expect(status).toBe(201);
    expect(body.quote).toMatchObject({ cliente_id: app.people.cliente2.id, email_cliente: email });
    expect(body.quote.nombre_cliente).not.toBe("");
    expect(body.quote.telefono_cliente).toMatch(/^\+57/);
    // from now on the client is in that seller's scope
    expect((await make("asesor2", trip())).status).toBe(201);
  });

  it.each(["asesor", "lider", "gerente"] as const)(
    "shows %s nothing of an account that they do not know",
    async (by) => {
      for (const body of [trip(), { ...trip(), email_cliente: "otra@example.com" }]) {
        const refused = await make(by, body);
        expect([refused.status, refused.body.message]).toEqual([404, "Usuario no encontrado"]);
      }
    },
  );

  it.each(["admin", "owner"] as const)("is open to %s for any client", async (by) => {
    expect((await make(by, trip(), app.people.cliente.id)).status).toBe(201);
  });
});
