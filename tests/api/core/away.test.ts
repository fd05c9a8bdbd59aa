import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inDays } from "../../support/calendar.ts";
import { createTestDatabase } from "../../support/database.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { couple } from "../../process/sale.rest.ts";
import { isAway } from "../../../api/src/core/database/away.ts";
import { eventually } from "../../support/patience.ts";
import { Wire } from "../../support/wire.ts";

const trip = { fecha_ida: inDays(90), fecha_regreso: inDays(95) };
const TEXT = "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.";

let app: TestApp;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let wire: Wire;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = new Wire(new URL(database.url));
  await wire.lay();
  folder = await mkdtemp(join(tmpdir(), "travesia-away-"));
  app = await onDatabase(wire.url, folder);
});
afterAll(async () => {
  await app.close();
  await wire.cut();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const profile = "query { me { id email } }";

describe("while the database is away", () => {
  beforeEach(async () => {
    await wire.cut();
    return async () => {
      await wire.lay();
      await eventually(async () => expect((await app.as("asesor").rest("GET", "/quotes")).status).toBe(200));
    };
  });

  const away = { status: 503, body: { success: false, message: TEXT, error: "UNAVAILABLE" } };

  it.each([
    "/quotes",
    "/commissions",
    "/user/verify/token",
    "/user/check-email/ana@example.com",
    "/contracts?limit=5",
  ])("GET %s is 503 and says when to try again", async (path) => {
    const answer = await app.as("asesor").rest("GET", path);
    expect({ status: answer.status, body: answer.body }).toEqual(away);
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  it.each([
    ["POST", "/user/login", { email: "asesor@travesia.test", password: "Travesia2026" }],
    ["POST", "/quotes", { nombre_cliente: "Ana" }],
    ["GET", "/files/abc", undefined],
    ["GET", "/dev/mailbox.json", undefined],
  ] as const)("%s %s is 503 or refused for its input, never 500", async (method, path, body) => {
    const { status } = await app.as("asesor").rest(method, path, body);
    expect([400, 401, 503]).toContain(status);
  });

  it("GraphQL is 503 with its code, known and unknown documents, with and without a session, and a mutation too", async () => {
    const ask = async (query: string, headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(`${app.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query }),
      });
      return {
        status: answer.status,
        retry: answer.headers.get("retry-after"),
        body: (await answer.json()) as { errors: object[] },
      };
    };
    const signIn = `mutation { signIn(email: "asesor@travesia.test", password: "Travesia2026") { token } }`;
    for (const [query, headers] of [
      [profile, app.as("asesor").headers],
      ["query { packages { id } }", {}],
      [signIn, {}],
    ] as const) {
      const { status, retry, body } = await ask(query, headers);
      expect({ query, status, retry }).toEqual({ query, status: 503, retry: "5" });
      expect(body.errors[0]).toMatchObject({
        message: TEXT,
        extensions: { code: "UNAVAILABLE", retryAfter: 5 },
      });
    }
  });

  it("the process serves, but is not ready", async () => {
    expect((await app.as().rest("GET", "/healthz")).status).toBe(200);
    expect((await app.as().rest("GET", "/metrics")).status).toBe(200);
    expect((await app.as().rest("GET", "/readyz")).status).toBe(503);
  });
});

it("everything works again automatically when the database returns: reads, acts, announcements, limits", async () => {
  await wire.cut();
  expect((await app.as("asesor").rest("GET", "/quotes")).status).toBe(503);
  await wire.lay();
  await eventually(async () => {
    expect((await app.as("asesor").rest("GET", "/quotes")).status).toBe(200);
    expect(app.app.services.live.connected).toBe(true);
  });
  const login = await app
    .as()
    .rest("POST", "/user/login", { email: "asesor@travesia.test", password: "Travesia2026" });
  expect(login.status).toBe(200);
});

it("breaks in the middle of acts cost no connection, in any number", async () => {
  const login = () =>
    app.as().rest("POST", "/user/login", { email: "lider@travesia.test", password: "Travesia2026" });
  for (let round = 0; round < 15; round += 1) {
    const acts = Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        app.as("asesor").rest("POST", "/quotes", couple(`${round}.${n}@example.com`, trip)),
      ),
    );
    await new Promise((soon) => setTimeout(soon, 5 + round * 4));
    await wire.cut();
    for (const { status } of await acts) expect([201, 503]).toContain(status);
    await wire.lay();
  }
  await eventually(async () => expect((await login()).status).toBe(200));
  const { status } = await app.as("asesor").rest("POST", "/quotes", couple("despues@example.com", trip));
  expect(status).toBe(201);
});

describe("an error", () => {
  it.each([
    { code: "ECONNREFUSED" },
    { code: "57P03" },
    { code: "53100" },
    { code: "08006" },
    { code: "25006" },
    { code: "ENOENT", syscall: "connect" },
    new Error("Connection terminated unexpectedly"),
    new Error("around it", { cause: { code: "57P01" } }),
    new AggregateError([{ code: "ECONNREFUSED" }]),
  ])("%o means that the database is away", (error) => expect(isAway(error)).toBe(true));

  it.each([
    { code: "23505" },
    { code: "42P01" },
    { code: "ENOENT", syscall: "open" },
    new Error("boom"),
    null,
    "53100",
  ])("%o is no such thing", (error) => expect(isAway(error)).toBe(false));
});
