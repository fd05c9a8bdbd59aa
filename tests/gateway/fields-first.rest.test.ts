import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, TODAY } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { aReceipt } from "../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

/** Ids that could be one and are nobody's. */
const NOBODY = 2_000_000_000;
const NOTHING = "0198c0de-0000-7000-8000-000000000000";

const quote = { quote_id: NOTHING };
const purchase = { proveedor: "Hotel Sur", costo: 3_000_000, fecha_compra: TODAY };
const share = (monto: number, days: number) => ({ monto, fecha_vencimiento: inDays(days) });
const person = { titular: true, nombre: "Ana", apellido: "Ruiz", tipo_documento: "cc" };
const trip = { destino: "Cartagena", fecha_ida: inDays(60), adultos: 2 };
const paid = { contract_id: NOTHING, monto: 100_000, fecha_pago: TODAY };
const NO_AMOUNT = { ...paid, monto: 0 };

/** Each call with an id that is nobody's, a body with one wrong field, and that field. */
const calls: readonly [call: string, body: object, field: string, by?: Handle][] = [
  ["PUT /user/update/{id}", { name: "4" }, "name"],
  ["PUT /user/update/{id}", { phone: "12" }, "phone"],
  ["PUT /user/update/{id}", { email: "ana@" }, "email"],
  ["PUT /user/update/{id}", { fecha_ingreso: "ayer" }, "fecha_ingreso"],
  ["PUT /user/reset-password/{id}", { newPassword: "corta" }, "new_password"],
  ["PUT /user/banking-data/{id}", { numero_cuenta: "doce" }, "numero_cuenta"],
  ["PUT /pack/{id}", { title: " " }, "title"],
  ["PUT /pack/{id}", { lat: "91" }, "lat"],
  ["PUT /pack/{id}", { fechas: [{ salida: inDays(9), vuelta: inDays(8) }] }, "fechas"],
  ["PUT /pack/{id}", { images: ["javascript:alert(1)"] }, "images"],
  ["PUT /popup/{id}", { content: " " }, "content"],
  ["PUT /popup/{id}", { link: "javascript:alert(1)" }, "link"],
  ["PUT /popup/{id}", { starts_on: inDays(9), ends_on: inDays(8) }, "endsOn"],
  ["PUT /numbers/{id}/pay", {}, "is_paid"],
  ["POST /quotes/user/{userId}", { ...trip, fecha_regreso: inDays(59) }, "fecha_regreso"],
  ["POST /quotes/user/{userId}", { ...trip, numero_personas: 3 }, "numero_personas"],
  ["POST /quotes/user/{userId}", { ...trip, precio_total: -1 }, "precio_total"],
  ["PUT /quotes/{id}", { fecha_ida: inDays(60), fecha_regreso: inDays(59) }, "fecha_regreso"],
  ["PUT /quotes/{id}", { email_cliente: "ana@" }, "email_cliente"],
  ["PUT /quotes/{id}", { telefono_cliente: "12" }, "telefono_cliente"],
  ["PUT /quotes/{id}", { precio_total: -1 }, "precio_total"],
  ["PATCH /quotes/{id}/reassign", {}, "seller_id"],
  ["PATCH /quotes/{id}/approve", { sent_version: "una" }, "sent_version", "cliente"],
  ["PATCH /quotes/{id}/reject", { motivo_rechazo: " " }, "motivo_rechazo"],
  ["PATCH /quotes/{id}/requote", {}, "requote_reason"],
  ["PATCH /quotes/{id}/approve-discount", { descuento_porcentaje: "x" }, "descuento_porcentaje"],
  ["POST /passengers/quote/{id}/bulk", { passengers: [{ ...person, nombre: "4" }] }, "passengers.0.nombre"],
  ["POST /passengers/quote/{id}/bulk", { passengers: [{ ...person, titular: false }] }, "passengers"],
  ["POST /passengers/quote/{id}", { ...person, email: "ana@" }, "email"],
  ["POST /passengers/quote/{id}", { ...person, fecha_nacimiento: "ayer" }, "fecha_nacimiento"],
  ["PUT /passengers/{id}", { telefono: "12" }, "telefono"],
  ["PUT /passengers/{id}", { vencimiento_pasaporte: "ayer" }, "vencimiento_pasaporte"],
  ["POST /quote-calculations", { ...quote, ganancia: { valor_fijo: -1 } }, "ganancia.valor_fijo"],
  ["POST /quote-calculations", { ...quote, extras: [{ nombre: "Guía", costo: -1 }] }, "extras.0.costo"],
  ["POST /quote-calculations/upsert", { ...quote, hotel: { noches: -1 } }, "hotel.noches"],
  ["POST /quote-calculations/upsert", { ...quote, adultos: "dos" }, "adultos"],
  ["PUT /quote-calculations/{id}/confirm", { quote_id: { id: 1 } }, "quote_id"],
  [
    "POST /contracts",
    { ...quote, fecha_inicio_viaje: inDays(9), fecha_fin_viaje: inDays(8) },
    "fecha_fin_viaje",
  ],
  ["POST /contracts", { ...quote, contract_item: [{ tipo: "alojamiento" }] }, "contract_item.0.descripcion"],
  [
    "POST /contracts/from-template/{templateId}",
    { forma_pago: "cuotas", numero_cuotas_restantes: 99 },
    "numero_cuotas_restantes",
  ],
  ["PUT /contracts/{id}", { fecha_inicio_viaje: inDays(9), fecha_fin_viaje: inDays(8) }, "fecha_fin_viaje"],
  ["PUT /contracts/{id}", { fecha_inicio_viaje: "ayer" }, "fecha_inicio_viaje"],
  ["PUT /contracts/{id}", { precio_total: 0 }, "precio_total"],
  ["PUT /contracts/{id}", { fechas_vencimiento_cuotas: [inDays(9), inDays(8)] }, "fechas_vencimiento_cuotas"],
  ["PUT /contracts/{id}", { fechas_vencimiento_cuotas: ["ayer"] }, "fechas_vencimiento_cuotas.0"],
  ["POST /contracts/{id}/sign", {}, "signature", "cliente"],
  ["PATCH /contracts/{id}/send", { to: "ana@" }, "to"],
  ["PATCH /contracts/{id}/approve", { observaciones: { a: 1 } }, "observaciones"],
  ["POST /contracts/items/{id}/upload-receipt", purchase, "comprobante"],
  ["PATCH /contracts/items/{id}/deadline", { fecha_vencimiento_pago: "ayer" }, "fecha_vencimiento_pago"],
  ["PATCH /contracts/purchases/{id}/mark-paid", { observaciones: { a: 1 } }, "observaciones"],
  [
    "POST /contracts/items/{itemId}/purchases-with-installments",
    { ...purchase, cuotas_plan: [share(3_000_000, 9)] },
    "cuotas_plan",
  ],
  ["PATCH /contracts/installments/{id}/pay", { fecha_pago: inDays(1) }, "fecha_pago"],
  ["POST /payments/register-client-payment", NO_AMOUNT, "monto"],
  ["POST /payments", { ...paid, fecha_pago: inDays(1) }, "fecha_pago"],
  ["POST /payments/{id}/upload-receipt", {}, "comprobante"],
  ["PATCH /payments/{id}/verify", { status: "rejected" }, "observaciones"],
  ["POST /payments/wompi", { contract_id: NOTHING }, "token"],
  [
    "POST /commissions",
    { contract_id: NOTHING, vendedor_id: 1, tipo_vendedor: "asesor", porcentaje: 101 },
    "porcentaje",
  ],
  ["PUT /commissions/{id}", { porcentaje: 101 }, "porcentaje"],
  ["PUT /commissions/{id}", { monto_comision: 0 }, "monto_comision"],
  ["PUT /commissions/{id}/approve", { observaciones: { a: 1 } }, "observaciones"],
  ["PUT /commissions/{id}/pay", { observaciones: { a: 1 } }, "observaciones"],
  [
    "POST /commissions/request-payment",
    { commissionId: NOTHING, paymentData: { numero_cuenta: "doce" } },
    "payment_data.numero_cuenta",
    "asesor",
  ],
  ["PUT /commission-configs/configs/{id}", { min_amount: -1 }, "min_amount"],
  ["PUT /commission-configs/configs/{id}", { min_amount: 9, max_amount: 8 }, "max_amount"],
  ["PATCH /document-users/{id}/approve", { comments: { a: 1 } }, "comments"],
  ["PATCH /document-users/{id}/reject", {}, "reason"],
  [
    "POST /order",
    { packId: NOBODY, numberOfPeople: 0, fechas: { salida: inDays(9), llegada: inDays(12) } },
    "numberOfPeople",
  ],
  ["PUT /order/{id}", { numberOfPeople: 0 }, "numberOfPeople"],
  ["POST /api/notifications", { user_id: NOBODY, message: "Hola", link: "//otro.test" }, "link"],
  [
    "POST /invoices/generate/{contractId}",
    { facturar_a: { tipo_documento: "cc", documento: "x" } },
    "facturar_a.documento",
  ],
  ["PATCH /invoices/{id}/status", { status: "anulada" }, "status"],
];

/** Calls without fields, in which nothing can be wrong but the id. */
const BARE = [
  ...["PUT /user/unlock/{id}", "POST /quotes/{id}/regenerate-pdf", "POST /quotes/{id}/send"],
  ...["POST /contracts/{id}/signature-code", "POST /contracts/{id}/convert-quote-items"],
  ...["POST /contracts/{id}/generate-pdf", "PUT /api/notifications/{id}/read"],
];

const addressed = (path: string, id: string): string =>
  path.replace(/\{(\w+)\}/, /^\/(user|pack|quotes\/user)\b/.test(path) ? String(NOBODY) : id);

describe("a wrong field is said before a record that is not there", () => {
  it.each(calls)("by %s with %j: %s", async (call, body, field, by = "owner") => {
    const [method = "", path = ""] = call.split(" ");
    const answer = await app.as(by).rest(method, addressed(path, NOTHING), body);
    expect([answer.status, answer.body.errors?.map((error: { field: string }) => error.field)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  });

  it("beside a file", async () => {
    const path = `/contracts/items/${NOTHING}/upload-receipt`;
    const fields = { ...purchase, costo: "0" };
    const answer = await app.as("owner").form("POST", path, fields, { comprobante: aReceipt() });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: "costo" }] } });
  });

  it("by every documented call with an id and a body", () => {
    const documented = readFileSync(new URL("documented-paths.txt", import.meta.url), "utf8")
      .split("\n")
      .flatMap((line) => /^(POST|PUT|PATCH) +(\S+\{\w+\}\S*)/.exec(line)?.slice(1, 3).join(" ") ?? []);
    expect(documented.length).toBeGreaterThan(40);
    const tried = new Set([...calls.map(([call]) => call), ...BARE]);
    expect(documented.filter((call) => !tried.has(call))).toEqual([]);
  });
});

describe("an id that cannot be one", () => {
  const reject = (body: object) => app.as("owner").rest("PATCH", "/quotes/abc/reject", body);

  it("is a record that is not there, after the fields", async () => {
    expect(await reject({ motivo_rechazo: "Otra fecha" })).toMatchObject({
      status: 404,
      body: { message: "Cotización no encontrada" },
    });
    expect(await reject({ motivo_rechazo: " " })).toMatchObject({
      status: 400,
      body: { errors: [{ field: "motivo_rechazo" }] },
    });
  });

  it("is so within the body, and where ids are numbers", async () => {
    const notice = { message: "Hola", link: "//otro.test" };
    const account = { numero_cuenta: "doce" };
    const [owner, seller] = [app.as("owner"), app.as("asesor")];
    expect((await owner.rest("PUT", "/user/banking-data/abc", { banco: "Bancolombia" })).status).toBe(404);
    expect((await owner.rest("PUT", "/user/banking-data/abc", account)).status).toBe(400);
    const asked = { commissionId: "temp-1" };
    expect((await seller.rest("POST", "/commissions/request-payment", asked)).status).toBe(404);
    const wrong = { ...asked, paymentData: account };
    expect((await seller.rest("POST", "/commissions/request-payment", wrong)).status).toBe(400);
    expect((await owner.rest("POST", "/api/notifications", { ...notice, user_id: NOBODY })).status).toBe(400);
  });

  it("is so in GraphQL", async () => {
    const document = `mutation ($id: ID!, $input: RejectQuoteInput!) {
      rejectQuote(id: $id, input: $input) { id } }`;
    const codes = [];
    for (const motivoRechazo of [" ", "Otra fecha"]) {
      const { errors } = await app.as("owner").gql(document, { id: "abc", input: { motivoRechazo } });
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes).toEqual(["BAD_USER_INPUT", "NOT_FOUND"]);
  });
});
