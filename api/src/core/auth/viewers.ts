import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Live } from "../events/live.ts";
import type { Account, AccountSource } from "./account.ts";
import { counts, type Session, type Sessions } from "./session.ts";
import type { Viewer } from "./viewer.ts";

/** The topic that drops an account from every process's map: `{ userId }`. */
export const USER_CHANGED = "user.changed";

/** Milliseconds to which the last use of a session is known. */
const NOTED_EVERY = 5 * 60_000;

/**
 * Who a bearer is. Verified tokens and accounts are kept per process; an account is dropped by NOTIFY
 * `user.changed` of the changing transaction, and while the process does not listen nothing is taken from the
 * map.
 */
export class Viewers {
  readonly #sessions = new LRUCache<string, Session>({ max: 20_000 });
  readonly #accounts = new LRUCache<number, Account>({ max: 20_000 });
  /** Those who are looked up at the same moment are read by one statement, as in a burst of deliveries. */
  readonly #lookUp: DataLoader<number, Account | null>;
  /** When the use of a session was last noted, in milliseconds. */
  readonly #noted = new LRUCache<string, number>({ max: 20_000 });
  readonly #noting = new Set<Promise<void>>();
  #changes = 0;

  constructor(
    private readonly tokens: Sessions,
    private readonly source: AccountSource,
    private readonly live: Live,
  ) {
    this.#lookUp = new DataLoader((ids) => this.source.findAll(ids), { cache: false, maxBatchSize: 1_000 });
    live.on(USER_CHANGED, (ids) => {
      this.#changes += 1;
      this.#accounts.delete(Number(ids["userId"]));
    });
    live.onReconnect(() => {
      this.#changes += 1;
      this.#accounts.clear();
    });
  }

  /**
   * The viewer of a bearer from memory alone; undefined when it must be looked up, null when it is no valid
   * session.
   */
  peek(bearer: string, now: Date): Viewer | null | undefined {
    const session = this.#sessions.get(bearer);
    if (!session || !this.live.connected) return undefined;
    if (isOver(session, now)) return null;
    const account = this.#accounts.get(session.userId);
    if (!account) return undefined;
    return this.#viewerOf(session, account, now);
  }

  /** The viewer of a bearer, or null when it is no valid session. */
  async find(bearer: string, now: Date): Promise<Viewer | null> {
    const known = this.peek(bearer, now);
    if (known !== undefined) return known;
    const session = this.#sessions.get(bearer) ?? (await this.tokens.read(bearer, now));
    if (!session || isOver(session, now)) return null;
    const changes = this.#changes;
    const account = await this.#lookUp.load(session.userId);
    if (!account) return null;
    this.#sessions.set(bearer, session);
    // A change that was announced while the account was read may be missing in it.
    if (changes === this.#changes) this.#accounts.set(session.userId, account);
    return this.#viewerOf(session, account, now);
  }

  /** `Nombre Apellido` of an account, or null when there is none. */
  async nameOf(userId: number): Promise<string | null> {
    const account = this.#accounts.get(userId) ?? (await this.#lookUp.load(userId));
    return account?.viewer.name ?? null;
  }

  /** Waits for what is being noted: before the database is left. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting);
  }

  #viewerOf(session: Session, account: Account, now: Date): Viewer | null {
    if (!counts(session, account)) return null;
    this.#noteUse(session.sessionId, now);
    return { ...account.viewer, sessionId: session.sessionId };
  }

  /** Nobody waits for it, and one that is lost is noted at the next use. */
  #noteUse(sessionId: string, now: Date): void {
    if (now.getTime() - (this.#noted.get(sessionId) ?? 0) < NOTED_EVERY) return;
    this.#noted.set(sessionId, now.getTime());
    const noting = this.source
      .noteUse(sessionId, now, NOTED_EVERY)
      .catch(() => void this.#noted.delete(sessionId));
    this.#noting.add(noting);
    void noting.finally(() => this.#noting.delete(noting));
  }
}

const isOver = ({ expiresAt }: Session, now: Date): boolean => expiresAt * 1000 <= now.getTime();
