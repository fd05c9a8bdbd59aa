import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, YEAR } from "../support/calendar.ts";
import { aCompletedQuote, anAcceptedQuote, aQuote, aSentQuote, sendIt } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
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

describe("the way of a quote by REST", () => {
  it("is priced, previewed, sent, opened, accepted", async () => {
    const { id, number } = await aQuote(app, { input: { emailCliente: "rest@example.com" } });
    const asesor = app.as("asesor");
    const early = await asesor.rest("GET", `/quotes/${id}/preview-pdf`);
    expect({ status: early.status, message: early.body.message }).toEqual({
      status: 409,
      message: "La cotización aún no tiene precio",
    });
    expect(
      (await asesor.rest("PUT", `/quotes/${id}`, { precio_total: "2400000.00" })).body.quote,
    ).toMatchObject({
      status: "completed",
      precio_total: 2_400_000,
    });

    const preview = await asesor.rest("GET", `/quotes/${id}/preview-pdf`);
    expect(preview.headers.get("content-disposition")).toBe(`inline; filename="cotizacion-${number}.pdf"`);
    expect(preview.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const made = await asesor.rest("POST", `/quotes/${id}/regenerate-pdf`);
    expect(made.body).toMatchObject({
      success: true,
      message: "PDF regenerado exitosamente",
      pdf_info: { filename: `cotizacion-${number}.pdf`, sent_version: 0 },
    });

    const sent = await asesor.rest("POST", `/quotes/${id}/send`);
    expect(sent.body).toMatchObject({
      success: true,
      message: "Cotización enviada exitosamente al cliente con PDF adjunto!",
      quote: { status: "sent", sent_version: 1 },
      email_info: { to: "rest@example.com", pdf_filename: `cotizacion-${number}.pdf` },
    });
    const [mail] = await app.outbox("rest@example.com");
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
    const opened = await app.as().rest("GET", `/quotes/${id}?token=${token}`);
    expect(opened.body.quote).toMatchObject({
      id,
      lider_id: null,
      Lider: null,
      tracking: null,
      Asesor: { role: 2 },
    });
    const download = await app.as().rest("GET", `/quotes/${id}/download-pdf?token=${token}`);
    expect(download.headers.get("content-disposition")).toBe(
      `attachment; filename="cotizacion-${number}.pdf"`,
    );

    const approved = await app.as().rest("PATCH", `/quotes/${id}/approve?token=${token}`, {});
    expect(approved.body).toMatchObject({
      success: true,
      message: "Cotización aprobada exitosamente",
      quote: { status: "pending_passengers" },
    });
    expect(approved.body.passenger_link).toContain(`/passenger-form/${id}?token=`);
  });

  it("asks for the reasons of a no and of another offer", async () => {
    const { id, token } = await aSentQuote(app);
    const reject = await app
      .as()
      .rest("PATCH", `/quotes/${id}/reject?token=${token}`, { motivo_rechazo: " " });
    expect({ status: reject.status, message: reject.body.message }).toEqual({
      status: 400,
      message: "El motivo de rechazo es obligatorio",
    });
    const requote = await app.as().rest("PATCH", `/quotes/${id}/requote?token=${token}`);
    expect({ status: requote.status, message: requote.body.message }).toEqual({
      status: 400,
      message: "El motivo de la recotización es obligatorio",
    });
    expect((await app.as().rest("PATCH", `/quotes/${id}/reject`, { motivo_rechazo: "No" })).status).toBe(401);
    const done = await app
      .as()
      .rest(
        "PATCH",
        `/quotes/${id}/requote`,
        { requote_reason: "Otra fecha" },
        { authorization: `Bearer ${token}` },
      );
    expect(done.body.quote).toMatchObject({ status: "requote", requote_reason: "Otra fecha" });
  });

  it("a leader's approval keeps who recorded it and gives away no link", async () => {
    const { id } = await aSentQuote(app);
    const { body } = await app.as("lider").rest("PATCH", `/quotes/${id}/approve`, {});
    expect(body.passenger_link ?? null).toBeNull();
    const detail = await app.as("lider").rest("GET", `/quotes/${id}`);
    expect(detail.body.quote.tracking.find(({ event }: { event: string }) => event === "approved").note).toBe(
      `Registrado por ${app.people.lider.name}`,
    );
  });

  it("is reassigned under every name of the seller, and refused for who does not sell", async () => {
    const { id } = await aQuote(app);
    for (const name of ["vendedor_id", "asesor_id", "vendedorId"]) {
      const person = name === "asesor_id" ? app.people.asesor : app.people.asesor2;
      const { status, body } = await app
        .as("owner")
        .rest("PATCH", `/quotes/${id}/reassign`, { [name]: person.id, reason: "Reparto" });
      expect({ status, asesor: body.quote?.asesor_id }).toEqual({
        status: 200,
        asesor: name === "asesor_id" ? app.people.asesor.id : person.id,
      });
    }
    expect(
      (await app.as("owner").rest("PATCH", `/quotes/${id}/reassign`, { vendedor_id: app.people.cliente.id }))
        .status,
    ).toBe(400);
  });

  it("is marked expired, deleted, or not found, each with its status", async () => {
    const quote = await aCompletedQuote(app);
    await sendIt(app, quote);
    // Sessions live 12 hours: the offer is made older instead of the day later.
    await app.app.services.orm.em
      .fork()
      .execute("update quotes set expires_at = ? where id = ?", [app.clock.now(), quote.id]);
    const marked = await app.as("admin").rest("POST", "/quotes/mark-expired");
    expect(marked.body).toMatchObject({ success: true, message: expect.any(String) });
    expect(marked.body.count).toBeGreaterThan(0);
    expect((await app.as("owner").rest("GET", `/quotes/${quote.id}`)).body.quote.status).toBe("expired");
    const fresh = await aQuote(app);
    expect((await app.as("owner").rest("DELETE", `/quotes/${fresh.id}`)).body).toMatchObject({
      success: true,
      message: "Cotización eliminada exitosamente",
    });
    const missing = await app.as("owner").rest("GET", "/quotes/no-es-un-id");
    expect({ status: missing.status, message: missing.body.message }).toEqual({
      status: 404,
      message: "Cotización no encontrada",
    });
  });

  it("keeps the PDF of what the client accepted, byte for byte", async () => {
    const quote = await anAcceptedQuote(app, { input: { emailCliente: "bytes@example.com" } });
    const first = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    await app.as("asesor").rest("POST", `/quotes/${quote.id}/regenerate-pdf`);
    expect(
      (await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`)).bytes.equals(first.bytes),
    ).toBe(true);
  });
});
