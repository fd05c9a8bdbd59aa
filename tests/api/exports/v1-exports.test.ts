import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { Handle } from "../../support/people.ts";
import { exporting } from "../../support/story/exports.ts";
import { aBankAccount, aMovement } from "../../support/bank/story.ts";
import { aCompletedQuote, aQuote } from "../../support/story/quotes.ts";
import { aProgramToken, withToken } from "../../support/story/access-tokens.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const { sql, taken, forget } = exporting(() => app);
beforeEach(forget);

const EXPORTS = "/v1/exports";
const post = (who: Handle, body: object) => app.as(who).rest("POST", EXPORTS, body);
const get = (who: Handle, id: unknown) => app.as(who).rest("GET", `${EXPORTS}/${String(id)}`);
const file = (who: Handle, id: unknown) => app.as(who).rest("GET", `${EXPORTS}/${String(id)}/file`);
const rowsOf = (bytes: Buffer) =>
  bytes
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const columns = ["numero", "cliente", "estado", "precio", "ida", "creada"];

describe("an export by REST", () => {
  it("of the bank has a short name, and is kept under the name of its list", async () => {
    await aMovement(app, await aBankAccount(app, "701200371"), "PAGO", -40_000);
    expect(await post("contador", { kind: "bank", format: "csv" })).toMatchObject({
      status: 201,
      body: { kind: "bankMovements", status: "waiting" },
    });
  });

  it("is asked for, looked after, and read at its file_url by its maker", async () => {
    const { number } = await aQuote(app, { input: { nombreCliente: "=Zoraida", destino: "Providencia" } });
    await aQuote(app, { input: { destino: "Leticia" } });
    const asked = await post("asesor", {
      kind: "quotes",
      format: "ndjson",
      filters: { destino: "providencia" },
      columns,
    });
    expect(asked.status).toBe(201);
    const { id } = asked.body;
    expect(asked.body).toMatchObject({
      kind: "quotes",
      format: "ndjson",
      status: "waiting",
      total: 1,
      file_url: null,
    });
    expect(await file("asesor", id)).toMatchObject({ status: 409, body: { error: "CONFLICT" } });
    await app.runJobs();
    const { body } = await get("asesor", id);
    expect(body).toMatchObject({ status: "ready", rows: 1, filename: expect.stringMatching(/\.ndjson$/) });
    const { pathname } = new URL(String(body["file_url"]));
    expect(pathname).toBe(`${EXPORTS}/${String(id)}/file`);
    const { status, headers, bytes } = await app.as("asesor").rest("GET", pathname);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(rowsOf(bytes)).toEqual([
      {
        numero: number,
        cliente: "=Zoraida",
        estado: "pending",
        precio: null,
        ida: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        creada: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    const acts = await sql<{ type: string }>(
      "select type from audit_entries where record_id = ? order by id",
      [id],
    );
    expect(acts.map(({ type }) => type)).toEqual(["list.exported", "list.opened"]);
  });

  it("is nobody else's, and its file needs a session or a token that may export", async () => {
    await aQuote(app);
    const { id } = (await post("asesor", { kind: "quotes", format: "csv" })).body;
    await app.runJobs();
    for (const read of [get, file])
      expect(await read("owner", id)).toMatchObject({
        status: 404,
        body: { message: "Exportación no encontrada" },
      });
    expect((await app.as(null).rest("GET", `${EXPORTS}/${String(id)}/file`)).status).toBe(401);
    expect((await post("cliente", { kind: "quotes", format: "csv" })).status).toBe(403);
    const token = async (capabilities: readonly string[]) =>
      withToken(app, await aProgramToken(app, "asesor", capabilities));
    const reading = await token([]);
    expect((await reading.rest("GET", `${EXPORTS}/${String(id)}`)).status).toBe(200);
    expect((await reading.rest("GET", `${EXPORTS}/${String(id)}/file`)).status).toBe(403);
    const exports = await token(["exportLists"]);
    const { status, bytes } = await exports.rest("GET", `${EXPORTS}/${String(id)}/file`);
    expect([status, bytes.toString("utf8").includes("Número")]).toEqual([200, true]);
  });

  it("has no file_url once its time is over", async () => {
    await aQuote(app);
    const { id } = (await post("asesor", { kind: "quotes", format: "csv" })).body;
    await app.runJobs();
    await sql("update list_exports set expires_at = created_at where id = ?", [id]);
    expect((await get("asesor", id)).body).toMatchObject({ status: "ready", file_url: null });
    expect((await file("asesor", id)).status).toBe(409);
  });

  it("takes filters with or without their group, in snake_case and camelCase, and refuses others by name", async () => {
    await aCompletedQuote(app, { input: { destino: "Mitú" } });
    await aQuote(app, { input: { destino: "Mitú" } });
    const found = async (filters: object) => {
      const { body } = await post("owner", { kind: "quotes", format: "csv", filters });
      await forget();
      return body["total"];
    };
    for (const filters of [
      { destino: "mitú", isExternal: false },
      { destino: "mitú", is_external: false },
      { filter: { destino: "mitú", is_external: false }, order: "createdAt", direction: "desc" },
      { destino: "mitú", filter: { isExternal: false } },
    ])
      expect(await found(filters), JSON.stringify(filters)).toBe(2);
    expect(
      await post("owner", { kind: "quotes", format: "csv", filters: { planeta: "Marte" } }),
    ).toMatchObject({
      status: 400,
      body: { message: "Este listado no tiene «planeta»." },
    });
    expect(
      await post("owner", { kind: "quotes", format: "csv", filters: { destino: "Atlántida" } }),
    ).toMatchObject({
      status: 400,
      body: { message: "No hay nada para exportar con estos filtros." },
    });
    expect(await post("owner", { kind: "nada", format: "pdf" })).toMatchObject({ status: 400 });
  });

  it("is made by the same machine as the exports of screens", async () => {
    await aQuote(app, { input: { destino: "Inírida" } });
    const bytes = await taken("asesor", {
      list: "quotes",
      format: "ndjson",
      columns: ["numero"],
      arguments: { filter: { destino: "inírida" } },
    });
    expect(rowsOf(bytes)).toEqual([{ numero: expect.stringMatching(/^COT-/) }]);
  });
});
