import { fork } from "node:child_process";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { job, type Job, type Sweep } from "../../../api/src/core/jobs/jobs.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { runSweeps } from "../../../api/src/core/jobs/sweeps.ts";
import { Presence } from "../../../api/src/core/jobs/presence.ts";
import { JobWorker } from "../../../api/src/core/jobs/worker.ts";
import { presentTrace, withinTrace } from "../../../api/src/core/outgoing/trace.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { afterFile } from "../../support/after-file.ts";
import { asAdmin } from "../../support/server.ts";
import { openCore, type CoreServices } from "./core-services.ts";
import { eventually } from "../../support/patience.ts";

declare module "../../../api/src/core/jobs/jobs.ts" {
  interface Jobs {
    "test.count": { id: number };
  }
}

let core: CoreServices;
let workers: JobWorker[];
beforeAll(async () => {
  core = await openCore();
  afterFile(core.close);
});
beforeEach(() => {
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await core.services.orm.em.fork().execute("delete from graphile_worker._private_jobs");
});

async function startWorker(jobs: Job[], sweeps: Sweep[] = [], services = core.services): Promise<JobWorker> {
  const worker = new JobWorker(services, core.url, { jobs, sweeps });
  workers.push(worker);
  await worker.start();
  return worker;
}

const connections = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: core.url });
  await client.connect();
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database()
      and application_name in ('travesia jobs', 'travesia presence')`,
  );
  await client.end();
  return rowCount ?? 0;
};

const add = (work: Work, id: number) => work.job("test.count", { id });

describe("a worker", () => {
  test("that is stopped while it starts leaves no connection behind", async () => {
    const worker = new JobWorker(core.services, core.url, { jobs: [], sweeps: [] });
    const starting = worker.start();
    await worker.stop();
    await starting;
    expect(worker.running).toBe(false);
    await eventually(async () => expect(await connections()).toBe(0));
  });

  test("that finds no database when it starts takes jobs as soon as there is one", async () => {
    const name = new URL(core.url).pathname.slice(1);
    const allow = (connections: boolean) =>
      asAdmin(inject("server").admin, (admin) =>
        admin.query(`alter database "${name}" allow_connections ${connections}`),
      );
    await allow(false);
    const worker = await startWorker([]);
    expect(worker.running).toBe(false);
    await allow(true);
    await eventually(() => expect(worker.running).toBe(true));
  });
});

test("a worker that loses its connection while it looks around asks for its sign once, and can leave", async () => {
  const SIGN = "hashtextextended('travesia worker looks', 0)";
  const other = new pg.Client({ connectionString: core.url });
  await other.connect();
  const presences = (condition: string) =>
    core.services.orm.em.fork().execute<{ pid: number }[]>(
      `select pid from pg_stat_activity where datname = current_database()
        and application_name = 'travesia presence' and ${condition}`,
    );
  await other.query("begin; lock table graphile_worker._private_jobs");
  const presence = new Presence(core.url, { id: "looks", jobs: new Set() }, core.services.log);
  const started = presence.start();
  const looking = await eventually(async () => {
    const [found] = await presences("wait_event_type = 'Lock'");
    return found?.pid ?? Promise.reject(new Error("it does not look yet"));
  });
  await other.query("select pg_terminate_backend($1)", [looking]);
  await other.query(`select pg_advisory_lock(${SIGN}); commit`);
  await started;
  await eventually(async () => expect(await presences("wait_event = 'advisory'")).toHaveLength(1));
  await new Promise((soon) => setTimeout(soon, 1_000));
  expect(await presences("true")).toHaveLength(1);
  await other.query(`select pg_advisory_unlock(${SIGN})`);
  await presence.stop();
  await eventually(async () => expect(await presences("true")).toEqual([]));
  await other.end();
});

describe("a job", () => {
  test("runs once, although two processes take jobs", async () => {
    const ran: number[] = [];
    const count = job("test.count", async (_context, { id }) => void ran.push(id));
    const other = await core.again();
    await startWorker([count]);
    await startWorker([count], [], other.services);
    const ids = Array.from({ length: 60 }, (_, id) => id);
    await Promise.all(ids.map((id) => core.run(add, id)));
    await eventually(() => expect(ran.length).toBeGreaterThanOrEqual(ids.length));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(ran.sort((a, b) => a - b)).toEqual(ids);
    await other.close();
  });

  test("never runs when the transaction that added it was rolled back", async () => {
    const ran = vi.fn();
    await startWorker([job("test.count", async (_context, { id }) => void ran(id))]);
    const undone = async (work: Work) => {
      await add(work, 1);
      throw new Error("undone");
    };
    await expect(core.run(undone, undefined)).rejects.toThrow("undone");
    await core.run(add, 2);
    await eventually(() => expect(ran).toHaveBeenCalled());
    expect(ran.mock.calls).toEqual([[2]]);
  });

  test("goes on with the trace of the request that added it, and another has none", async () => {
    const ran = vi.fn();
    await startWorker([job("test.count", async (_context, { id }) => void ran(id, presentTrace()?.id))]);
    const id = "4bf92f3577b34da6a3ce929d0e0e4736";
    await withinTrace({ id, flags: "01" }, () => core.run(add, 1));
    await eventually(() => expect(ran).toHaveBeenCalledTimes(1));
    await core.run(add, 2);
    await eventually(() => expect(ran).toHaveBeenCalledTimes(2));
    expect(ran.mock.calls).toEqual([
      [1, id],
      [2, undefined],
    ]);
  });

  test("acts in the name of nobody, from the channel of jobs", async () => {
    const seen = vi.fn();
    const look = async ({ viewer, origin }: Work) => seen(viewer, origin.channel);
    await startWorker([job("test.count", (context) => context.run(look, undefined))]);
    await core.run(add, 1);
    await eventually(() => expect(seen).toHaveBeenCalledWith(null, "job"));
  });

  test("that fails is tried again", async () => {
    const tried = vi.fn().mockRejectedValueOnce(new Error("once"));
    await startWorker([job("test.count", async () => tried())]);
    await core.run(add, 1);
    const em = core.services.orm.em.fork();
    const again = "update graphile_worker._private_jobs set run_at = now() where run_at > now() returning id";
    // Some seconds later automatically: a test does not wait for them.
    await eventually(async () => expect(await em.execute(again)).toHaveLength(1));
    await eventually(() => expect(tried).toHaveBeenCalledTimes(2));
  });

  test("left behind by a process that was killed is queued again within seconds", async () => {
    await core.run(add, 1);
    const child = fork(new URL("./dying-worker.ts", import.meta.url), [core.url], { execArgv: [] });
    await new Promise((taken) => child.once("message", taken));
    child.kill("SIGKILL");
    const client = new pg.Client({ connectionString: core.url });
    await client.connect();
    const locked = async () =>
      (await client.query("select 1 from graphile_worker.jobs where locked_by is not null")).rowCount;
    expect(await locked()).toBe(1);
    // It has been silent for seconds.
    await client.query("update graphile_worker._private_jobs set locked_at = now() - interval '6 seconds'");
    const ran = vi.fn();
    await startWorker([job("test.count", async (_context, { id }) => void ran(id))]);
    await eventually(() => expect(ran).toHaveBeenCalledWith(1));
    await client.end();
  });

  test("that was given to us by an answer that got lost is put back", async () => {
    const em = core.services.orm.em.fork();
    const worker = new Promise<string>((found) => {
      const look = job("test.count", async () => {
        const [row] = await em.execute<{ worker: string }[]>(
          "select locked_by as worker from graphile_worker.jobs where locked_by is not null",
        );
        found(row?.worker ?? "");
      });
      void startWorker([look]);
    });
    await core.run(add, 1);
    const id = await worker;
    expect(id).toMatch(/^pool-/);
    await em.execute(
      "select graphile_worker.add_job('test.count', payload := '{}', run_at := now() + interval '1 day')",
    );
    await em.execute(
      `update graphile_worker._private_jobs set locked_by = ?, locked_at = now() - interval '1 hour',
        run_at = now()`,
      [id],
    );
    // It looks when its connection is new, not only every five seconds.
    await em.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and application_name = 'travesia presence'`,
    );
    const left = async () => (await em.execute("select 1 from graphile_worker.jobs")).length;
    await eventually(async () => expect(await left()).toBe(0));
  });

  test("of a process that lives stays its own, however long it takes", async () => {
    let release: () => void = () => undefined;
    const ran = vi.fn(() => new Promise<void>((done) => (release = done)));
    const count = job("test.count", ran);
    await startWorker([count]);
    await core.run(add, 1);
    await eventually(() => expect(ran).toHaveBeenCalledOnce());
    await core.services.orm.em
      .fork()
      .execute("update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'");
    await startWorker([count]);
    await new Promise((soon) => setTimeout(soon, 1_500));
    expect(ran).toHaveBeenCalledOnce();
    release();
  });
});

test("a sweep that fails does not keep the others from their work", async () => {
  const second = vi.fn(async () => undefined);
  const failing = async () => {
    throw new Error("a sweep");
  };
  await runSweeps(jobContext(core.services, "test"), [
    { name: "first", run: failing },
    { name: "second", run: second },
  ]);
  expect(second).toHaveBeenCalledOnce();
});

test("stopping waits for the job that runs", async () => {
  let ended = false;
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const slow = job("test.count", async () => {
    begun.resolve();
    await goesOn.promise;
    ended = true;
  });
  const worker = await startWorker([slow]);
  expect(worker.running).toBe(true);
  await core.run(add, 1);
  await begun.promise;
  const stopped = worker.stop();
  setTimeout(goesOn.resolve, 200);
  await stopped;
  expect(ended).toBe(true);
  expect(worker.running).toBe(false);
});

test("jobs run again after the database dropped every connection", async () => {
  const ran = vi.fn();
  await startWorker([job("test.count", async (_context, { id }) => void ran(id))]);
  const admin = new pg.Client({ connectionString: core.url });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()`,
  );
  await admin.query("select graphile_worker.add_job('test.count', payload := '{\"id\":1}')");
  await admin.end();
  await eventually(() => expect(ran).toHaveBeenCalledWith(1));
});
