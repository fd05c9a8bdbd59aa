import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, YEAR } from "../support/calendar.ts";
import { aQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const posted = {
  nombre_cliente: "Pedro Páramo",
  email_cliente: "Pedro@Example.com",
  telefono_cliente: "300 765 4321",
  origen: "Cali",
  destino: "San Andrés",
  startDate: inDays(101),
  endDate: inDays(106),
  numero_personas: "4",
  ninos: 2,
  edades_ninos: "1, 9",
  acomodacion: "simple",
  trip_type: "nacional",
  status: "approved",
  created_by: "nadie",
  telefono_validation: true,
};

const keys = [
  ...[
    "id",
    "quote_number",
    "status",
    "priority",
    "source",
    "is_external",
    "nombre_cliente",
    "email_cliente",
    "telefono_cliente",
  ],
  ...[
    "cliente_id",
    "asesor_id",
    "lider_id",
    "gerente_id",
    "admin_id",
    "origen",
    "destino",
    "fecha_ida",
    "startDate",
    "fecha_regreso",
    "endDate",
  ],
  ...[
    "numero_personas",
    "adultos",
    "menores",
    "infantes",
    "edades_menores",
    "edades_infantes",
    "ninos",
    "edades_ninos",
  ],
  ...[
    "personas_atencion_especial",
    "detalles_atencion_especial",
    "acomodacion",
    "tipo_hotel",
    "trip_type",
    "alimentacion",
  ],
  ...[
    "observaciones",
    "created_by",
    "precio_total",
    "descuento_porcentaje",
    "descuento_aprobado",
    "descuento_aprobado_por",
  ],
  ...[
    "pdf_filename",
    "pdf_path",
    "pdf_generated_at",
    "motivo_rechazo",
    "requote_reason",
    "reassignment_reason",
  ],
  ...[
    "completed_at",
    "sent_at",
    "approved_at",
    "rejected_at",
    "requote_at",
    "reassigned_at",
    "expires_at",
    "email_sent_to",
    "sent_version",
  ],
  ...["created_at", "updated_at", "version", "Asesor", "Lider", "Gerente", "Admin", "Cliente"],
];

describe("making quotes by REST", () => {
  it("answers 201 with every key of the record, the older form of children understood", async () => {
    const { status, body } = await app.as("asesor").rest("POST", "/quotes", posted);
    expect({ status, success: body.success, message: body.message }).toEqual({
      status: 201,
      success: true,
      message: "Cotización creada exitosamente",
    });
    expect(Object.keys(body.quote).sort()).toEqual([...keys].sort());
    expect(body.quote).toMatchObject({
      status: "pending",
      email_cliente: "pedro@example.com",
      telefono_cliente: "+573007654321",
      fecha_ida: inDays(101),
      startDate: inDays(101),
      fecha_regreso: inDays(106),
      endDate: inDays(106),
      numero_personas: 4,
      adultos: 2,
      menores: 1,
      infantes: 1,
      edades_menores: [9],
      edades_infantes: [12],
      acomodacion: "sencilla",
      Asesor: { id: app.people.asesor.id, role: 2 },
      Cliente: null,
    });
    expect(body.quote.quote_number).toMatch(new RegExp(`^COT-${YEAR}-\\d{6}$`));
  });

  it("without a bearer is a visitor's request; a client is refused; a bad bearer is 401", async () => {
    const visitor = await app.as().rest("POST", "/quotes", posted);
    expect(visitor.body.quote).toMatchObject({
      source: "external",
      is_external: true,
      asesor_id: null,
      Cliente: null,
    });
    const client = await app.as("cliente").rest("POST", "/quotes", posted);
    expect({ status: client.status, message: client.body.message }).toEqual({
      status: 403,
      message: "No tienes permisos para crear cotizaciones.",
    });
    const bad = await app.as().rest("POST", "/quotes", posted, { authorization: "Bearer a.b.c" });
    expect({ status: bad.status, message: bad.body.message }).toEqual({
      status: 401,
      message: "Token inválido",
    });
  });

  it("names each missing field", async () => {
    const { status, body } = await app.as("asesor").rest("POST", "/quotes", { destino: "Leticia" });
    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ message: "El nombre del cliente es requerido" }),
        expect.objectContaining({ message: "El email del cliente es requerido" }),
        expect.objectContaining({ message: "La fecha de ida es requerida" }),
      ]),
    );
  });

  it("is for the registered client that the path names", async () => {
    const { status, body } = await app
      .as("owner")
      .rest("POST", `/quotes/user/${app.people.cliente.id}`, posted);
    expect({ status, cliente: body.quote.cliente_id }).toEqual({
      status: 201,
      cliente: app.people.cliente.id,
    });
    expect((await app.as("asesor").rest("POST", "/quotes/user/999999", posted)).status).toBe(404);
  });

  it("external requests are limited to ten an hour of one address", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await app.as().rest("POST", "/quotes/external", posted)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses[0]).toBe(201);
  });
});

describe("lists of quotes by REST", () => {
  it("have their page keys, the expired ones and their count", async () => {
    await aQuote(app, { input: { destino: "Nuquí", nombreCliente: "Inés Peñalosa" } });
    const { status, body } = await app.as("asesor").rest("GET", "/quotes?page=1&limit=2&status=all&destino=");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "currentPage",
      "expiredCount",
      "expiredQuotes",
      "quotes",
      "success",
      "total",
      "totalPages",
    ]);
    expect(body.quotes).toHaveLength(2);
    expect(body).toMatchObject({
      success: true,
      currentPage: 1,
      totalPages: Math.ceil(body.total / 2),
      expiredCount: 0,
    });
  });

  it.each([
    ["search=penalosa", "Nuquí"],
    ["search=NUQUI", "Nuquí"],
    ["destino=nuq", "Nuquí"],
  ])("find by %s", async (filter, destino) => {
    const { body } = await app.as("asesor").rest("GET", `/quotes?${filter}`);
    expect(body.quotes.map((quote: { destino: string }) => quote.destino)).toEqual([destino]);
  });

  it("find a quote by its advisor, also after the advisor's name changed", async () => {
    await app.app.services.orm.em
      .fork()
      .execute("update users set lastname = 'Zúñiga' where email = 'asesor@travesia.test'");
    const { body } = await app.as("owner").rest("GET", "/quotes?search=zuniga&limit=100");
    expect(body.quotes.length).toBeGreaterThan(0);
    expect(new Set(body.quotes.map((quote: { asesor_id: number }) => quote.asesor_id))).toEqual(
      new Set([app.people.asesor.id]),
    );
  });

  it.each(["page=0", "limit=1000", "status=nada"])("refuse %s with 400", async (query) => {
    expect((await app.as("asesor").rest("GET", `/quotes?${query}`)).status).toBe(400);
  });

  it("of visitors, of a client and of a seller carry their own keys", async () => {
    const external = await app.as("admin").rest("GET", "/quotes/external/list?owner_only=true");
    expect(external.body).toMatchObject({ success: true, type: "external_quotes", currentPage: 1 });
    const ofClient = await app.as("cliente").rest("GET", `/quotes/user/${app.people.cliente.id}`);
    expect(ofClient.body).toMatchObject({ success: true, userRole: 1, total: 1 });
    expect((await app.as("cliente").rest("GET", `/quotes/user/${app.people.cliente2.id}`)).status).toBe(404);
    const ofSeller = await app.as("lider").rest("GET", `/quotes/vendedor/${app.people.asesor.id}/asesor`);
    expect(ofSeller.body.total).toBeGreaterThan(0);
    expect((await app.as("lider").rest("GET", `/quotes/vendedor/${app.people.asesor.id}/jefe`)).status).toBe(
      400,
    );
  });
});
