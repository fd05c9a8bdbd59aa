import { get, type IncomingHttpHeaders } from "node:http";
import { beforeAll, expect, it } from "vitest";
import { pagesOfRows } from "../../api/src/app.pages.ts";
import { parametersOf } from "../../api/src/gateway/paths.ts";
import { routes } from "../../web/src/app/routes/routes.ts";
import { anApp, type TestApp } from "../support/app.ts";

const OPENED = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", accept: "text/html" };

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

/** Asks as a browser does: `fetch` would say of itself how it asks. */
const open = (path: string, headers: Record<string, string> = OPENED) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(`${app.url}${path}`, { headers, agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    }).once("error", reject);
  });
const id = "0198a1c2-0000-7000-8000-000000000001";

it.each([
  ["/quotes", "/quotesList"],
  [`/quotes/${id}`, `/cotizaciones/${id}`],
  [`/contracts/${id}`, `/contratos/${id}`],
  [`/contracts/${id}/payments`, `/contratos/${id}?pestana=pagos`],
  [`/contracts/${id}/items`, `/contratos/${id}?pestana=compras`],
  ["/user", "/panel/user"],
  ["/pack", "/allpacks"],
  ["/pack/7", "/detail/7"],
  ["/order", "/panel/reservas"],
  [`/invoices/${id}`, `/panel/facturas/${id}`],
  ["/api/notifications", "/notificaciones"],
])("a person who opens %s comes to %s", async (path, page) => {
  const { status, headers } = await open(path);
  expect([status, headers.location]).toEqual([302, page]);
});

it("what has no page of its own is left to the application's, and no call is made", async () => {
  for (const path of ["/quotes/user/3", `/passengers/form-link/${id}`, "/financial/purchases"]) {
    const { status, headers } = await open(path);
    expect([path, headers.location, status === 401]).toEqual([path, undefined, false]);
    expect((await open(path, { accept: "text/html" })).status).toBe(401);
  }
});

it("files, and requests with a session or a link, are answered as before", async () => {
  expect((await open(`/contracts/${id}/preview-pdf`)).status).toBe(401);
  expect((await open(`/contracts/${id}?token=nada`)).status).toBe(401);
  expect((await open("/quotes", {})).status).toBe(401);
  expect((await open("/quotes", { accept: "text/html" })).status).toBe(401);
  const { authorization = "" } = app.as("owner").headers;
  expect((await open("/quotes", { ...OPENED, authorization })).status).toBe(200);
});

it("each page of the table is a route of the web with the row's parameters", () => {
  const known = new Set(routes.map(({ path }) => path));
  for (const [row, page] of Object.entries(pagesOfRows)) {
    expect(known, `${row} → ${page}`).toContain(page.split("?")[0]);
    for (const name of parametersOf(page.split("?")[0]!)) expect(parametersOf(row)).toContain(name);
  }
});
