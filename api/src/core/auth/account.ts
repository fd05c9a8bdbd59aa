import type { EntityManager } from "@mikro-orm/postgresql";
import type { Day } from "../colombia/days.ts";
import type { JoinViewing } from "./impersonation.ts";
import type { TokenGrant, Viewer } from "./viewer.ts";

/** An access token of an account that was not revoked; it may have expired. */
export interface LivingToken extends TokenGrant {
  readonly expiresAt: Date;
  /** Ranges of addresses from which requests are accepted; empty for any address. */
  readonly ranges: readonly string[];
}

/** The account that a session is checked against: the viewer, and which of their sessions still count. */
export interface Account {
  readonly viewer: Viewer;
  readonly sessionsVersion: number;
  /** The one older session that is still valid, if any. */
  readonly keptSession: string | null;
  /**
   * First day in Bogota on which the account, which has no second factor yet, needs one to sign in; null when
   * none is required.
   */
  readonly secondFactorDue: Day | null;
  /** Ids of sessions that were ended one by one and may not have expired yet. */
  readonly endedSessions: ReadonlySet<string>;
  /**
   * Roles by `viewingKey`: the role that a person had when a session of this account began to view as them.
   */
  readonly viewings: ReadonlyMap<string, number>;
  /** Tokens by their hash. */
  readonly tokens: ReadonlyMap<string, LivingToken>;
}

/** Lookup of accounts; the accounts module provides it, so that core knows no table of people. */
export interface AccountSource {
  /** Finds an account in its present state; with `within`, as the transaction of that manager sees it. */
  find(userId: number, within?: EntityManager): Promise<Account | null>;
  /** Finds several in one statement, in the order of their ids; null for a missing one. */
  findAll(userIds: readonly number[]): Promise<(Account | null)[]>;
  /** Notes that a session was used, unless that was noted within the interval, in milliseconds. */
  noteUse(sessionId: string, at: Date, interval: number): Promise<void>;
  /** Finds the owner of an access token by its hash; null when there is none. */
  ownerOfToken(hash: string): Promise<number | null>;
  /** Notes that a token was used, and from where, unless that was noted within the interval. */
  noteTokenUse(tokenId: string, at: Date, address: string | null, interval: number): Promise<void>;
  readonly joinViewing: JoinViewing;
}
