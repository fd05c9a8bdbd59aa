import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { inDays } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aCalculatedQuote, aConfirmedQuote, figures } from "../support/story/calculation.ts";
import { aCompletedQuote, aQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const rest = (method: string, path: string, body?: object) => app.as("asesor").rest(method, path, body);
const quoteOf = async (id: string) => (await rest("GET", `/quotes/${id}`)).body.quote;

const sections = [
  ...[
    "tiquetes",
    "equipaje",
    "hotel",
    "traslados",
    "alimentacion",
    "seguros",
    "asistencia_medica",
    "actividades_adicionales",
  ],
];

describe("the calculator", () => {
  it("reads who the quote is for beside the trip", async () => {
    const { id } = await aQuote(app);
    const { body } = await rest("GET", `/quote-calculations/base-data/${id}`);
    expect(body.quote_info).toMatchObject({
      nombre_cliente: "María Fernanda Torres",
      email_cliente: "maria@example.com",
      telefono_cliente: "+573001234567",
      ninos: 1,
    });
  });

  it("finds an object with amounts 0 and empty texts in every section that was not posted", async () => {
    const { id } = await aQuote(app);
    const made = await rest("POST", "/quote-calculations/upsert", { quote_id: id });
    const single = (await rest("GET", `/quote-calculations/by-quote/${id}`)).body;
    for (const calculation of [made.body, single, (await quoteOf(id)).Calculation]) {
      for (const section of sections) expect(calculation[section], section).toMatchObject({ costo_total: 0 });
      expect(calculation.hotel).toMatchObject({
        nombre: "",
        proveedor: "",
        ubicacion: "",
        observaciones: "",
        noches: 0,
        costo_noche: 0,
      });
      expect(calculation.tiquetes).toMatchObject({
        origen: "",
        hora_ida: "",
        proveedor: "",
        costo_ida: 0,
        fecha_ida: null,
      });
      expect(calculation.traslados).toMatchObject({
        aeropuerto_hotel_ida: { incluido: false, costo: 0, proveedor: "" },
        otros: [],
      });
      expect(calculation.asistencia_medica).toEqual({
        tipo: "",
        costo_total: 0,
        proveedor: "",
        observaciones: "",
      });
    }
  });

  it("may send back what it read: nothing is added, and posted sections keep their values", async () => {
    const { id } = await aCalculatedQuote(app);
    const before = (await rest("GET", `/quote-calculations/by-quote/${id}`)).body;
    const { status, body } = await rest("POST", "/quote-calculations/upsert", { ...before, quote_id: id });
    expect(status).toBe(200);
    expect({ ...body, version: 0, updated_at: 0 }).toEqual({ ...before, version: 0, updated_at: 0 });
  });
});

describe("a quote's edit form, which never calls confirm,", () => {
  it("confirms the draft by the status completed; its figures win over the posted price", async () => {
    const { id } = await aCalculatedQuote(app);
    const { status, body } = await rest("PUT", `/quotes/${id}`, { status: "completed", precio_total: 1 });
    expect([status, body.quote.status, body.quote.precio_total]).toEqual([
      200,
      "completed",
      figures.precioFinalTotal,
    ]);
    const { Calculation } = await quoteOf(id);
    expect([Calculation.estado, Calculation.precio_final_total]).toEqual([
      "confirmado",
      figures.precioFinalTotal,
    ]);
    const later = await rest("PUT", `/quotes/${id}`, {
      status: "pending",
      precio_total: 5,
      observaciones: "Con vista al mar",
    });
    expect(later.body.quote).toMatchObject({
      status: "completed",
      precio_total: figures.precioFinalTotal,
      observaciones: "Con vista al mar",
    });
  });

  it("may change people in the same request: the price is theirs", async () => {
    const { id } = await aCalculatedQuote(app);
    const couple = { numero_personas: 2, adultos: 2, menores: 0, edades_menores: [], status: "completed" };
    const { body } = await rest("PUT", `/quotes/${id}`, couple);
    const { Calculation } = await quoteOf(id);
    expect(Calculation).toMatchObject({ estado: "confirmado", num_personas: 2 });
    expect(body.quote.precio_total).toBe(Calculation.precio_final_total);
    expect(body.quote.precio_total).toBeLessThan(figures.precioFinalTotal);
  });

  it.each([
    ["the kind of hotel", { tipo_hotel: "superior" }],
    ["the room", { acomodacion: "triple" }],
    ["where it goes", { destino: "San Andrés" }],
    ["when it goes", { fecha_ida: inDays(82), fecha_regreso: inDays(87) }],
    ["who travels", { numero_personas: 2, adultos: 2, menores: 0, edades_menores: [] }],
  ])(
    "may change %s of a confirmed calculation: the draft of it is confirmed, and sent",
    async (_, changed) => {
      const { id } = await aConfirmedQuote(app);
      const before = await quoteOf(id);
      const { status, body } = await rest("PUT", `/quotes/${id}`, { ...before, ...changed });
      const { Calculation, ...quote } = await quoteOf(id);
      expect([status, body.quote.status, Calculation.estado]).toEqual([200, "completed", "confirmado"]);
      expect(quote).toMatchObject({ ...changed, precio_total: Calculation.precio_final_total });
      expect(Calculation.id).not.toBe(before.Calculation.id);
      expect((await rest("POST", `/quotes/${id}/send`)).status).toBe(200);
    },
  );

  it("leaves the draft of a changed trip open without that status", async () => {
    const { id } = await aConfirmedQuote(app);
    await rest("PUT", `/quotes/${id}`, { acomodacion: "triple" });
    expect((await quoteOf(id)).Calculation.estado).toBe("temporal");
    expect((await rest("POST", `/quotes/${id}/send`)).status).toBe(409);
  });

  it("confirms by an upsert with the state confirmado, once", async () => {
    const { id } = await aQuote(app);
    const posted = {
      quote_id: id,
      estado: "confirmado",
      hotel: { nombre: "Caribe", noches: 2, costo_noche: 100_000 },
    };
    const { status, body } = await rest("POST", "/quote-calculations/upsert", posted);
    expect([status, body.estado]).toEqual([200, "confirmado"]);
    expect(await quoteOf(id)).toMatchObject({ status: "completed", precio_total: body.precio_final_total });
    const again = await rest("POST", "/quote-calculations/upsert", posted);
    expect([again.status, again.body.message]).toEqual([409, "El cálculo ya fue confirmado"]);
  });

  it("without a draft completes by the typed price, and reads no other status", async () => {
    const { id } = await aQuote(app);
    expect((await rest("PUT", `/quotes/${id}`, { status: "approved" })).body.quote.status).toBe("pending");
    const { body } = await rest("PUT", `/quotes/${id}`, { status: "completed", precio_total: 900_000 });
    expect(body.quote).toMatchObject({ status: "completed", precio_total: 900_000 });
    const upserted = await aCompletedQuote(app);
    await rest("POST", "/quote-calculations/upsert", { quote_id: upserted.id });
    const typed = await rest("PUT", `/quotes/${upserted.id}`, { status: "completed", precio_total: 800_000 });
    expect(typed.body.quote).toMatchObject({ status: "completed", precio_total: 800_000 });
  });

  it("leaves a confirmed calculation as it is", async () => {
    const { id } = await aConfirmedQuote(app);
    const before = await quoteOf(id);
    await rest("PUT", `/quotes/${id}`, before);
    const after = await quoteOf(id);
    expect([after.precio_total, after.Calculation.id, after.Calculation.estado]).toEqual([
      before.precio_total,
      before.Calculation.id,
      "confirmado",
    ]);
  });
});

describe("the options of a select", () => {
  it.each([
    ["Cuádruple", "cuadruple"],
    ["CUADRUPLE", "cuadruple"],
    ["Simple", "sencilla"],
    ["Sencilla", "sencilla"],
    ["Doble", "doble"],
    ["familiar", "familiar"],
    ["Suite", "suite"],
  ])("of rooms: %s is %s", async (label, code) => {
    const { id } = await aQuote(app);
    expect((await rest("PUT", `/quotes/${id}`, { acomodacion: label })).body.quote.acomodacion).toBe(code);
  });

  it.each([
    ["3 Estrellas", "3_estrellas"],
    ["1 estrella", "1_estrella"],
    ["Boutique", "boutique"],
    ["RESORT", "resort"],
    ["Básico", "basico"],
    ["superior", "superior"],
  ])("of hotels: %s is %s", async (label, code) => {
    const { id } = await aQuote(app);
    expect((await rest("PUT", `/quotes/${id}`, { tipo_hotel: label })).body.quote.tipo_hotel).toBe(code);
  });

  it("of the calculator: labels for codes, and suite and resort", async () => {
    const { id } = await aQuote(app);
    const posted = {
      quote_id: id,
      trip_type: "Viajes Nacionales",
      tiquetes: { tipo: "Ida y vuelta" },
      hotel: { categoria: "Resort", acomodacion: "Suite" },
      alimentacion: { tipo: "Media Pensión" },
    };
    expect((await rest("POST", "/quote-calculations/upsert", posted)).body).toMatchObject({
      trip_type: "nacional",
      tiquetes: { tipo: "ida_vuelta" },
      hotel: { categoria: "resort", acomodacion: "suite" },
      alimentacion: { tipo: "media_pension" },
    });
    posted.hotel = { categoria: "3 Estrellas", acomodacion: "Simple" };
    expect((await rest("POST", "/quote-calculations/upsert", posted)).body.hotel).toMatchObject({
      categoria: "3_estrellas",
      acomodacion: "simple",
    });
  });

  it("that are refused are named with the field's label", async () => {
    const { id } = await aQuote(app);
    const refused = async (body: object) => (await rest("PUT", `/quotes/${id}`, body)).body;
    expect(await refused({ acomodacion: "Palacio" })).toMatchObject({
      message: "El valor de Acomodación no es válido",
      errors: [{ field: "acomodacion" }],
    });
    expect((await refused({ tipo_hotel: "9 estrellas" })).message).toBe("El valor de Hotel no es válido");
    expect((await refused({ trip_type: "lunar" })).message).toBe("El valor de Tipo de viaje no es válido");
    expect((await rest("GET", "/quotes?status=nada")).body.message).toBe("El valor de Estado no es válido");
    const hotel = await rest("POST", "/quote-calculations/upsert", {
      quote_id: id,
      hotel: { categoria: "9" },
    });
    expect(hotel.body).toMatchObject({
      message: "La categoría del hotel no es válida",
      errors: [{ field: "hotel.categoria" }],
    });
  });

  it("of filters too: a label finds what its code finds", async () => {
    const { id } = await aQuote(app, { input: { destino: "Mompox" } });
    const { body } = await rest("GET", "/quotes?status=Pendiente&destino=mompox");
    expect(body.quotes.map((quote: { id: string }) => quote.id)).toEqual([id]);
  });
});
