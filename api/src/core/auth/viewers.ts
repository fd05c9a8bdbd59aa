import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { today } from "../colombia/days.ts";
import { forbidden, notFound } from "../failure.ts";
import type { Live } from "../events/live.ts";
import { looksLikeAccessToken } from "./access-token.ts";
import type { Account, AccountSource } from "./account.ts";
import { AccessTokens, refusalOfPaused } from "./by-token.ts";
import {
  refusedImpersonation,
  refusalToImpersonate,
  refusalOfViewed,
  type Identity,
  impersonationOf,
  viewedId,
  viewingKey,
} from "./impersonation.ts";
import type { Credentials } from "./credentials.ts";
import { counts, type Session, type Sessions } from "./session.ts";
import type { Viewer } from "./viewer.ts";
import { viewingRefusals } from "./viewing.rules.ts";

/** Topic that drops one account from every process's cache: `{ userId }`. */
export const USER_CHANGED = "user.changed";

/** Topic that drops every account from the cache, after a setting of a whole role changed. */
export const USERS_CHANGED = "users.changed";

/** Minimum interval between two records of a session's last use, in milliseconds. */
const NOTED_EVERY = 5 * 60_000;

/** Credentials that identify a person. */
type Shown = Pick<Credentials, "bearer" | "viewAs">;

/**
 * Cache of the accounts behind bearer tokens. Verified tokens and accounts are cached per process. An account
 * is dropped by the NOTIFY `user.changed` of the transaction that changes it; while the process does not
 * listen, the cache is not used.
 */
export class Viewers {
  readonly #sessions = new LRUCache<string, Session>({ max: 20_000 });
  readonly #accounts = new LRUCache<number, Account>({ max: 20_000 });
  /**
   * Batched lookup: accounts requested at the same moment, as in a burst of deliveries, are read in one
   * statement.
   */
  readonly #lookUp: DataLoader<number, Account | null>;
  /** Time at which the last use of each session was recorded, in milliseconds. */
  readonly #noted = new LRUCache<string, number>({ max: 20_000 });
  readonly #noting = new Set<Promise<void>>();
  readonly #tokens: AccessTokens;
  #changes = 0;

  constructor(
    private readonly tokens: Sessions,
    private readonly source: AccountSource,
    private readonly live: Live,
  ) {
    this.#tokens = new AccessTokens(source);
    this.#lookUp = new DataLoader((ids) => this.source.findAll(ids), { cache: false, maxBatchSize: 1_000 });
    live.on(USER_CHANGED, (ids) => {
      this.#changes += 1;
      this.#accounts.delete(Number(ids["userId"]));
    });
    const forgetAll = () => {
      this.#changes += 1;
      this.#accounts.clear();
    };
    live.on(USERS_CHANGED, forgetAll);
    live.onReconnect(forgetAll);
  }

  /**
   * Returns the viewer of a bearer from the cache only. Undefined when a lookup is needed; null without a
   * valid session or an access token that is valid for `address`.
   */
  peek(bearer: string, now: Date, address: string | null = null): Viewer | null | undefined {
    if (looksLikeAccessToken(bearer)) return this.#peekToken(bearer, now, address);
    const session = this.#sessions.get(bearer);
    if (!session || !this.live.connected) return undefined;
    if (isOver(session, now)) return null;
    const account = this.#accounts.get(session.userId);
    if (!account) return undefined;
    return this.#viewerOf(session, account, now);
  }

  /** Returns the viewer of a bearer, or null when it is neither a valid session nor a valid access token. */
  async find(bearer: string, now: Date, address: string | null = null): Promise<Viewer | null> {
    return (await this.#asking(bearer, now, address))?.viewer ?? null;
  }

  /**
   * Returns the identity of a bearer token from the cache only; undefined when a lookup is needed or a
   * viewing starts.
   */
  peekIdentity({ bearer, viewAs }: Shown, now: Date, address: string | null): Identity | undefined {
    const by = bearer === null ? null : this.peek(bearer, now, address);
    if (by === undefined) return undefined;
    const paused = by && refusalOfPaused(by);
    if (paused) return refusedImpersonation(by, paused);
    if (!by || viewAs === null) return { viewer: by, impersonator: null };
    const refusal = refusalToImpersonate(by, viewAs);
    if (refusal) return refusedImpersonation(by, refusal);
    const id = viewedId(viewAs) ?? 0;
    const person = this.#accounts.get(id);
    const role = this.#accounts.get(by.id)?.viewings.get(viewingKey(by.sessionId, id));
    return person && role !== undefined ? impersonationOf(by, person, role) : undefined;
  }

  /**
   * Returns the identity of a bearer token. `join` starts viewing as another person when that viewing is not
   * active; without `join` the identity of such a request has no viewer.
   */
  async identity(
    { bearer, viewAs }: Shown,
    now: Date,
    address: string | null,
    join: ((by: Viewer, personId: number) => Promise<number>) | null,
  ): Promise<Identity> {
    const known = this.peekIdentity({ bearer, viewAs }, now, address);
    if (known) return known;
    const asking = bearer === null ? null : await this.#asking(bearer, now, address);
    const paused = asking && refusalOfPaused(asking.viewer);
    if (paused) return refusedImpersonation(asking.viewer, paused);
    if (!asking || viewAs === null) return { viewer: asking?.viewer ?? null, impersonator: null };
    const { viewer: by, account } = asking;
    const refusal = refusalToImpersonate(by, viewAs);
    if (refusal) return refusedImpersonation(by, refusal);
    const id = viewedId(viewAs) ?? 0;
    const person = await this.#account(id);
    if (!person) return refusedImpersonation(by, notFound(viewingRefusals.unknown));
    const refused = refusalOfViewed(person.viewer);
    if (refused) return refusedImpersonation(by, refused);
    const key = viewingKey(by.sessionId, id);
    // The account kept of the owner may date from before the viewing began.
    const open = async () => (await this.#account(by.id))?.viewings.get(key);
    const role = account.viewings.get(key) ?? (await (join ? join(by, id) : open()));
    return role === undefined
      ? refusedImpersonation(by, forbidden(viewingRefusals.over))
      : impersonationOf(by, person, role);
  }

  /**
   * Returns the viewer of a bearer as a transaction sees the account; null when the bearer is no longer
   * valid. The cache is not used.
   */
  async findWithin(
    em: EntityManager,
    bearer: string,
    now: Date,
    address: string | null,
  ): Promise<Viewer | null> {
    const token = looksLikeAccessToken(bearer) ? await this.#tokens.findOwner(bearer) : null;
    const session = token ? null : await this.tokens.read(bearer, now);
    const account = await this.source.find(token?.userId ?? session?.userId ?? 0, em);
    if (!account) return null;
    if (token) return this.#tokens.viewerOf(token, account, now, address);
    return session && this.#viewerOf(session, account, now);
  }

  /** `Nombre Apellido` of an account, or null when there is none. */
  async nameOf(userId: number): Promise<string | null> {
    const account = this.#accounts.get(userId) ?? (await this.#lookUp.load(userId));
    return account?.viewer.name ?? null;
  }

  /** Waits until pending uses are recorded; called before the database is closed. */
  async settle(): Promise<void> {
    await Promise.all(this.#noting);
    await this.#tokens.settle();
  }

  #peekToken(bearer: string, now: Date, address: string | null): Viewer | null | undefined {
    const token = this.#tokens.peekOwner(bearer);
    if (!token) return token;
    const account = this.live.connected ? this.#accounts.get(token.userId) : undefined;
    return account?.tokens.has(token.hash) ? this.#tokens.viewerOf(token, account, now, address) : undefined;
  }

  /** Returns the viewer of a bearer, with the account against which the bearer was checked. */
  async #asking(
    bearer: string,
    now: Date,
    address: string | null,
  ): Promise<{ readonly viewer: Viewer; readonly account: Account } | null> {
    if (looksLikeAccessToken(bearer)) return this.#askingByToken(bearer, now, address);
    const session = this.#sessions.get(bearer) ?? (await this.tokens.read(bearer, now));
    if (!session || isOver(session, now)) return null;
    const account = await this.#kept(session.userId);
    if (!account) return null;
    this.#sessions.set(bearer, session);
    const viewer = this.#viewerOf(session, account, now);
    return viewer && { viewer, account };
  }

  async #askingByToken(bearer: string, now: Date, address: string | null) {
    const token = await this.#tokens.findOwner(bearer);
    if (!token) return null;
    const kept = await this.#kept(token.userId);
    // An account that was kept before this token was made does not know it yet.
    const account = kept?.tokens.has(token.hash) ? kept : await this.#account(token.userId);
    const viewer = account && this.#tokens.viewerOf(token, account, now, address);
    return viewer && { viewer, account };
  }

  /** Returns an account from the cache, or looks it up. */
  async #kept(userId: number): Promise<Account | null> {
    const known = this.live.connected ? this.#accounts.get(userId) : undefined;
    return known ?? (await this.#account(userId));
  }

  /** Looks an account up and caches it. */
  async #account(userId: number): Promise<Account | null> {
    const changes = this.#changes;
    const account = await this.#lookUp.load(userId);
    // A change that was announced while the account was read may be missing in it.
    if (account && changes === this.#changes) this.#accounts.set(userId, account);
    return account;
  }

  #viewerOf(session: Session, account: Account, now: Date): Viewer | null {
    if (account.viewer.service || !counts(session, account)) return null;
    this.#noteUse(session.sessionId, now);
    const viewer = { ...account.viewer, sessionId: session.sessionId };
    return owesSecondFactor(account, now) ? { ...viewer, owesSecondFactor: true } : viewer;
  }

  /** Records a use of the session in the background; a lost write is made up for by the next use. */
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

/** Returns whether the day by which an account needed a second factor has passed. */
const owesSecondFactor = ({ secondFactorDue: due }: Account, now: Date): boolean =>
  due !== null && due <= today(now);

const isOver = ({ expiresAt }: Session, now: Date): boolean => expiresAt * 1000 <= now.getTime();
