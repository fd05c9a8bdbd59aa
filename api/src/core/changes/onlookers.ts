import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Ids, Live } from "../events/live.ts";
import { Subscription } from "../events/subscription.ts";
import { notFound } from "../failure.ts";
import { NO_RECORD } from "../input/ids.ts";
import type { Changes } from "./changes.ts";
import type { Follows } from "./reach.ts";
import type { RecordKind } from "./record-kind.enum.ts";
import { Said } from "./said.ts";

const TOPIC = "onlookers";
/** People that are told at the most. */
const MOST = 6;
/** Milliseconds between two looks whether the other processes live. */
const LOOK = 5_000;

/** Who else has a record open: their account ids, who came first before the others. */
export interface Onlooking {
  readonly ids: readonly number[];
}

interface Looker {
  readonly viewer: Follows;
  readonly kind: RecordKind;
  readonly id: string;
  readonly heard: Subscription<Onlooking>;
  /** What was told last. */
  told: string | null;
}

/** What another process said: which person has which record open, as `quote:0190…:12`. */
interface Other {
  /** The backend by which it listens: it lives as long as this connection. */
  readonly backend: number;
  readonly open: Set<string>;
}

const recordOf = ({ kind, id }: Pick<Looker, "kind" | "id">) => `${kind}:${id}`;
const tokenOf = (looker: Looker) => `${recordOf(looker)}:${looker.viewer.id}`;
const personOf = (token: string) => Number(token.slice(token.lastIndexOf(":") + 1));
const recordIn = (token: string) => token.slice(0, token.lastIndexOf(":"));

/**
 * Who looks at a record, for those who look at it too. Nothing of it is stored: each process says by NOTIFY
 * what is opened and closed in it, and forgets another one when the connection by which that listens is gone.
 */
export class Onlookers {
  readonly #process = randomUUID();
  readonly #here = new Map<string, Set<Looker>>();
  readonly #others = new Map<string, Other>();
  readonly #said: Said;
  #looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pick<Pool, "query">,
    private readonly log: Logger,
    private readonly live: Pick<Live, "on" | "onReconnect" | "backend">,
    private readonly changes: Pick<Changes, "sees">,
    private readonly look = LOOK,
  ) {
    this.#said = new Said(pool, log, TOPIC, () => ({ process: this.#process, backend: live.backend ?? 0 }));
    live.on(TOPIC, (ids) => this.#heard(ids));
    live.onReconnect(() => this.#beginAgain());
    if (live.backend !== null) this.#beginAgain();
  }

  /**
   * Has a record open from now on, until the answer is left: it tells who else has, now and whenever that
   * changes.
   * @throws Refusal NOT_FOUND for a record that they may not see.
   */
  async open(kind: RecordKind, id: string, viewer: Follows): Promise<AsyncIterableIterator<Onlooking>> {
    if (!(await this.changes.sees(kind, id, viewer))) throw notFound(NO_RECORD);
    const heard = new Subscription<Onlooking>(() => this.#close(looker));
    const looker: Looker = { viewer: { id: viewer.id, role: viewer.role }, kind, id, heard, told: null };
    const record = recordOf(looker);
    const lookers = this.#here.get(record) ?? new Set();
    const known = this.#isOpenHere(looker);
    this.#here.set(record, lookers.add(looker));
    if (!known) this.#said.say("in", tokenOf(looker));
    void this.#tell(record);
    return heard;
  }

  #close(looker: Looker): void {
    const record = recordOf(looker);
    const lookers = this.#here.get(record);
    lookers?.delete(looker);
    if (lookers?.size === 0) this.#here.delete(record);
    if (this.#isOpenHere(looker)) return;
    this.#said.say("out", tokenOf(looker));
    void this.#tell(record);
  }

  #isOpenHere({ kind, id, viewer }: Looker): boolean {
    return [...(this.#here.get(recordOf({ kind, id })) ?? [])].some((other) => other.viewer.id === viewer.id);
  }

  #heard({ process, backend, ...said }: Ids): void {
    if (process === this.#process || process === undefined) return;
    const { word, of = "" } = said as { word?: string; of?: string };
    const name = String(process);
    const tokens = String(of).split(" ").filter(Boolean);
    const other = this.#others.get(name) ?? { backend: Number(backend), open: new Set<string>() };
    const before = word === "all" ? [...other.open] : [];
    if (word === "all") other.open.clear();
    for (const token of tokens) {
      if (word === "out") other.open.delete(token);
      else other.open.add(token);
    }
    this.#others.set(name, { ...other, backend: Number(backend) });
    if (word === "hello") this.#sayAll();
    this.#lookAround();
    for (const record of new Set([...before, ...tokens].map(recordIn))) void this.#tell(record);
  }

  /** What was said while nobody listened is lost: all say it again. */
  #beginAgain(): void {
    const records = [...this.#others.values()].flatMap(({ open }) => [...open].map(recordIn));
    this.#others.clear();
    this.#said.say("hello");
    this.#sayAll();
    for (const record of new Set(records)) void this.#tell(record);
  }

  #sayAll(): void {
    this.#said.say("all");
    for (const lookers of this.#here.values())
      for (const token of new Set([...lookers].map(tokenOf))) this.#said.say("in", token);
  }

  /** Looks from time to time whether the others live, as long as there are any. */
  #lookAround(): void {
    if (this.#looking || this.#others.size === 0 || this.live.backend === null) return;
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      this.#dropDead()
        .catch((error: unknown) => this.log.debug({ err: error }, "onlookers: cannot look around"))
        .finally(() => this.#lookAround());
    }, this.look);
    this.#looking.unref();
  }

  async #dropDead(): Promise<void> {
    const { rows } = await this.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1) and application_name = 'travesia live'",
      [[...this.#others.values()].map(({ backend }) => backend)],
    );
    const alive = new Set(rows.map(({ pid }) => pid));
    for (const [name, { backend, open }] of this.#others) {
      if (alive.has(backend)) continue;
      this.#others.delete(name);
      for (const record of new Set([...open].map(recordIn))) void this.#tell(record);
    }
  }

  #peopleOn(record: string): number[] {
    const here = [...(this.#here.get(record) ?? [])].map(({ viewer }) => viewer.id);
    const there = [...this.#others.values()].flatMap(({ open }) =>
      [...open].filter((token) => recordIn(token) === record).map(personOf),
    );
    return [...new Set([...here, ...there])];
  }

  async #tell(record: string): Promise<void> {
    const lookers = [...(this.#here.get(record) ?? [])];
    const seen = await Promise.all(
      lookers.map(({ kind, id, viewer }) => this.changes.sees(kind, id, viewer).catch(() => false)),
    );
    const people = this.#peopleOn(record);
    for (const [place, looker] of lookers.entries()) {
      const ids = people.filter((id) => id !== looker.viewer.id).slice(0, MOST);
      const told = ids.join(" ");
      if (!seen[place] || told === looker.told) continue;
      looker.told = told;
      looker.heard.push({ ids });
    }
  }
}
