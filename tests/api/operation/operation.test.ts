import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { FailedKind } from "../../../api/src/modules/operation/operation.enums.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aMailServer, type MailServer } from "../../support/mail-server.ts";
import { asOwner } from "../../support/owner.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { MY_DOSSIERS, START_DOSSIER } from "../../support/story/dossiers.ts";
import { exporting, quotes } from "../../support/story/exports.ts";
import { aCompletedQuote } from "../../support/story/quotes.ts";

const LIST = `query ($kind: FailedKind!, $limit: Int) { failedWork(kind: $kind, limit: $limit) { total items {
  id kind title subject tries since nextTryAt reason } } }`;
const STATE = `{ operationState { task mail providerEvent export dossier
  queues { name title waiting running oldestSeconds } } }`;
const RETRY = "mutation ($kind: FailedKind!, $id: String!) { retryFailedWork(kind: $kind, id: $id) }";
const EACH = `mutation ($kind: FailedKind!, $ids: [String!]!, $key: String) {
  retryEachFailedWork(kind: $kind, ids: $ids, idempotencyKey: $key) { id done code reason } }`;
const NOT_FAILED = "Ya no está entre lo que falló: se hizo, se está intentando o se quitó.";

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await aMailServer();
  app = await anAppWithSales({ SMTP_URL: server.url });
});
const { sql, start, one } = exporting(() => app);
const failed = async (kind: FailedKind) => (await app.as("owner").ask(LIST, { kind })).failedWork;
const state = async () => (await app.as("owner").ask(STATE)).operationState;
const retry = (kind: FailedKind, id: string) => app.as("owner").gql(RETRY, { kind, id });
const audited = (id: string) =>
  sql<{ detail: object; actor_id: number }>(
    "select detail, actor_id from audit_entries where type = 'operation.tried-again' and record_id = ?",
    [id],
  );
const recover = (email: string) =>
  app.as(null).ask("mutation ($email: String!) { requestRecovery(email: $email) }", { email });
/** A job that fails whenever it runs: it is about a payment that does not exist. */
async function aFailedJob(): Promise<string> {
  const [{ id }] = await sql<{ id: string }>(
    `select id::text from graphile_worker.add_job('payments.receipt',
      json_build_object('paymentId', gen_random_uuid()), max_attempts := 1)`,
  );
  await app.runJobs();
  return id;
}

describe("a mail that could not leave", () => {
  it("is seen with its reason and without its address, leaves when it is tried again, and is gone", async () => {
    await server.leave();
    await recover("cliente@travesia.test");
    await app.runJobs();
    const { total, items } = await failed("mail");
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ kind: "mail", title: "Correo", tries: 1 });
    expect(items[0].reason).toMatch(/ECONNREFUSED/);
    expect(JSON.stringify(items)).not.toContain("cliente@travesia.test");
    expect(items[0].nextTryAt).not.toBeNull();
    expect((await state()).mail).toBe(1);

    await server.comeBack();
    const answers = await Promise.all([retry("mail", items[0].id), retry("mail", items[0].id)]);
    expect(answers.filter(({ data }) => data?.["retryFailedWork"] === true)).toHaveLength(1);
    expectRefused(answers.find(({ errors }) => errors) ?? answers[0]!, "CONFLICT", NOT_FAILED);
    await app.runJobs();
    expect(server.received).toHaveLength(1);
    expect(await failed("mail")).toMatchObject({ total: 0, items: [] });
    expect(await audited(items[0].id)).toEqual([
      { actor_id: app.people.owner.id, detail: { kind: "mail", task: null, tries: 1 } },
    ]);
    expectRefused(await retry("mail", items[0].id), "CONFLICT", NOT_FAILED);
  });

  it("because its server was away for an hour is sent afterwards, once; its notice is visible meanwhile", async () => {
    const { id } = await aCompletedQuote(app);
    await server.leave();
    const SEND = "mutation ($id: ID!) { sendQuote(id: $id) { quote { status } } }";
    const { sendQuote } = await app.as("asesor").ask(SEND, { id });
    expect(sendQuote.quote.status).toBe("sent");
    // A machine that sets its clock back finds it due as well.
    const due =
      "set run_at = now() - interval '1 day' where task_id in (select id from graphile_worker._private_tasks where identifier = 'mail.deliver')";
    let [away, tries] = [0, 0];
    while (away < 3_600) {
      await app.runJobs();
      const [job] = await sql<{ wait: number; left: number }>(
        `select extract(epoch from run_at - now())::int as wait, max_attempts - attempts as left
         from graphile_worker.jobs where task_identifier = 'mail.deliver'`,
      );
      expect(job!.left).toBeGreaterThan(0);
      away += job!.wait;
      tries += 1;
      await sql(`update graphile_worker._private_jobs ${due}`);
    }
    expect((await failed("mail")).items).toMatchObject([{ tries }]);
    const before = server.received.length;
    await server.comeBack();
    await app.runJobs();
    await app.runJobs();
    expect(server.received).toHaveLength(before + 1);
    expect(server.received.at(-1)).toContain("To: maria@");
    expect((await failed("mail")).total).toBe(0);
  });

  it("whose job is gone counts as failed after ten minutes, and gets another", async () => {
    const before = server.received.length;
    await recover("asesor@travesia.test");
    await sql("select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
    expect((await failed("mail")).total).toBe(0);
    app.clock.advance({ minutes: 11 });
    const { items } = await failed("mail");
    expect(items).toMatchObject([{ tries: 0, nextTryAt: null, reason: "No quedó en la cola de envíos." }]);
    const answers = await Promise.all([retry("mail", items[0].id), retry("mail", items[0].id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await app.runJobs();
    expect(server.received).toHaveLength(before + 1);
  });
});

describe("a job that failed as often as it may", () => {
  it("is done again from its first try, once, however many ask for it at once", async () => {
    const id = await aFailedJob();
    const { items } = await failed("task");
    expect(items).toMatchObject([{ id, title: "Recibo de pago", subject: null, tries: 1, nextTryAt: null }]);
    const answers = await Promise.all([retry("task", id), retry("task", id), retry("task", id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await audited(id)).toMatchObject([{ detail: { kind: "task", task: "payments.receipt" } }]);
    expect((await failed("task")).total).toBe(0);
    expect((await state()).queues).toContainEqual(
      expect.objectContaining({ name: "payments.receipt", title: "Recibo de pago", waiting: 1, running: 0 }),
    );
    await app.runJobs();
    expect((await failed("task")).items).toMatchObject([{ id, tries: 1 }]);
  });

  it("among many is answered separately", async () => {
    const ids = (await failed("task")).items.map(({ id }: { id: string }) => id);
    ids.push(await aFailedJob(), "999999999", "no-es-una-tarea");
    const { retryEachFailedWork } = await app.as("owner").ask(EACH, { kind: "task", ids, key: "de una vez" });
    expect(retryEachFailedWork).toEqual([
      { id: ids[0], done: true, code: null, reason: null },
      { id: ids[1], done: true, code: null, reason: null },
      { id: ids[2], done: false, code: "CONFLICT", reason: NOT_FAILED },
      { id: ids[3], done: false, code: "CONFLICT", reason: NOT_FAILED },
    ]);
    const many = Array.from({ length: 201 }, (_, place) => String(place));
    expectRefused(await app.as("owner").gql(EACH, { kind: "task", ids: many }), "BAD_USER_INPUT");
  });

  it("is not among them while it is being run", async () => {
    const id = await aFailedJob();
    await sql("update graphile_worker._private_jobs set locked_at = ?, locked_by = 'x' where id = ?", [
      app.clock.now(),
      id,
    ]);
    expectRefused(await retry("task", id), "CONFLICT", NOT_FAILED);
    await sql("update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = ?", [
      id,
    ]);
  });

  it("is in the owner's day in one row with all the others, and in nobody else's", async () => {
    const before = (await failed("task")).total;
    const ids = [await aFailedJob(), await aFailedJob()];
    const day = async (who: "owner" | "admin") =>
      (await app.as(who).ask("{ myDay { kind part records { recordId number person detail } } }")).myDay.find(
        ({ kind }: { kind: string }) => kind === "jobs_failed",
      );
    expect(await day("owner")).toMatchObject({ part: "late" });
    expect((await day("owner"))!.records).toEqual([
      {
        recordId: ids[1],
        number: `${before + 2} tareas`,
        person: "Operación",
        detail: "sin terminar",
      },
    ]);
    expect(await day("admin")).toBeUndefined();
    await sql("select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))");
    expect(await day("owner")).toBeUndefined();
  });
});

describe("an event of the payment provider that could not be applied", () => {
  it("keeps why, is applied when it is tried again, and is gone", async () => {
    const [{ id }] = await sql<{ id: string }>(
      `insert into card_events (id, kind, transaction_id, status, told, received_at)
        values (gen_random_uuid(), 'transaction.updated', 'tx-1', 'APPROVED', '{}', ?) returning id`,
      [app.clock.now()],
    );
    const change = (how: string) => asOwner(app, (em) => em.execute(`alter table card_events ${how}`));
    await change("add constraint broken check (applied_at is null) not valid");
    app.clock.advance({ minutes: 2 });
    await app.sweep();
    const { items } = await failed("provider_event");
    expect(items).toMatchObject([
      { id, title: "Evento de un pago en línea", subject: "tx-1", tries: 1, reason: expect.any(String) },
    ]);
    expect(items[0].reason).toContain("broken");
    expect((await state()).providerEvent).toBe(1);

    await change("drop constraint broken");
    const answers = await Promise.all([retry("provider_event", id), retry("provider_event", id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await app.runJobs();
    expect((await failed("provider_event")).total).toBe(0);
    expect(await sql("select applied_at is not null as applied from card_events where id = ?", [id])).toEqual(
      [{ applied: true }],
    );
  });
});

describe("an export that failed", () => {
  it("is written again in its maker's name within a day, and not after it", async () => {
    await aCompletedQuote(app);
    const files = join(app.app.services.config.dataDir, "files");
    const broken = async () => {
      const { id } = await start("asesor", quotes);
      await rm(files, { recursive: true, force: true });
      await writeFile(files, "");
      await app.runJobs();
      await rm(files, { force: true });
      return id;
    };
    const id = await broken();
    expect((await failed("export")).items).toMatchObject([{ id, title: "Exportación en CSV", tries: 1 }]);
    const answers = await Promise.all([retry("export", id), retry("export", id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await app.runJobs();
    expect(await one("asesor", id)).toMatchObject({ status: "ready", failure: null });
    expect((await failed("export")).total).toBe(0);

    const late = await broken();
    await sql("update list_exports set expires_at = ? where id = ?", [app.clock.now(), late]);
    await app.sweep();
    expect((await failed("export")).total).toBe(0);
    expectRefused(
      await retry("export", late),
      "CONFLICT",
      "Ya pasó un día desde que falló. Quien la pidió debe hacerla de nuevo.",
    );
    expect(await sql("select args from list_exports where id = ?", [late])).toEqual([{ args: null }]);
  });
});

describe("a dossier that failed", () => {
  it("is made again for who asked for it, once, and until a day has gone by", async () => {
    const { id: contractId, number } = await aSignedSimpleContract(app);
    await app.runJobs();
    const owner = app.as("owner");
    const one = async () => (await owner.ask(MY_DOSSIERS, { id: contractId })).myDossiers[0];
    const broken = async () => {
      const { storage } = app.app.services;
      const full = vi.spyOn(storage, "putStream").mockRejectedValue(new Error("ENOSPC: no space left"));
      await owner.ask(START_DOSSIER, { id: contractId });
      await app.runJobs();
      full.mockRestore();
      return (await one()).id as string;
    };
    const id = await broken();
    expect((await failed("dossier")).items).toMatchObject([
      {
        id,
        title: "Expediente de una venta",
        subject: number,
        tries: 1,
        reason: "No pudimos terminar el expediente. Inténtalo de nuevo.",
      },
    ]);
    expect((await state()).dossier).toBe(1);
    const answers = await Promise.all([retry("dossier", id), retry("dossier", id)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await app.runJobs();
    expect(await one()).toMatchObject({ id, status: "ready", failure: null });
    expect((await failed("dossier")).total).toBe(0);
    expect(await audited(id)).toMatchObject([{ detail: { kind: "dossier", tries: 1 } }]);

    const late = await broken();
    await sql("update dossiers set created_at = created_at - interval '24 hours' where id = ?", [late]);
    expect((await failed("dossier")).total).toBe(0);
    expectRefused(
      await retry("dossier", late),
      "CONFLICT",
      "Ya pasó un día desde que se pidió. Quien lo pidió debe hacerlo de nuevo.",
    );
  });
});

describe("what failed", () => {
  it("is not known by an id that never was", async () => {
    const nobody = "019a0000-0000-7000-8000-000000000000";
    for (const kind of ["mail", "provider_event", "export", "dossier"] as const)
      expectRefused(await retry(kind, nobody), "NOT_FOUND");
  });
});
