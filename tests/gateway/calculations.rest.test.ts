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

const calculationKeys = [
  ...[
    "id",
    "quote_id",
    "user_id",
    "estado",
    "trip_type",
    "observaciones_generales",
    "num_personas",
    "adultos",
    "menores",
    "infantes",
  ],
  ...[
    "edades_menores",
    "edades_infantes",
    "personas_atencion_especial",
    "fecha_viaje_inicio",
    "fecha_viaje_fin",
    "tiquetes",
    "hotel",
  ],
  ...[
    "traslados",
    "alimentacion",
    "equipaje",
    "seguros",
    "asistencia_medica",
    "excursiones",
    "extras",
    "actividades_adicionales",
  ],
  ...[
    "comisiones",
    "ganancia",
    "costo_base",
    "total_comisiones",
    "total_ganancia",
    "total_descuento",
    "precio_final_total",
  ],
  ...["precio_final_por_persona", "created_at", "updated_at", "version"],
];
const role = ["porcentaje", "tipo_calculo", "total", "valor_fijo", "valor_por_persona"];
const stored = {
  costo_base: figures.costoBase,
  total_comisiones: figures.totalComisiones,
  total_ganancia: figures.totalGanancia,
  total_descuento: 0,
  precio_final_total: figures.precioFinalTotal,
  precio_final_por_persona: figures.precioFinalPorPersona,
};

describe("POST /quote-calculations", () => {
  it("answers 201 with the bare calculation, key by key, computed by the server", async () => {
    const quote = await aQuote(app);
    const { status, body } = await rest("POST", "/quote-calculations", { quote_id: quote.id, ...posted });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual([...calculationKeys].sort());
    expect(body).toMatchObject({
      quote_id: quote.id,
      user_id: app.people.asesor.id,
      estado: "temporal",
      ...stored,
      edades_menores: [7],
    });
    expect(body.tiquetes).toEqual({
      tipo: "ida_vuelta",
      origen: "Bogotá",
      destino: "Cartagena",
      fecha_ida: null,
      fecha_vuelta: null,
      hora_ida: "",
      hora_vuelta: "",
      costo_ida: 200000,
      costo_vuelta: 180000,
      costo_total: 380000,
      proveedor: "",
      observaciones: "",
      tramos: [],
    });
    expect(Object.keys(body.hotel).sort()).toEqual([
      "acomodacion",
      "categoria",
      "costo_noche",
      "costo_total",
      "estadias",
      "noches",
      "nombre",
      "observaciones",
      "proveedor",
      "ubicacion",
    ]);
    expect(body.hotel).toMatchObject({ acomodacion: "simple", costo_total: 500000 });
    expect(body.traslados).toMatchObject({
      aeropuerto_hotel_ida: { incluido: false, costo: 0, proveedor: "" },
      otros: [],
      costo_total: 0,
    });
    expect(body.equipaje).toMatchObject({
      cabina: { incluido: true, costo: 0 },
      bodega: { incluido: false, costo: 0 },
      equipaje_extra: { incluido: false, costo: 0 },
    });
    expect(body.seguros.asistencia_medica).toEqual({
      incluido: true,
      tipo: "Básica",
      costo: 40000,
      proveedor: "Assist",
    });
    expect(body.extras).toHaveLength(2);
    expect(Object.keys(body.extras[0]).sort()).toEqual([
      "costo",
      "descripcion",
      "nombre",
      "proveedor",
      "tipo",
    ]);
    expect(body.ganancia).toEqual({ porcentaje: 15, valor_fijo: 0, total: figures.totalGanancia });
    expect(Object.keys(body.comisiones)).toEqual(["asesor", "lider", "gerente", "admin", "total_comisiones"]);
    expect(Object.keys(body.comisiones.admin).sort()).toEqual(role);
    expect(body.comisiones).toMatchObject({
      asesor: { total: 30000, valor_por_persona: 10000, tipo_calculo: "fixed_per_person" },
      admin: { total: 0 },
    });
    expect(body).toMatchObject({ fecha_viaje_inicio: inDays(51), fecha_viaje_fin: inDays(56) });
  });

  it("refuses a second draft with 409, an unknown quote with 404, cents with 400", async () => {
    const quote = await aCalculatedQuote(app);
    expect(await rest("POST", "/quote-calculations", { quote_id: quote.id })).toMatchObject({
      status: 409,
      body: { success: false, error: "CONFLICT" },
    });
    expect(await rest("POST", "/quote-calculations", { quote_id: "12" })).toMatchObject({
      status: 404,
      body: { message: "Cotización no encontrada" },
    });
    const cents = await rest("POST", "/quote-calculations/upsert", {
      quote_id: quote.id,
      alimentacion: { costo_total: 10.5 },
    });
    expect(cents).toMatchObject({
      status: 400,
      body: {
        message: "El valor debe ser un número entero de pesos",
        errors: [{ field: "alimentacion.costo_total" }],
      },
    });
  });
});
