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

declare module "../context.ts" {
  interface Services {
    /** Viewers who have each record open at present, across all processes. */
    readonly recordViewers: RecordViewers;
  }
}

const TOPIC = "onlookers";
/** Maximum number of other viewers that are listed. */
const MOST = 6;
/** Interval between two checks that the other processes are alive, in milliseconds. */
const LOOK = 5_000;

/** Other people who have a record open: their account ids, in order of arrival. */
export interface OtherViewers {
  readonly ids: readonly number[];
}

interface RecordViewer {
  readonly viewer: Follows;
  readonly kind: RecordKind;
  readonly id: string;
  readonly heard: Subscription<OtherViewers>;
  /** Ids last sent, separated by spaces; null before the first time. */
  last: string | null;
}

/** Open records that another process announced, each with its viewer, as `quote:0190…:12`. */
interface Other {
  /**
   * Id of the database backend on which the other process listens: the process counts as alive while this
   * connection exists.
   */
  readonly backend: number;
  readonly open: Set<string>;
}

const recordOf = ({ kind, id }: Pick<RecordViewer, "kind" | "id">) => `${kind}:${id}`;
const tokenOf = (viewing: RecordViewer) => `${recordOf(viewing)}:${viewing.viewer.id}`;
const personOf = (token: string) => Number(token.slice(token.lastIndexOf(":") + 1));
const recordIn = (token: string) => token.slice(0, token.lastIndexOf(":"));

/**
 * Present viewers of a record, for the other people who have it open. Nothing is stored: each process
 * announces the records opened and closed in it by NOTIFY, and forgets another process when that process's
 * listening connection is gone.
 */
export class RecordViewers {
  readonly #process = randomUUID();
  readonly #here = new Map<string, Set<RecordViewer>>();
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
   * Marks a record as open until the returned iterator ends; it yields the other viewers, at once and
   * whenever they change. @throws Refusal NOT_FOUND for a record that the viewer may not see.
   */
  async open(kind: RecordKind, id: string, viewer: Follows): Promise<AsyncIterableIterator<OtherViewers>> {
    if (!(await this.changes.sees(kind, id, viewer))) throw notFound(NO_RECORD);
    const heard = new Subscription<OtherViewers>(() => this.#close(viewing));
    const viewing: RecordViewer = {
      viewer: { id: viewer.id, role: viewer.role },
      kind,
      id,
      heard,
      last: null,
    };
    const record = recordOf(viewing);
    const viewings = this.#here.get(record) ?? new Set();
    const known = this.#isOpenHere(viewing);
    this.#here.set(record, viewings.add(viewing));
    if (!known) this.#said.say("in", tokenOf(viewing));
    void this.#send(record);
    return heard;
  }

  #close(viewing: RecordViewer): void {
    const record = recordOf(viewing);
    const viewings = this.#here.get(record);
    viewings?.delete(viewing);
    if (viewings?.size === 0) this.#here.delete(record);
    if (this.#isOpenHere(viewing)) return;
    this.#said.say("out", tokenOf(viewing));
    void this.#send(record);
  }

  #isOpenHere({ kind, id, viewer }: RecordViewer): boolean {
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
    for (const record of new Set([...before, ...tokens].map(recordIn))) void this.#send(record);
  }

  /**
   * Repeats all announcements of this process, because announcements are lost while the connection is down.
   */
  #beginAgain(): void {
    const records = [...this.#others.values()].flatMap(({ open }) => [...open].map(recordIn));
    this.#others.clear();
    this.#said.say("hello");
    this.#sayAll();
    for (const record of new Set(records)) void this.#send(record);
  }

  #sayAll(): void {
    this.#said.say("all");
    for (const viewings of this.#here.values())
      for (const token of new Set([...viewings].map(tokenOf))) this.#said.say("in", token);
  }

  /** Checks at intervals that the other processes are alive, as long as any are known. */
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
      for (const record of new Set([...open].map(recordIn))) void this.#send(record);
    }
  }

  #peopleOn(record: string): number[] {
    const here = [...(this.#here.get(record) ?? [])].map(({ viewer }) => viewer.id);
    const there = [...this.#others.values()].flatMap(({ open }) =>
      [...open].filter((token) => recordIn(token) === record).map(personOf),
    );
    return [...new Set([...here, ...there])];
  }

  async #send(record: string): Promise<void> {
    const viewings = [...(this.#here.get(record) ?? [])];
    const seen = await Promise.all(
      viewings.map(({ kind, id, viewer }) => this.changes.sees(kind, id, viewer).catch(() => false)),
    );
    const people = this.#peopleOn(record);
    for (const [place, viewing] of viewings.entries()) {
      const ids = people.filter((id) => id !== viewing.viewer.id).slice(0, MOST);
      const last = ids.join(" ");
      if (!seen[place] || last === viewing.last) continue;
      viewing.last = last;
      viewing.heard.push({ ids });
    }
  }
}
