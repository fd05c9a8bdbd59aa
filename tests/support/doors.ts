import { admits, type GuardedPath } from "../../web/src/base/routes/route.ts";
import { routes } from "../../web/src/app/routes/routes.ts";

const table: readonly GuardedPath[] = routes;

/** Returns whether an address leads to a page that admits a role. */
export function isOpenTo(role: number, address: string): boolean {
  const { pathname } = new URL(address, "http://x");
  const fits = ({ path }: GuardedPath) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathname);
  // A page at exactly this address comes before one with a parameter.
  const guard = (table.find(({ path }) => path === pathname) ?? table.find(fits))?.guard;
  return guard !== undefined && admits(guard, role);
}
