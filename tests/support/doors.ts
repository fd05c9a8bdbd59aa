import { matchRoutes } from "react-router-dom";
import { routes } from "../../web/src/app/routes/routes.ts";
import { admits, type GuardedPath } from "../../web/src/base/routes/route.ts";

const table = routes.map(({ path, guard }: GuardedPath) => ({ path, guard }));

/** Returns whether an address leads to a page that admits a role, as the router finds the page. */
export function isOpenTo(role: number, address: string): boolean {
  const [found] = matchRoutes(table, new URL(address, "http://x").pathname) ?? [];
  return found !== undefined && admits(found.route.guard, role);
}
