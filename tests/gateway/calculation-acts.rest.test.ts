import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays } from "../support/calendar.ts";
import { aCalculatedQuote, figures } from "../support/story/calculation.ts";
import { aQuote } from "../support/story/quotes.ts";
import { posted } from "./calculation.sent.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const rest = (method: string, path: string, body?: object) => app.as("asesor").rest(method, path, body);

const stored = {
  costo_base: figures.costoBase,
  total_comisiones: figures.totalComisiones,
  total_ganancia: figures.totalGanancia,
  total_descuento: 0,
  precio_final_total: figures.precioFinalTotal,
  precio_final_por_persona: figures.precioFinalPorPersona,
};

describe("the other calls", () => {
  it("POST upsert answers 200, bare; confirm completes the quote; then 409", async () => {
    const quote = await aQuote(app);
    const saved = await rest("POST", "/quote-calculations/upsert", { quote_id: quote.id, ...posted });
    expect(saved).toMatchObject({ status: 200, body: { ...stored, version: 1 } });
    const confirmed = await rest("PUT", `/quote-calculations/${saved.body.id}/confirm`, {
      quote_id: quote.id,
    });
    expect(confirmed).toMatchObject({
      status: 200,
      body: { id: saved.body.id, estado: "confirmado", ...stored },
    });
    expect((await rest("GET", `/quotes/${quote.id}`)).body.quote).toMatchObject({
      status: "completed",
      precio_total: figures.precioFinalTotal,
      Calculation: { id: saved.body.id },
    });
    const again = await rest("POST", "/quote-calculations/upsert", { quote_id: quote.id, ...posted });
    expect(again).toMatchObject({ status: 409, body: { message: "El cálculo ya fue confirmado" } });
  });

  it("GET by quote and by id answer the same bare record, 404 when there is none", async () => {
    const quote = await aCalculatedQuote(app);
    const byQuote = await rest("GET", `/quote-calculations/by-quote/${quote.id}`);
    expect(byQuote.status).toBe(200);
    expect((await rest("GET", `/quote-calculations/${quote.calculationId}`)).body).toEqual(byQuote.body);
    const none = await aQuote(app);
    expect(await rest("GET", `/quote-calculations/by-quote/${none.id}`)).toMatchObject({
      status: 404,
      body: { message: "Cálculo no encontrado" },
    });
    expect(await rest("GET", `/quote-calculations/nada`)).toMatchObject({
      status: 404,
      body: { message: "Cálculo no encontrado" },
    });
  });

  it("GET base-data answers what a calculator begins with", async () => {
    const quote = await aQuote(app);
    const { status, body } = await rest("GET", `/quote-calculations/base-data/${quote.id}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "calculadora_defaults",
      "comisiones_configuradas",
      "quote_info",
      "success",
    ]);
    expect(body.quote_info).toEqual({
      id: quote.id,
      quote_number: quote.number,
      nombre_cliente: "María Fernanda Torres",
      email_cliente: "maria@example.com",
      telefono_cliente: "+573001234567",
      destino: "Cartagena",
      origen: "Bogotá",
      numero_personas: 3,
      adultos: 2,
      menores: 1,
      infantes: 0,
      ninos: 1,
      edades_menores: [7],
      edades_infantes: [],
      personas_atencion_especial: null,
      trip_type: "nacional",
      fecha_ida: inDays(51),
      fecha_regreso: inDays(56),
    });
    expect(Object.keys(body.calculadora_defaults)).toEqual([
      "tiquetes",
      "hotel",
      "traslados",
      "alimentacion",
      "fecha_viaje_inicio",
      "fecha_viaje_fin",
    ]);
    expect(body.calculadora_defaults).toMatchObject({
      tiquetes: { tipo: "ida_vuelta", fecha_vuelta: inDays(56) },
      hotel: { categoria: "3_estrellas", noches: 5 },
      fecha_viaje_inicio: inDays(51),
    });
    expect(body.comisiones_configuradas).toMatchObject({ asesor: { total: 30000 }, total_comisiones: 90000 });
    expect(await rest("GET", `/quote-calculations/base-data/nada`)).toMatchObject({
      status: 404,
      body: { message: "Cotización no encontrada" },
    });
  });

  it("GET commissions answers the active configuration; an unknown trip type is 400, another team's quote 404", async () => {
    const quote = await aQuote(app);
    const { status, body } = await rest("GET", `/quote-calculations/commissions/${quote.id}/operadorLlano`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["success", "comisiones"]);
    expect(Object.keys(body.comisiones)).toEqual(["asesor", "lider", "gerente", "admin", "total_comisiones"]);
    expect((await rest("GET", `/quote-calculations/commissions/${quote.id}/crucero`)).status).toBe(400);
    expect(
      (await app.as("asesor2").rest("GET", `/quote-calculations/commissions/${quote.id}/nacional`)).status,
    ).toBe(404);
    expect((await app.as("cliente").rest("GET", `/quote-calculations/by-quote/${quote.id}`)).status).toBe(
      403,
    );
    expect((await app.as().rest("GET", `/quote-calculations/by-quote/${quote.id}`)).status).toBe(401);
  });
});
