import type { MikroORM } from "@mikro-orm/core";
import DataLoader from "dataloader";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Live } from "../events/live.ts";
import { Subscription } from "../events/subscription.ts";
import { notFound } from "../failure.ts";
import { NO_RECORD } from "../input/ids.ts";
import { rowsFrom } from "../read/rows.ts";
import type { Fragment } from "../read/sql.ts";
import type { FollowedRecord } from "./followed-record.ts";
import { type Follows, Reach, type Seen } from "./reach.ts";
import { Recent } from "./recent.ts";
import type { RecordKind } from "./record-kind.enum.ts";
import { idsByLine, type Token } from "./touched.ts";

declare module "../context.ts" {
  interface Services {
    /** Live changes, sent to the people who follow records. */
    readonly changes: Changes;
  }
}

/** Topic on which acts announce the records that they changed: `{ of }`, tokens separated by spaces. */
export const CHANGES = "changes";

/**
 * A record that changed. The id is null when the follower has to reload, because a change may have been
 * missed.
 */
export interface Change {
  readonly type: RecordKind;
  readonly id: string | null;
  readonly version: number | null;
}

/** Follower of one record, or of all records of a kind that they may see. */
interface Follower {
  readonly viewer: Follows;
  readonly id: string | null;
  readonly heard: Subscription<Change>;
}

interface Question {
  readonly reach: Reach;
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly viewer: Follows;
}
interface Entry {
  readonly reach: Reach;
  readonly viewer: Follows;
  readonly id: string;
}

/** Time in which changes are collected before their recipients are looked up, in milliseconds. */
const GATHERED = 20;
/**
 * Maximum number of records of one kind that are announced individually; above it, the followers of the kind
 * have to reload.
 */
const MOST_SENT = 50;
/** Time over which requests to reload are spread: per follower, and in total, in milliseconds. */
const SPREAD = { each: 2.5, most: 5_000 } as const;

const keyOf = ({ id, role }: Follows) => `${role} ${id}`;

/**
 * Live changes for the followers of records. Acts announce the records they changed (`Work`). Each process
 * checks in one statement per kind which of its followers may see them, however many followers there are.
 */
export class Changes {
  /** Names, in the history, of the records that can be followed and of their parts. */
  readonly lines: ReadonlySet<string>;
  readonly #reaches: ReadonlyMap<RecordKind, Reach>;
  readonly #followers = new Map<RecordKind, Set<Follower>>();
  readonly #recent = new Recent();
  #pending = new Set<Token>();
  #late: { readonly kind: RecordKind; readonly follower: Follower; readonly tokens: readonly Token[] }[] = [];
  #sending = false;
  readonly #seen = new DataLoader<Question, readonly Seen[]>((asked) => this.#answer(asked), {
    cache: false,
  });
  readonly #entries = new DataLoader<Entry, boolean>((asked) => this.#mayEnter(asked), { cache: false });

  constructor(
    records: readonly FollowedRecord[],
    orm: Pick<MikroORM, "getMetadata">,
    /** The primary database: a replica may not have the announced changes yet. */
    private readonly pool: Pick<Pool, "query">,
    private readonly log: Logger,
    live: Pick<Live, "on" | "onReconnect">,
  ) {
    this.lines = new Set(records.flatMap(({ lines }) => lines));
    this.#reaches = new Map(
      records.flatMap((record) =>
        record.follows ? [[record.follows.kind, new Reach(record.follows.kind, record, records, orm)]] : [],
      ),
    );
    live.on(CHANGES, ({ of }) => this.#changed(String(of).split(" ")));
    live.onReconnect(() => this.askAgain());
  }

  /** True when no change is waiting to be sent. */
  get quiet(): boolean {
    return !this.#sending && this.#pending.size + this.#late.length === 0;
  }

  /**
   * Follows one record, or all records of a kind that a person may see. The first change has no id: no change
   * after it is missed, and the changes of the last seconds are sent again. @throws Refusal NOT_FOUND for a
   * record that the viewer may not see.
   */
  async follow(kind: RecordKind, id: string | null, viewer: Follows): Promise<AsyncIterableIterator<Change>> {
    const followers = this.#followers.get(kind) ?? new Set();
    this.#followers.set(kind, followers);
    const heard = new Subscription<Change>(() => followers.delete(follower));
    const follower: Follower = { viewer: { id: viewer.id, role: viewer.role }, id, heard };
    heard.push(askAgain(kind));
    followers.add(follower);
    if (id !== null && !(await this.sees(kind, id, viewer))) {
      heard.end();
      throw notFound(NO_RECORD);
    }
    this.#catchUp(kind, follower);
    return heard;
  }

  /** Follows all records of several kinds that the viewer may see, as {@link follow} does for one kind. */
  followKinds(kinds: readonly RecordKind[], viewer: Follows): AsyncIterableIterator<Change> {
    const joined: Set<Follower>[] = [];
    const heard = new Subscription<Change>(() => joined.forEach((followers) => followers.delete(follower)));
    const follower: Follower = { viewer: { id: viewer.id, role: viewer.role }, id: null, heard };
    const [first] = kinds;
    if (first) heard.push(askAgain(first));
    for (const kind of kinds) {
      const followers = this.#followers.get(kind) ?? new Set();
      this.#followers.set(kind, followers.add(follower));
      joined.push(followers);
      this.#catchUp(kind, follower);
    }
    return heard;
  }

  #catchUp(kind: RecordKind, follower: Follower): void {
    const tokens = this.#recent.of(this.#reaches.get(kind)?.lines);
    if (tokens.length === 0) return;
    this.#late.push({ kind, follower, tokens });
    this.#sendSoon();
  }

  /** Returns the visibility rules of some kinds of records. */
  reachesOf(kinds: Iterable<RecordKind>): Reach[] {
    return [...new Set(kinds)].flatMap((kind) => this.#reaches.get(kind) ?? []);
  }

  /** Returns whether the viewer may see a record at present. */
  sees(kind: RecordKind, id: string, { id: me, role }: Follows): Promise<boolean> {
    const reach = this.#reaches.get(kind);
    return reach ? this.#entries.load({ reach, id, viewer: { id: me, role } }) : Promise.resolve(false);
  }

  /** Makes all followers reload, spread over time to limit the load. */
  askAgain(): void {
    const all = [...this.#followers].flatMap(([kind, followers]) =>
      [...followers].map(
        ({ heard }) =>
          () =>
            heard.push(askAgain(kind)),
      ),
    );
    const spread = Math.min(all.length * SPREAD.each, SPREAD.most);
    for (const push of all) setTimeout(push, Math.random() * spread).unref();
  }

  #changed(tokens: readonly Token[]): void {
    for (const token of tokens) this.#pending.add(token);
    this.#sendSoon();
  }

  #sendSoon(): void {
    if (this.#sending) return;
    this.#sending = true;
    setTimeout(() => void this.#sendAll(), GATHERED).unref();
  }

  async #sendAll(): Promise<void> {
    const pending = this.#pending;
    const late = this.#late;
    this.#pending = new Set();
    this.#late = [];
    this.#recent.add(pending);
    const followers = [...this.#followers].flatMap(([kind, of]) =>
      of.size > 0 ? [{ kind, of: [...of] }] : [],
    );
    try {
      await Promise.all([
        ...followers.map(({ kind, of }) => this.#send(kind, pending, of)),
        ...[...Map.groupBy(late, ({ kind }) => kind)].map(([kind, of]) =>
          this.#send(
            kind,
            of.flatMap(({ tokens }) => tokens),
            of.map(({ follower }) => follower),
          ),
        ),
      ]);
    } catch (error) {
      this.log.warn({ err: error }, "changes: it cannot be asked who may hear of them");
      this.askAgain();
    }
    this.#sending = false;
    if (this.#pending.size + this.#late.length > 0) this.#sendSoon();
  }

  async #send(kind: RecordKind, tokens: Iterable<Token>, followers: readonly Follower[]): Promise<void> {
    const reach = this.#reaches.get(kind);
    if (!reach) return;
    const all = idsByLine(tokens);
    const ids = new Map([...all].filter(([line]) => reach.lines.has(line)));
    const gone = new Set(reach.own.flatMap((line) => all.get(`-${line}`) ?? []));
    // A deleted record is in no scope any more: followers who could have it open have to read again.
    for (const { id, heard } of followers)
      if (gone.size > 0 && (id === null || gone.has(id))) heard.push(askAgain(kind));
    const many = [...ids.values()].reduce((sum, of) => sum + of.length, 0) > MOST_SENT;
    if (many) for (const { id, heard } of followers) if (id === null) heard.push(askAgain(kind));
    const asking = followers.filter(({ id }) => (id === null ? !many : this.#mayConcern(reach, ids, id)));
    if (ids.size === 0 || asking.length === 0) return;
    const viewers = new Map(asking.map(({ viewer }) => [keyOf(viewer), viewer]));
    const seen = new Map(
      await Promise.all(
        [...viewers].map(async ([key, viewer]) => {
          const rows = await this.#seen.load({ reach, ids, viewer });
          return [key, new Map(rows.map((row) => [row.id, row]))] as const;
        }),
      ),
    );
    for (const { viewer, id, heard } of asking) {
      const rows = seen.get(keyOf(viewer)) ?? new Map<string, Seen>();
      const changed = id === null ? [...rows.values()] : [rows.get(id)].filter((row) => row !== undefined);
      for (const row of changed) heard.push({ type: kind, id: row.id, version: row.version });
    }
  }

  /**
   * Returns whether a record may be among the changes; for changed parts of records this is unknown until
   * they are looked up.
   */
  #mayConcern(reach: Reach, ids: ReadonlyMap<string, readonly string[]>, id: string): boolean {
    return [...ids].some(([line, of]) => !reach.own.includes(line) || of.includes(id));
  }

  async #answer(asked: readonly Question[]): Promise<(readonly Seen[])[]> {
    const byPerson = new Map<Question, readonly Seen[]>();
    await Promise.all(
      [...Map.groupBy(asked, ({ ids }) => ids)].map(async ([ids, questions]) => {
        const [first] = questions;
        if (!first) return;
        const rows = Map.groupBy(
          await this.#rows(
            first.reach.ofAll(
              ids,
              questions.map(({ viewer }) => viewer),
            ),
          ),
          (row) => keyOf({ id: row.viewer, role: row.role }),
        );
        for (const question of questions) byPerson.set(question, rows.get(keyOf(question.viewer)) ?? []);
      }),
    );
    return asked.map((question) => byPerson.get(question) ?? []);
  }

  async #mayEnter(asked: readonly Entry[]): Promise<boolean[]> {
    const open = new Set<string>();
    await Promise.all(
      [...Map.groupBy(asked, ({ reach }) => reach)].map(async ([reach, pairs]) => {
        for (const row of await this.#rows(reach.ofPairs(pairs)))
          open.add(`${reach.kind} ${keyOf({ id: row.viewer, role: row.role })} ${row.id}`);
      }),
    );
    return asked.map(({ reach, viewer, id }) => open.has(`${reach.kind} ${keyOf(viewer)} ${id}`));
  }

  #rows(statement: Fragment): Promise<Seen[]> {
    return rowsFrom<Seen>(this.pool, statement);
  }
}

const askAgain = (type: RecordKind): Change => ({ type, id: null, version: null });
