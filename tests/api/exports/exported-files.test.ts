import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { START } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hasHeardAll } from "../../support/live.ts";
import { CANCEL, exporting, OPEN, quotes } from "../../support/story/exports.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
const { sql, start, one, fetched, forget } = exporting(() => app);
beforeEach(forget);

describe("the file of an export", () => {
  it("is opened by its maker alone, by an address of this click, and both are in the history", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    expectRefused(await app.as("asesor").gql(OPEN, { id }), "CONFLICT");
    await app.runJobs();
    expect(await one("asesor", id)).toMatchObject({
      status: "ready",
      filename: expect.stringMatching(/\.csv$/),
    });
    for (const who of ["owner", "admin", "asesor2"] as const) {
      expectRefused(await app.as(who).gql(OPEN, { id }), "NOT_FOUND", "Exportación no encontrada");
      expect(await one(who, id)).toBeNull();
    }
    const [file] = await sql<{ id: string }>("select id from stored_files where owner_id = ?", [id]);
    expectRefused(
      await app.as("asesor").gql("query ($id: ID!) { fileAddress(id: $id) { url } }", file),
      "NOT_FOUND",
    );
    const { url } = (await app.as("asesor").ask(OPEN, { id })).openExport;
    expect((await fetched(url)).headers.get("content-disposition")).toContain("attachment");
    app.clock.advance({ seconds: 61 });
    expect((await fetched(url)).status).toBe(401);
    const entries = await sql(
      "select type, actor_id as actor from audit_entries where record_id = ? order by id",
      [id],
    );
    const actor = app.people.asesor.id;
    expect(entries).toEqual([
      { type: "list.exported", actor },
      { type: "list.opened", actor },
    ]);
  });

  it("is deleted after 24 hours, with the filters of its request", async () => {
    await aQuote(app, { input: { nombreCliente: "Persona Buscada" } });
    const { id } = await start("asesor", { ...quotes, arguments: { filter: { search: "persona buscada" } } });
    await app.runJobs();
    const [{ key }] = await sql<{ key: string }>("select file_key as key from list_exports where id = ?", [
      id,
    ]);
    await sql("update list_exports set expires_at = created_at where id = ?", [id]);
    expectRefused(
      await app.as("asesor").gql(OPEN, { id }),
      "CONFLICT",
      "El archivo de esta exportación ya no está. Hazla de nuevo.",
    );
    await sql("update list_exports set expires_at = created_at + interval '24 hours' where id = ?", [id]);
    app.clock.advance({ hours: 23 });
    await app.sweep();
    expect(await sql("select status from list_exports where id = ?", [id])).toEqual([{ status: "ready" }]);
    app.clock.advance({ hours: 1 });
    await app.sweep();
    await app.sweep();
    app.clock.set(START);
    expect(await one("asesor", id)).toMatchObject({ status: "expired", size: null });
    await expect(app.app.services.storage.sizeOf(key)).rejects.toThrow("Archivo no encontrado");
    expect(await sql("select args from list_exports where id = ?", [id])).toEqual([{ args: null }]);
    expect(await sql("select id from stored_files where owner_id = ?", [id])).toEqual([]);
  });

  it("is reported as gone when the storage has lost it", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    await app.runJobs();
    const [{ key }] = await sql<{ key: string }>("select file_key as key from list_exports where id = ?", [
      id,
    ]);
    await app.app.services.storage.remove(key);
    expectRefused(
      await app.as("asesor").gql(OPEN, { id }),
      "CONFLICT",
      "El archivo de esta exportación ya no está. Hazla de nuevo.",
    );
  });

  it("is not opened with another role than it was made with", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    await app.runJobs();
    await demote(1);
    expectRefused(await app.as("asesor").gql(OPEN, { id }), "FORBIDDEN");
    await demote(3);
    expectRefused(
      await app.as("asesor").gql(OPEN, { id }),
      "CONFLICT",
      "Tu rol cambió después de esta exportación. Hazla de nuevo.",
    );
    await demote(2);
  });
});

/** Gives the asesor another role, and waits until this process has heard of it. */
async function demote(role: number): Promise<void> {
  const { services } = app.app;
  await services.orm.em
    .fork()
    .execute("update users set role = ? where id = ?", [role, app.people.asesor.id]);
  await services.orm.em
    .fork()
    .execute("select pg_notify('travesia', ?)", [
      JSON.stringify({ topic: "user.changed", userId: app.people.asesor.id }),
    ]);
  await hasHeardAll(app);
}

describe("an export that is being made", () => {
  const interrupted = async (meanwhile: () => Promise<unknown>) => {
    for (let made = 0; made < 3; made += 1) await aQuote(app);
    const { id } = await start("asesor", quotes);
    const { exports } = app.app.services;
    const bytes = exports.bytes.bind(exports);
    // The product's own writer; between its rows and its end something else happens.
    exports.bytes = async function* (list, onRows) {
      yield* bytes(list, async (rows) => {
        await meanwhile();
        await onRows(rows);
      });
    };
    try {
      await app.runJobs();
    } finally {
      exports.bytes = bytes;
    }
    return one("asesor", id) as Promise<{ status: string; failure: string | null; rows: number }>;
  };
  const noFiles = async () =>
    expect(await sql("select id from stored_files where owner_type = 'export'")).toEqual([]);
  beforeEach(() => sql("delete from stored_files where owner_type = 'export'"));

  it("stops when its maker is switched off, and leaves no file", async () => {
    const off = () => sql("update users set is_active = false where id = ?", [app.people.asesor.id]);
    const made = await interrupted(off);
    expect(made).toMatchObject({
      status: "stopped",
      failure: "Se detuvo porque tu cuenta cambió mientras se hacía.",
    });
    await noFiles();
  });

  it("stops when its maker gets another role", async () => {
    const demoted = () => sql("update users set role = 3 where id = ?", [app.people.asesor.id]);
    expect(await interrupted(demoted)).toMatchObject({ status: "stopped" });
    await noFiles();
  });

  it("is never begun for a maker who was switched off before", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    await sql("update users set is_active = false where id = ?", [app.people.asesor.id]);
    await app.runJobs();
    await sql("update users set is_active = true where id = ?", [app.people.asesor.id]);
    expect(await one("asesor", id)).toMatchObject({ status: "stopped" });
    await noFiles();
  });

  it("stops when it is cancelled", async () => {
    await aQuote(app);
    const cancel = async () => {
      const [open] = await sql<{ id: string }>("select id from list_exports where status = 'running'");
      if (open) await app.as("asesor").ask(CANCEL, open);
    };
    expect(await interrupted(cancel)).toMatchObject({ status: "cancelled", failure: null });
    await noFiles();
  });

  it("is taken up again after its process has ended, and given up the fourth time", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    await sql("update list_exports set status = 'running', attempts = 1, row_count = 7 where id = ?", [id]);
    await app.runJobs();
    expect(await one("asesor", id)).toMatchObject({ status: "ready" });
    const next = await start("asesor", quotes);
    await sql("update list_exports set status = 'running', attempts = 3 where id = ?", [next.id]);
    await app.runJobs();
    expect(await one("asesor", next.id)).toMatchObject({
      status: "failed",
      failure: "No pudimos terminar el archivo. Inténtalo de nuevo.",
    });
  });

  it("says that the storage failed, and can be asked for again", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    // A file is in the place of the folder of files: nothing can be written below it.
    const files = join(app.app.services.config.dataDir, "files");
    await rm(files, { recursive: true, force: true });
    await writeFile(files, "");
    await app.runJobs();
    await rm(files, { force: true });
    expect(await one("asesor", id)).toMatchObject({
      status: "failed",
      failure: "No pudimos guardar el archivo. Inténtalo de nuevo en unos minutos.",
    });
    await start("asesor", quotes);
  });

  it("notifies its maker when it took long, with the page and not the file", async () => {
    await aQuote(app);
    const { id } = await start("asesor", quotes);
    app.clock.advance({ seconds: 21 });
    await app.runJobs();
    const { notifications } = await app
      .as("asesor")
      .ask("{ notifications { items { type title message link data } } }");
    expect(notifications.items[0]).toMatchObject({
      type: "system_export",
      title: "Tu exportación está lista",
      link: "/exportaciones",
      data: { exportId: id },
    });
    const mails = await app.outbox("asesor@travesia.test");
    expect(mails.at(-1)?.text).toContain("/exportaciones");
    expect(mails.at(-1)?.text).not.toContain("/files/");
  });
});
