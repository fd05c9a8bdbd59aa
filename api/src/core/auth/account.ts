import type { EntityManager } from "@mikro-orm/postgresql";
import type { Day } from "../colombia/days.ts";
import type { JoinViewing } from "./impersonation.ts";
import type { TokenGrant, Viewer } from "./viewer.ts";

/** Access token that was not revoked; it may have expired. */
export interface LivingToken extends TokenGrant {
  readonly expiresAt: Date;
  /** Ranges of addresses from which requests are accepted; empty for any address. */
  readonly ranges: readonly string[];
}

/** Account against which a session is checked: the viewer, and which of their sessions are still valid. */
export interface Account {
  readonly viewer: Viewer;
  readonly sessionsVersion: number;
  /** Id of the one session of an older version that is still valid, if any. */
  readonly keptSession: string | null;
  /**
   * First day in Bogota on which the account, which has no second factor yet, cannot sign in without one;
   * null when none is required.
   */
  readonly secondFactorDue: Day | null;
  /** Ids of individually ended sessions that may not have expired yet. */
  readonly endedSessions: ReadonlySet<string>;
  /**
   * Roles by `viewingKey`: the role that a viewed person had when a session of this account began to view as
   * them.
   */
  readonly viewings: ReadonlyMap<string, number>;
  /** Valid tokens by their hash. */
  readonly tokens: ReadonlyMap<string, LivingToken>;
}

/** Lookup of accounts, provided by the accounts module, so that core does not depend on its tables. */
export interface AccountSource {
  /** Finds an account in its current state; with `within`, as that entity manager's transaction sees it. */
  find(userId: number, within?: EntityManager): Promise<Account | null>;
  /** Finds several accounts in one statement, in the order of the ids; null for a missing account. */
  findAll(userIds: readonly number[]): Promise<(Account | null)[]>;
  /** Records that a session was used, unless a use was recorded within the interval, in milliseconds. */
  noteUse(sessionId: string, at: Date, interval: number): Promise<void>;
  /** Finds the owner of an access token by its hash; null when there is none. */
  ownerOfToken(hash: string): Promise<number | null>;
  /** Records that a token was used and from which address, unless a use was recorded within the interval. */
  noteTokenUse(tokenId: string, at: Date, address: string | null, interval: number): Promise<void>;
  readonly joinViewing: JoinViewing;
}
