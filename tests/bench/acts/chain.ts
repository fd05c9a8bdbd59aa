import { deepStrictEqual } from "node:assert/strict";
import { Agent } from "node:http";
import { performance } from "node:perf_hooks";
import type pg from "pg";
import { perAnswer, processorTime } from "../processor.ts";
import { linesOf, type Round } from "../report.ts";
import type { Act, Chain, Sale } from "./act.ts";
import { type Answered, ask, type Contestant, type Sessions } from "./contestant.ts";
import { refuseOtherRows, watch } from "./left-rows.ts";

/** Requests that are under way at once. */
const AT_ONCE = 16;

/** Rounds that do not count. */
const WARM_UP = 3;

/** Least speed of an act, as a factor of its floor's. */
const TARGET = 0.4;

/** The two contestants, the people who act, and the database of both. */
export interface Track {
  readonly contestants: readonly [product: Contestant, floor: Contestant];
  readonly sessions: Sessions;
  readonly client: pg.Client;
  /** Process of the database's server. */
  readonly postgres: number;
}

/** Result of an act that one contestant did for its sales. */
interface Turn {
  readonly round: Round;
  readonly answers: readonly Answered[];
  readonly sales: readonly Sale[];
}

const idsOf = (sales: readonly Sale[], key: string) => sales.map(({ ids }) => ids[key]);

/** Does an act for sales, some at once, after what comes before it. */
async function turn(track: Track, of: Contestant, act: Act, sales: readonly Sale[]): Promise<Turn> {
  if (act.before) await track.client.query(act.before.text, [idsOf(sales, act.before.of)]);
  const asked = sales.slice(0, act.few?.sales);
  const answers: Answered[] = [];
  // New connections for each turn: a server ends connections that are idle for the length of another's turn.
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const asking = { sessions: track.sessions, agent };
  let next = 0;
  const one = async () => {
    while (next < asked.length) {
      const place = next++;
      answers[place] = await ask(of, act, asked[place]!, asking);
    }
  };
  const watched = { process: of.pid, postgres: track.postgres, load: process.pid };
  const before = processorTime(watched);
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const seconds = (performance.now() - start) / 1_000;
  const after = processorTime(watched);
  agent.destroy();
  const split = before && after && perAnswer(before, after, asked.length);
  if (act.few) await track.client.query(act.few.text, [idsOf(sales.slice(asked.length), act.few.of)]);
  const learned = sales.map(({ ids, ...sale }, place) => ({
    ...sale,
    ids: { ...ids, ...(answers[place] && act.learned(answers[place].data)) },
  }));
  return { round: { perSecond: asked.length / seconds, split }, answers, sales: learned };
}

/** Brings new sales of both contestants through the acts, in turn. */
async function bring(
  track: Track,
  { acts, begin }: Chain,
  count: number,
  found: (act: Act, turns: readonly Turn[]) => void = () => undefined,
): Promise<void> {
  const under = new Map(track.contestants.map((one, place) => [one, begin(count, place)]));
  for (const act of acts) {
    const turns: Turn[] = [];
    for (const one of track.contestants) {
      const done = await turn(track, one, act, under.get(one) ?? []);
      under.set(one, done.sales);
      turns.push(done);
    }
    found(act, turns);
  }
}

/** Makes sure that both answer each act with the same data and leave the same rows, with one sale each. */
async function refuseUnequal(track: Track, { acts, begin }: Chain): Promise<void> {
  const under = new Map(track.contestants.map((one, place) => [one, begin(1, place)]));
  const leftBy = await watch(track.client);
  for (const act of acts) {
    const found = [];
    for (const one of track.contestants) {
      let data: unknown;
      const left = await leftBy(async () => {
        const { sales, answers } = await turn(track, one, act, under.get(one) ?? []);
        under.set(one, sales);
        data = act.same(answers[0]!.data);
      });
      found.push({ left, data });
    }
    const [product, floor] = found;
    deepStrictEqual(floor?.data, product?.data, `${act.name}: floor and product answer different data`);
    refuseOtherRows(act.name, product!.left, floor!.left);
  }
}

/**
 * Measures the acts of a chain, each against its floor: the product works on rows of the product, the floor
 * on rows of the floor.
 */
export async function chainLines(
  track: Track,
  { acts: all, sales, begin }: Chain,
  wanted: (name: string) => boolean,
  rounds: number,
): Promise<readonly string[]> {
  // The acts after the last one that is wanted are not needed for it.
  const acts = all.slice(0, all.findLastIndex(({ name }) => wanted(name)) + 1);
  const chain = { acts, sales, begin };
  if (acts.length === 0) return [];
  await bring(track, chain, 1);
  await refuseUnequal(track, chain);
  for (let round = 0; round < WARM_UP; round++) await bring(track, chain, sales);
  const turns = new Map<Act, (readonly Turn[])[]>(acts.map((act) => [act, []]));
  for (let round = 0; round < rounds; round++)
    await bring(track, chain, sales, (act, found) => turns.get(act)?.push(found));
  return acts.filter(({ name }) => wanted(name)).flatMap((act) => linesFor(track, act, turns.get(act) ?? []));
}

function linesFor(
  { contestants }: Track,
  { name }: Act,
  rounds: readonly (readonly Turn[])[],
): readonly string[] {
  const of = <Value>(value: (turns: readonly Turn[], place: number) => Value) =>
    contestants.map((one, place) => [one.name, value(rounds[0] ?? [], place)] as const);
  const paces = Object.fromEntries(of((_, place) => rounds.map((turns) => turns[place]!.round)));
  const bytes = new Map(of((turns, place) => turns[place]?.answers[0]?.bytes ?? 0));
  const figures = [{ name: "graphql/floor", of: "graphql", over: "floor", target: TARGET }];
  return linesOf({ name, figures }, paces, bytes);
}
