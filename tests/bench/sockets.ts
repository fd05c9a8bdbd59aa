import { execFile } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import type { ChildProcess } from "node:child_process";
import { promisify } from "node:util";
import pg from "pg";
import { send } from "./processes.ts";
import { median } from "./report.ts";

/**
 * Sockets that are open at a time, sockets of each person, and messages of one burst to all of them together.
 */
const SOCKETS = 2_000;
const OF_A_PERSON = 20;
const BURST = 20_000;
/** Largest time of `/healthz` beside sockets, as a factor of its idle median. */
const TARGET = 2;

/**
 * Addresses to measure: two processes of the product that are equal except for the sockets, and the process
 * that opens them.
 */
export interface SocketAddresses {
  readonly quiet: string;
  readonly crowded: string;
  readonly tokens: readonly string[];
  readonly databaseUrl: string;
  readonly listeners: ChildProcess;
  /** The process of the product that has the sockets. */
  readonly pid: number;
}

/** Request to the process of the listeners: open sockets, or report when this many messages have come. */
export type ToListeners =
  | { readonly open: readonly string[]; readonly url: string; readonly each: number }
  | { readonly hear: number };

/** Milliseconds of one answer after the other until `over` says so. */
async function answersOf(url: string, over: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const found: number[] = [];
  while (!over()) {
    const start = performance.now();
    const [response] = (await once(get(`${url}/healthz`, { agent }), "response")) as [NodeJS.ReadableStream];
    await once(response.resume(), "end");
    found.push(performance.now() - start);
  }
  agent.destroy();
  return found;
}

/** Kilobytes of memory that a process holds. */
const memoryOf = async (pid: number): Promise<number> =>
  Number((await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])).stdout);

const forSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
};

/**
 * Measures the cost of sockets for everybody else: the median time of `/healthz` beside 2,000 idle sockets,
 * and while 20,000 messages leave through them, over that of an equal process without sockets. Each round
 * asks all three in turn. Measures also how long one notice and one change take to the last of them, and the
 * memory of a socket.
 */
export async function socketLines(
  addresses: SocketAddresses,
  rounds: number,
  seconds: number,
): Promise<readonly string[]> {
  const { quiet, crowded, tokens, databaseUrl, listeners, pid } = addresses;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const empty = await memoryOf(pid);
  await send(listeners, {
    open: tokens.slice(0, SOCKETS / OF_A_PERSON),
    url: crowded,
    each: OF_A_PERSON,
  } satisfies ToListeners);

  const burst = async (): Promise<number[]> => {
    let over = false;
    const heard = send(listeners, { hear: BURST } satisfies ToListeners).then(() => (over = true));
    const change = `select pg_notify('travesia', json_build_object('topic', 'raffle', 'raffleId', n, 'values',
      '', 'state', 'free')::text)`;
    await database.query(`${change} from generate_series(1, ${BURST / SOCKETS}) n`);
    const found = await answersOf(crowded, () => over);
    await heard;
    return found;
  };

  const full = await memoryOf(pid);
  /** Milliseconds from an announcement until the last of all sockets has heard it. */
  const lastOf = async (announced: object): Promise<number> => {
    const heard = send(listeners, { hear: SOCKETS } satisfies ToListeners);
    const start = performance.now();
    await database.query("select pg_notify('travesia', $1)", [JSON.stringify(announced)]);
    await heard;
    return performance.now() - start;
  };
  const { rows: packages } = await database.query<{ id: number }>(
    "select id from packages where archived_at is null limit 1",
  );
  const toAll = { topic: "raffle", raffleId: "1", values: "", state: "free" };
  // Everybody may see a package, and for each it is asked.
  const toThoseWhoSee = { topic: "changes", of: `package:${packages[0]?.id}` };

  for (const url of [quiet, crowded]) await answersOf(url, forSeconds(seconds));
  await burst();
  const none: number[] = [];
  const idle: number[] = [];
  const busy: number[] = [];
  const notices: number[] = [];
  const changes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    none.push(median(await answersOf(quiet, forSeconds(seconds))));
    idle.push(median(await answersOf(crowded, forSeconds(seconds))));
    busy.push(median(await burst()));
    notices.push(await lastOf(toAll));
    changes.push(await lastOf(toThoseWhoSee));
  }
  await database.end();
  const line = (name: string, found: readonly number[]) =>
    `  ${name.padEnd(13)} ${median(found).toFixed(3).padStart(6)} ms por /healthz`;
  const last = (name: string, found: readonly number[]) =>
    `  ${name.padEnd(13)} ${median(found).toFixed(0).padStart(6)} ms hasta el último de ${SOCKETS}`;
  const ratio = (name: string, found: readonly number[]) => {
    const figure = median(found.map((time, round) => time / none[round]!));
    return (
      `RATIO sockets.${name}/none ${figure.toFixed(2)}` +
      `${figure > TARGET ? `  (por encima de ${TARGET.toFixed(2)})` : ""}`
    );
  };
  return [
    "sockets",
    line("none", none),
    line("idle", idle),
    line("burst", busy),
    last("notice", notices),
    last("change", changes),
    `  ${"memory".padEnd(13)} ${((full - empty) / SOCKETS).toFixed(1).padStart(6)} kB por socket`,
    ratio("idle", idle),
    ratio("burst", busy),
  ];
}
