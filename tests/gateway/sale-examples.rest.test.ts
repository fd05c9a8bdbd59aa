import { beforeAll, expect, it } from "vitest";
import { inDays, TODAY } from "../support/calendar.ts";
import { PASSWORD, type TestApp } from "../support/app.ts";
import type { Client } from "../support/client.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSentQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const quote = {
  nombre_cliente: "María Fernanda Torres",
  email_cliente: "maria@example.com",
  telefono_cliente: "3001234567",
  origen: "Bogotá",
  destino: "Cartagena",
  fecha_ida: inDays(40),
  fecha_regreso: inDays(45),
  numero_personas: 1,
  adultos: 1,
  trip_type: "nacional",
};
const passenger = {
  titular: true,
  nombre: "María Fernanda",
  apellido: "Torres",
  tipo_documento: "cc",
  documento_identidad: "52123456",
  fecha_nacimiento: inDays(-15_000),
  email: "maria@example.com",
  telefono: "3001234567",
};

it("a whole sale takes the bodies that the document shows, and no others are needed", async () => {
  const as = (client: Client) => async (method: string, path: string, body?: object) => {
    const answer = await client.rest(method, path, body);
    expect([path, answer.status < 300, answer.body.message]).toEqual([path, true, answer.body.message]);
    return answer.body;
  };
  const seller = as(app.as("gerente"));
  const accountant = as(app.as("contador"));
  await as(app.as())("POST", "/user/login", { email: "asesor@travesia.test", password: PASSWORD });
  await as(app.as())("POST", "/quotes/external", quote);

  const { id } = (await seller("POST", "/quotes", quote)).quote;
  await seller("PUT", `/quotes/${id}`, { precio_total: 3_000_000 });
  await seller("POST", `/quotes/${id}/send`);
  await seller("PATCH", `/quotes/${id}/approve`, {});
  await seller("POST", `/passengers/quote/${id}/bulk`, { acepta_tratamiento: true, passengers: [passenger] });
  const { contract } = await seller("POST", "/contracts", { quote_id: id });
  await seller("PATCH", `/contracts/${contract.id}/send`, {});
  const { payment } = await seller("POST", "/payments", {
    contract_id: contract.id,
    monto: 500_000,
    fecha_pago: TODAY,
    tipo_pago: "transferencia",
  });
  await accountant("PATCH", `/payments/${payment.id}/verify`, { status: "verified" });
  await seller("GET", `/contracts/${contract.id}`);

  const refused = await aSentQuote(app);
  await seller("PATCH", `/quotes/${refused.id}/reject`, { motivo_rechazo: "Viaja en otra fecha" });
  await app.sweep();
  const { next } = await accountant("GET", "/v1/changes?since=now");
  expect(next).toMatch(/^[\w-]+$/);
  const made = await accountant("POST", "/v1/exports", {
    kind: "payments",
    format: "ndjson",
    columns: ["dia", "recibo", "contrato", "valor", "estado"],
  });
  await app.runJobs();
  expect(await accountant("GET", `/v1/exports/${made.id}`)).toMatchObject({ status: "ready" });
});
