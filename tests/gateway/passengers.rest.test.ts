import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { bornYearsAgo } from "../support/calendar.ts";
import { formTokenOf } from "../support/story/passengers.ts";
import { anAcceptedQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const holder = {
  id: "temp-1",
  titular: "true",
  nombre: "María",
  apellido: "Torres",
  tipo_documento: "CC",
  documento_identidad: 52123456,
  fecha_nacimiento: `${bornYearsAgo(41)}T00:00:00.000-05:00`,
  email: "Maria@Example.com",
  telefono: "300 123 4567",
  ciudad: "Bogotá",
};
const empty = {
  titular: false,
  nombre: "",
  apellido: "",
  tipo_documento: "cc",
  documento_identidad: "",
  fecha_nacimiento: "",
  pais: "Colombia",
};
const passengerKeys = [
  ...[
    "id",
    "quote_id",
    "nombre",
    "apellido",
    "tipo_documento",
    "documento_identidad",
    "fecha_nacimiento",
    "titular",
    "tipo",
  ],
  ...["email", "telefono", "direccion", "ciudad", "pais", "created_at", "updated_at", "version"],
];
const quoteKeys = [
  "id",
  "quote_number",
  "status",
  "destino",
  "origen",
  "fecha_ida",
  "fecha_regreso",
  "numero_personas",
  "adultos",
  "menores",
  "infantes",
];
const sorted = (value: object) => Object.keys(value).sort();

describe("the passengers of a quote", () => {
  it("are asked for with the link's token: the quote, the list, what is known of the client", async () => {
    const quote = await anAcceptedQuote(app);
    const { status, body } = await app
      .as()
      .rest("GET", `/passengers/quote/${quote.id}?token=${quote.formToken}`);
    expect(status).toBe(200);
    expect(sorted(body)).toEqual(["clientData", "passengers", "quote", "success", "total"]);
    expect(sorted(body.quote)).toEqual([...quoteKeys].sort());
    expect(body.clientData).toEqual({
      nombre: "María",
      apellido: "Fernanda Torres",
      email: "maria@example.com",
      telefono: "+573001234567",
      tipo_documento: null,
      documento_identidad: null,
      fecha_nacimiento: null,
      direccion: null,
      ciudad: null,
      pais: "Colombia",
    });
    expect(body).toMatchObject({ passengers: [], total: 0 });
    const decides = await app.as().rest("GET", `/passengers/quote/${quote.id}?token=${quote.token}`);
    expect(decides).toMatchObject({ status: 404, body: { message: "Cotización no encontrada" } });
    const bare = await app.as().rest("GET", `/passengers/quote/${quote.id}`);
    expect(bare).toMatchObject({
      status: 401,
      body: { message: "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor." },
    });
  });

  it("are saved in bulk: 201, empty rows skipped, the quote approved", async () => {
    const quote = await anAcceptedQuote(app);
    const path = `/passengers/quote/${quote.id}/bulk`;
    const saved = await app
      .withLink(await formTokenOf(app, quote))
      .rest("POST", path, { passengers: [holder, empty, empty] });
    expect(saved).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: "Pasajeros guardados exitosamente",
        total: 1,
        completos: 1,
        quote: { status: "approved" },
      },
    });
    expect(sorted(saved.body.passengers[0])).toEqual([...passengerKeys].sort());
    expect(saved.body.passengers[0]).toMatchObject({
      titular: true,
      tipo: "adulto",
      tipo_documento: "cc",
      documento_identidad: "52123456",
      fecha_nacimiento: bornYearsAgo(41),
      email: "maria@example.com",
      telefono: "+573001234567",
      ciudad: "Bogotá",
      direccion: null,
      pais: "Colombia",
    });
    const wrong = await app
      .withLink(await formTokenOf(app, quote))
      .rest("POST", path, { passengers: [holder, { ...empty, nombre: "Andrés" }] });
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        message: "Pasajero 2: Si ingresa datos, el apellido es obligatorio",
        errors: [{ field: "passengers.1.apellido" }],
      },
    });
    const missing = await app.withLink(await formTokenOf(app, quote)).rest("POST", path, {});
    expect(missing.status).toBe(400);
  });

  it("are added, changed and deleted one by one", async () => {
    const quote = await anAcceptedQuote(app);
    const by = app.withLink(await formTokenOf(app, quote));
    const added = await by.rest("POST", `/passengers/quote/${quote.id}`, holder);
    expect(added).toMatchObject({
      status: 201,
      body: { success: true, passenger: { nombre: "María" }, message: "Pasajero agregado exitosamente" },
    });
    const second = await by.rest("POST", `/passengers/quote/${quote.id}`, {
      nombre: "Andrés",
      apellido: "Pérez",
    });
    const { id } = second.body.passenger;
    expect(await by.rest("PUT", `/passengers/${id}`, { apellido: "Gil" })).toMatchObject({
      status: 200,
      body: { passenger: { nombre: "Andrés", apellido: "Gil" } },
    });
    expect(await by.rest("DELETE", `/passengers/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, passenger: { id } },
    });
    expect((await by.rest("DELETE", `/passengers/${added.body.passenger.id}`)).status).toBe(409);
    for (const nombre of ["Uno", "Dos"])
      await by.rest("POST", `/passengers/quote/${quote.id}`, { nombre, apellido: "Más" });
    const full = await by.rest("POST", `/passengers/quote/${quote.id}`, { nombre: "Tres", apellido: "Más" });
    expect(full).toMatchObject({
      status: 409,
      body: { message: "Hay más pasajeros que personas en la cotización" },
    });
    expect(await by.rest("PUT", `/passengers/nada`, {})).toMatchObject({
      status: 404,
      body: { message: "Pasajero no encontrado" },
    });
  });

  it("have a form whose link staff may make again", async () => {
    const quote = await anAcceptedQuote(app);
    const { status, body } = await app.as("asesor").rest("GET", `/passengers/form-link/${quote.id}`);
    expect(status).toBe(200);
    expect(sorted(body)).toEqual(["link", "quote", "success"]);
    const token = new URL(body.link).searchParams.get("token") ?? "";
    expect((await app.as().rest("GET", `/passengers/quote/${quote.id}?token=${token}`)).status).toBe(200);
    expect(
      (await app.withLink(await formTokenOf(app, quote)).rest("GET", `/passengers/form-link/${quote.id}`))
        .status,
    ).toBe(401);
  });
});
