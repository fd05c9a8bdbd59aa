import { type Capability, may } from "@travesia/api/permissions";
import type { DocumentNode } from "@apollo/client";
import type { ComponentType } from "react";

/** Access rule of an address: everybody, every active user, or the roles with a capability. */
export type RouteGuard = "public" | "signedIn" | Capability;

/** Returns whether a guard admits a signed-in person, by their role. */
export const admits = (guard: RouteGuard, role: number): boolean =>
  guard === "public" || guard === "signedIn" || may(role, guard);

/** One address of the product and who may open it. */
export interface GuardedPath {
  /** Pattern of the feature's `*.paths.ts`. */
  readonly path: string;
  readonly guard: RouteGuard;
}

/** One screen of the application. */
export interface AppRoute extends GuardedPath {
  /**
   * `bare`: the screen alone; `public`: sand and one column, for visitors and link pages; `office`:
   * navigation and top bar.
   */
  readonly layout: "bare" | "public" | "office";
  /**
   * Loads the screen when it is first opened: `async () => (await
   * import("…/QuoteListScreen.tsx")).QuoteListScreen`.
   */
  readonly screen: () => Promise<ComponentType>;
  /**
   * Loads the screen's first query, with the address's own parameters: called when a list's row that leads
   * here is pointed at.
   */
  readonly reads?: () => Promise<DocumentNode>;
  /** True when users without access are redirected to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Address to which clients without access are redirected: their own version of the page. */
  readonly ofClients?: string;
  /** Address of `Volver` on the access-denied page when there is no previous page; `/` by default. */
  readonly redirect?: string;
}
