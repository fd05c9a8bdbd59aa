import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type Asked, besides, ratioAtMost } from "./beside.ts";
import { send } from "./processes.ts";
import { register } from "./registering.ts";
import { median } from "./report.ts";

/** Payments that are registered in a second beside the team's sockets, and seconds of it. */
const CHANGES = 20;
const SECONDS = 10;
/** Clients that write without a pause, and seconds of it. */
const WRITERS = 50;
const WRITING = 5;
/** Largest slowdown of a list beside sockets and changes, as a factor of its time before. */
const TARGET = 2;

/** Request to the process of the followers: open a socket for each session, or report what was heard. */
export type ToFollowers =
  { readonly open: readonly string[]; readonly url: string } | { readonly report: true };

/** A payment that was heard of: by how many sockets, and when by the last of them. */
export interface Heard {
  readonly id: string;
  readonly by: number;
  readonly last: number;
}

/** A process of the product, sessions of its team, the process of their sockets, and contracts to pay. */
interface LiveAddresses extends Asked {
  readonly team: readonly string[];
  readonly followers: ChildProcess;
  readonly contracts: readonly string[];
}

/** The value that 95 of 100 do not pass. */
const p95 = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1] ?? NaN;

const now = () => performance.timeOrigin + performance.now();

/** Registers payments at a steady pace; answers when each was sent, by its id. */
async function atPace({ contracts, ...asked }: LiveAddresses): Promise<ReadonlyMap<string, number>> {
  const sent = new Map<string, number>();
  const one = async (n: number) => {
    await pause((n * 1_000) / CHANGES);
    const at = now();
    sent.set(await register(asked, contracts[n % contracts.length]), at);
  };
  await Promise.all(Array.from({ length: CHANGES * SECONDS }, (_, n) => one(n)));
  return sent;
}

/** Registers payments by many clients at once; answers the milliseconds of each. */
async function withoutPause({ contracts, ...asked }: LiveAddresses): Promise<readonly number[]> {
  const taken: number[] = [];
  const end = now() + WRITING * 1_000;
  const one = async (_: unknown, writer: number) => {
    for (let n = writer; now() < end; n += WRITERS) {
      const at = now();
      await register(asked, contracts[n % contracts.length]);
      taken.push(now() - at);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
  return taken;
}

/**
 * Measures a working day: how long a payment takes from its request to the last socket that hears of it,
 * while a team has one socket each and twenty are registered in a second; the slowdown of a list beside them;
 * and how many payments fifty clients register who never pause.
 */
export async function liveLines(addresses: LiveAddresses, rounds: number): Promise<readonly string[]> {
  const { product, team, followers } = addresses;
  await send(followers, { open: team, url: product } satisfies ToFollowers);
  const delays: number[] = [];
  const hearers: number[] = [];
  const ratios: number[] = [];
  const writes: number[] = [];
  const speeds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const end = now() + 2_000;
    const quiet = await besides(addresses, () => now() > end);
    let over = false;
    const registered = atPace(addresses).finally(() => (over = true));
    ratios.push((await besides(addresses, () => over)) / quiet);
    const sent = await registered;
    await pause(1_000);
    const heard = await send<readonly Heard[]>(followers, { report: true } satisfies ToFollowers);
    if (heard.length < sent.size) throw new Error(`${heard.length} of ${sent.size} payments were heard of`);
    for (const { id, by, last } of heard) {
      hearers.push(by);
      delays.push(last - (sent.get(id) ?? NaN));
    }
    const taken = await withoutPause(addresses);
    writes.push(...taken);
    speeds.push(taken.length / WRITING);
    await pause(1_000);
    await send(followers, { report: true } satisfies ToFollowers);
  }
  const ms = (numbers: readonly number[]) =>
    `mediana ${median(numbers).toFixed(0)} ms, p95 ${p95(numbers).toFixed(0)} ms`;
  return [
    "live",
    `  ${team.length} sockets, ${CHANGES} pagos por segundo: ${ms(delays)} hasta el último de ` +
      `${median(hearers)} que lo ven`,
    `  ${WRITERS} clientes que registran sin pausa: ${median(speeds).toFixed(0)} pagos/s, ${ms(writes)}`,
    ratioAtMost("live.beside/quiet", median(ratios), TARGET),
  ];
}
