import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { v7 } from "uuid";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { AuditEntry } from "../../../api/src/core/audit/audit.entity.ts";
import { chainAudit, chainSweep } from "../../../api/src/core/chain/chain-lines.ts";
import { chainHead } from "../../../api/src/core/chain/chain-head.ts";
import { idBefore } from "../../../api/src/core/chain/id-time.ts";
import { type FaultKind, verifyChain, type Witness } from "../../../api/src/core/chain/verify-chain.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { afterFile } from "../../support/after-file.ts";
import { STARTED } from "../../support/calendar.ts";
import { asAdmin, sameDatabase } from "../../support/server.ts";
import { openCore, type CoreServices } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
  afterFile(core.close);
});

const chain = () => chainSweep().run(jobContext(core.services, "test"));
const head = () => core.run((work: Work) => chainHead(work), undefined);
const minutes = (many: number) => many * 60_000;

/** Lines of the history as acts leave them. */
const write = (many: number, note = "x") =>
  core.run(async (work: Work) => {
    for (let at = 0; at < many; at += 1) work.audit("quote.deleted", v7(), { number: `${note}-${at}` });
    await Promise.resolve();
  }, undefined);

const aLine = { type: "quote.deleted", recordId: "1", channel: "job", requestId: "r", detail: {} };

/** A line that was written so long ago, by its id. */
const anOld = (age: number) =>
  core.run(async (work: Work) => {
    const entry = new AuditEntry();
    Object.assign(entry, aLine);
    entry.id = idBefore(v7(), age).replace(/0{12}$/, v7().slice(-12));
    entry.at = work.now;
    work.add(entry);
    return Promise.resolve(entry.id);
  }, undefined);

const asSuperuser = (...statements: string[]) =>
  asAdmin(sameDatabase(inject("server").admin, core.url), async (admin) => {
    await admin.query("set session_replication_role = replica");
    const tables = ["audit_entries", "audit_chain"];
    for (const table of tables) await admin.query(`alter table ${table} disable trigger all`);
    for (const statement of statements) await admin.query(statement);
    for (const table of tables)
      await admin.query(`alter table ${table} enable always trigger ${table}_keeps_rows`);
  });

const faults = async (witnesses: readonly Witness[] = []): Promise<(readonly [FaultKind, number | null])[]> =>
  (await verifyChain(core.services.pool, witnesses)).faults.map(({ kind, position }) => [kind, position]);

/** `npm run audit:verify` on this database. */
const verifyByHand = (...paper: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    const tsx = createRequire(import.meta.url).resolve("tsx/cli");
    const script = [tsx, "--tsconfig", "api/tsconfig.json", "api/scripts/audit/verify.ts", ...paper];
    const env = { ...process.env, DATABASE_URL: core.url, LOG_LEVEL: "error", NODE_ENV: "" };
    execFile(process.execPath, script, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });

describe("the chain over the history", () => {
  it("takes every line once, in the order of ids, each link on the one before", async () => {
    await write(1_200);
    await chain();
    expect((await head())?.position).toBe(1_200);
    await write(2);
    await chain();
    await chain();
    expect((await head())?.position).toBe(1_202);
    expect(await faults()).toEqual([]);
  });

  it("puts a line that is committed late after those with higher ids", async () => {
    const slow = new pg.Client({ connectionString: core.url });
    await slow.connect();
    await slow.query("begin");
    const id = v7();
    await slow.query(
      `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
       values ($1, '${STARTED}', 'quote.deleted', '1', 'graphql', 'r', '{}')`,
      [id],
    );
    await write(1);
    await chain();
    const before = await head();
    await slow.query("commit");
    await slow.end();
    await chain();
    const [link] = await core.services.orm.em
      .fork()
      .execute<{ position: number }[]>("select position from audit_chain where entry_id = ?", [id]);
    expect(link?.position).toBe((before?.position ?? 0) + 1);
    expect(await faults()).toEqual([]);
  });

  it("is one chain when two processes keep it at once", async () => {
    const other = await core.again();
    await write(300);
    await Promise.all([
      chain(),
      chainSweep().run(jobContext(other.services, "test")),
      core.run(chainAudit, { above: "00000000-0000-0000-0000-000000000000" }),
    ]);
    await other.close();
    expect(await faults()).toEqual([]);
  });

  it("reports a line that nothing chained for five minutes", async () => {
    const id = await anOld(minutes(6));
    await anOld(minutes(4));
    expect((await verifyChain(core.services.pool, [])).faults).toMatchObject([
      { kind: "unchained", entryId: id },
    ]);
    expect(await core.run(chainAudit, { above: idBefore(id, 1) })).toMatchObject({ chained: 2, late: 1 });
    expect(await faults()).toEqual([]);
  });

  it("covers the actor's role, and keeps lines hashed before roles were noted", async () => {
    const id = await anOld(minutes(3));
    await core.run(
      (work: Work) =>
        work.rows(sql`insert into audit_chain (position, entry_id, version, previous, hash, chained_at)
          select h.position + 1, e.id, 1, h.hash, audit_hash(h.hash, h.position + 1, audit_text(e, 1)), e.at
          from audit_entries e, (select position, hash from audit_chain order by position desc limit 1) h
          where e.id = ${id} returning position`),
      undefined,
    );
    await core.run((work: Work) => {
      work.add(Object.assign(new AuditEntry(), { ...aLine, at: work.now, actorRole: 4 }));
      return Promise.resolve();
    }, undefined);
    await chain();
    expect(await faults()).toEqual([]);
    const last = (await head())!.position;
    const roleOf = (place: number, role: string) =>
      `update audit_entries set actor_role = ${role}
       where id = (select entry_id from audit_chain where position = ${place})`;
    await asSuperuser(roleOf(last - 1, "7"), roleOf(last, "7"));
    expect(await faults()).toEqual([
      ["changed", last - 1],
      ["changed", last],
    ]);
    await asSuperuser(roleOf(last - 1, "null"), roleOf(last, "4"));
    expect(await faults()).toEqual([]);
  });

  it("keeps its links, and lets the application add only", async () => {
    const client = new pg.Client({ connectionString: core.url });
    await client.connect();
    for (const statement of ["update audit_chain set hash = previous", "delete from audit_chain"])
      await expect(client.query(statement)).rejects.toThrow("permission denied");
    await client.end();
  });
});

describe("audit:verify", () => {
  /** A head of the chain as a certificate prints it. */
  let paper: readonly [position: string, hash: string];

  it("says that nothing is wrong with the chain nor with a certificate, and the last link", async () => {
    const printed = await head();
    expect(printed).not.toBeNull();
    paper = [String(printed?.position), printed?.hash ?? ""];
    const { code, said } = await verifyByHand(...paper);
    expect(said).toMatch(
      /La auditoría está completa: [\d.]+ eslabones y 0 certificados revisados\. Último: /,
    );
    expect(code).toBe(0);
  });

  it("names a line that the superuser changed, one that was removed and one that was entered", async () => {
    const ids = await core.services.orm.em
      .fork()
      .execute<{ entry_id: string }[]>(
        "select entry_id from audit_chain where position in (5, 9) order by position",
      );
    const [changed, removed] = ids.map(({ entry_id: id }) => id);
    await asSuperuser(
      `update audit_entries set detail = '{"number":"otro"}' where id = '${changed}'`,
      `delete from audit_entries where id = '${removed}'`,
      `insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
       values ('01900000-0000-7000-8000-000000000000', '${STARTED}', 'payment.verified', 'P', 'graphql', 'r',
         '{}')`,
    );
    const { code, said } = await verifyByHand();
    expect(said).toMatch(new RegExp(`Fila cambiada: eslabón 5 · quote\\.deleted · .* · id ${changed}`));
    expect(said).toContain(`Fila borrada: eslabón 9 · id ${removed}`);
    expect(said).toContain(
      "Fila sin eslabón: se insertó después, o el encadenamiento está detenido: payment.verified",
    );
    expect(said).toContain("Fallas: 3");
    expect(code).toBe(1);
  });

  it("detects against a certificate that the whole chain was written again, or its end is gone", async () => {
    await asSuperuser("delete from audit_chain");
    await chain();
    const { code, said } = await verifyByHand(...paper);
    expect(said).toContain("Huella que no coincide: eslabón");
    expect(said).toContain("papel que tienes");
    expect(code).toBe(1);
  });
});
