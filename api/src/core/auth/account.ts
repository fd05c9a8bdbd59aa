import type { Viewer } from "./viewer.ts";

/** What a session is checked against: the viewer, and which of their sessions still count. */
export interface Account {
  readonly viewer: Viewer;
  readonly sessionsVersion: number;
  /** The one older session that still counts, if any. */
  readonly keptSession: string | null;
}

/** Where accounts are found; the accounts module provides it, so that core knows no table of people. */
export interface AccountSource {
  find(userId: number): Promise<Account | null>;
  /** Several in one statement, in the order of their ids; null where there is none. */
  findAll(userIds: readonly number[]): Promise<(Account | null)[]>;
}
