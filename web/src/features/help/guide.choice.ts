import type { RoleNumber } from "@travesia/api/permissions";
import { matchPath } from "react-router-dom";
import { admits, type GuardedPath } from "../../base/routes/route.ts";
import { guidePatterns } from "./guide.patterns.ts";
import { guides } from "./guides/guides.ts";
import { pageGuides } from "./guides/pages/pages.ts";
import type { Guide } from "./help.types.ts";

/** Returns whether one of these patterns has a screen that the role may open. */
const opens = (patterns: readonly string[], role: number, routes: readonly GuardedPath[]) =>
  routes.some((route) => patterns.includes(route.path) && admits(route.guard, role));

/**
 * Returns the guides of a role whose screen exists and which the role may open: the guides for the role, and
 * for other pages the general guides.
 */
export function guidesOf(role: number, routes: readonly GuardedPath[]): readonly Guide[] {
  const own = guides[role as RoleNumber] ?? [];
  const others = pageGuides.filter(({ key }) => !own.some((guide) => guide.key === key));
  return [...own, ...others].filter(({ key }) => opens(guidePatterns[key], role, routes));
}

/** Returns the guide of an address for a role, or null when there is none. */
export function guideAt(pathname: string, role: number, routes: readonly GuardedPath[]): Guide | null {
  const here = ({ key }: Guide) =>
    guidePatterns[key].some(
      (pattern) => matchPath(pattern, pathname) !== null && opens([pattern], role, routes),
    );
  return guidesOf(role, routes).find(here) ?? null;
}
