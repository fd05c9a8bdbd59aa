import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import type { Live } from "../events/live.ts";
import type { Account, AccountSource } from "./account.ts";
import { counts, type Session, type Sessions } from "./session.ts";
import type { Viewer } from "./viewer.ts";

/** The topic that drops an account from every process's map: `{ userId }`. */
export const USER_CHANGED = "user.changed";

/**
 * Who a bearer is. Verified tokens and accounts are kept per process; an account is dropped by NOTIFY `user.changed` of the
 * changing transaction, and while the process does not listen nothing is taken from the map.
 */
export class Viewers {
  readonly #sessions = new LRUCache<string, Session>({ max: 20_000 });
  readonly #accounts = new LRUCache<number, Account>({ max: 20_000 });
  /** Those who are looked up at the same moment are read by one statement, as in a burst of deliveries. */
  readonly #lookUp: DataLoader<number, Account | null>;
  #changes = 0;

  constructor(
    private readonly tokens: Sessions,
    source: AccountSource,
    private readonly live: Live,
  ) {
    this.#lookUp = new DataLoader((ids) => source.findAll(ids), { cache: false, maxBatchSize: 1_000 });
    live.on(USER_CHANGED, (ids) => {
      this.#changes += 1;
      this.#accounts.delete(Number(ids["userId"]));
    });
    live.onReconnect(() => {
      this.#changes += 1;
      this.#accounts.clear();
    });
  }

  /** The viewer of a bearer from memory alone; undefined when it must be looked up, null when it is no valid session. */
  peek(bearer: string, now: Date): Viewer | null | undefined {
    const session = this.#sessions.get(bearer);
    if (!session || !this.live.connected) return undefined;
    if (isOver(session, now)) return null;
    const account = this.#accounts.get(session.userId);
    if (!account) return undefined;
    return viewerOf(session, account);
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
    return viewerOf(session, account);
  }

  /** `Nombre Apellido` of an account, or null when there is none. */
  async nameOf(userId: number): Promise<string | null> {
    const account = this.#accounts.get(userId) ?? (await this.#lookUp.load(userId));
    return account?.viewer.name ?? null;
  }
}

const isOver = ({ expiresAt }: Session, now: Date): boolean => expiresAt * 1000 <= now.getTime();

const viewerOf = (session: Session, account: Account): Viewer | null =>
  counts(session, account) ? { ...account.viewer, sessionId: session.sessionId } : null;
