import { type Capability, may } from "@travesia/api/permissions";
import type { ComponentType } from "react";

/** Whom an address admits: everybody, every active user, or the roles that may do a thing. */
export type RouteGuard = "public" | "signedIn" | Capability;

/** Whether a guard admits somebody who is signed in, by their role. */
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
  /** Whether those whom it does not admit are led to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Where clients whom it does not admit are led: their own page of the same. */
  readonly ofClients?: string;
  /** Where `Volver` of the access-denied page leads when there is nothing to go back to; `/` unless told. */
  readonly redirect?: string;
}
