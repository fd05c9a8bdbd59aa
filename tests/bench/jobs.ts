import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Asked, besides, ratioAtMost } from "./beside.ts";
import { register } from "./registering.ts";
import { median } from "./report.ts";

/** Payments that are registered in a round, and how many at once. */
const PAYMENTS = 1_000;
const AT_ONCE = 16;
/** Largest slowdown of a list while the jobs of these payments run, as a factor of its time before. */
const TARGET = 2;
/** Milliseconds of a sweep that finds no due work left. */
const SETTLED = 2_000;

/** A process that runs jobs, its database, and contracts on which payments are registered. */
interface JobAddresses extends Asked {
  readonly databaseUrl: string;
  readonly contracts: readonly string[];
}

/** Registers so many payments. */
async function registerMany({ contracts, ...asked }: JobAddresses, count: number): Promise<void> {
  let sent = 0;
  const one = async () => {
    while (sent < count) await register(asked, contracts[sent++ % contracts.length]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Waits until no job is left to run. */
async function untilDone(client: pg.Client): Promise<void> {
  const left = "select from graphile_worker.jobs where attempts < max_attempts and run_at <= now() limit 1";
  while ((await client.query(left)).rowCount) await pause(200);
}

const DUE = "done_at is null and due_at <= now()";

/** Delivers every notice that waits to be sent with others of its person. */
async function deliverAll(client: pg.Client): Promise<void> {
  await client.query("update notice_deliveries set due_at = now() where done_at is null");
  do await swept(client);
  while ((await client.query(`select from notice_deliveries where ${DUE} limit 1`)).rowCount);
}

/** Sweeps now, not at the next minute, and waits until all jobs are done that come of it. */
async function swept(client: pg.Client): Promise<void> {
  await client.query("select graphile_worker.add_job('sweep', queue_name := 'sweep', job_key := 'sweep')");
  await untilDone(client);
}

/**
 * Waits until what was due before this process came is done: each sweep takes its share of it, and the next
 * one is not left to the next minute. The rows of the benchmark have what nobody did in a year.
 */
async function untilSettled(client: pg.Client): Promise<void> {
  for (let took = Infinity; took > SETTLED;) {
    await untilDone(client);
    const begun = performance.now();
    await swept(client);
    took = performance.now() - begun;
  }
}

/**
 * Measures how long the notices and mails of many payments take once they are due, and the slowdown of a list
 * beside them in the same process. What other rows leave to be done is done before.
 */
export async function jobLines(addresses: JobAddresses, rounds: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: addresses.databaseUrl });
  await client.connect();
  // Other measures ran without jobs, and left theirs. One of a queue may be locked by a process that is gone,
  // until this one takes it over.
  await client.query("delete from graphile_worker._private_jobs where job_queue_id is null");
  await registerMany(addresses, PAYMENTS / 5);
  await untilSettled(client);
  const seconds: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const end = performance.now() + 2_000;
    const quiet = await besides(addresses, () => performance.now() > end);
    await registerMany(addresses, PAYMENTS);
    const start = performance.now();
    let over = false;
    const done = deliverAll(client).then(() => (over = true));
    const beside = await besides(addresses, () => over);
    await done;
    seconds.push((performance.now() - start) / 1_000);
    ratios.push(beside / quiet);
  }
  await client.end();
  return [
    "jobs",
    `  ${median(seconds).toFixed(1)} s hasta el último aviso de ${PAYMENTS.toLocaleString("es-CO")} pagos`,
    ratioAtMost("jobs.beside/quiet", median(ratios), TARGET),
  ];
}
