import { type Capability, may } from "@travesia/api/permissions";
import type { DocumentNode } from "@apollo/client";
import type { ComponentType } from "react";

/** Access rule of an address: everybody, every active user, or the roles with a capability. */
export type RouteGuard = "public" | "signedIn" | Capability;

/** Returns whether a guard admits a role. */
export const admits = (guard: RouteGuard, role: number): boolean =>
  guard === "public" || guard === "signedIn" || may(role, guard);

/** An address of the application and the users who may open it. */
export interface GuardedPath {
  /** Address pattern, defined in the feature's `*.paths.ts`. */
  readonly path: string;
  readonly guard: RouteGuard;
}

/** One screen of the application. */
export interface AppRoute extends GuardedPath {
  /**
   * `bare`: only the screen; `public`: sand background and one column, for visitors and link pages; `office`:
   * navigation and top bar.
   */
  readonly layout: "bare" | "public" | "office";
  /**
   * Loads the screen when it is first opened: `async () => (await
   * import("…/QuoteListScreen.tsx")).QuoteListScreen`.
   */
  readonly screen: () => Promise<ComponentType>;
  /**
   * Loads the screen's first query; called when the user hovers a list row that links to the screen. The
   * query takes the parameters of the address.
   */
  readonly reads?: () => Promise<DocumentNode>;
  /** True when users without access are redirected to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Address to which clients without access are redirected: the clients' version of the page. */
  readonly ofClients?: string;
  /** Target of `Volver` on the access-denied page when there is no previous page; `/` by default. */
  readonly redirect?: string;
}
