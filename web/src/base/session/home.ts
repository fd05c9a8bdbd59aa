import { isStaff } from "@travesia/api/accounts/staff.rules";
import { admits, type AppRoute } from "../routes/route.ts";

/**
 * Start pages by preference: the daily page for staff, the trips for clients; then the list most relevant to
 * the role.
 */
const staffHomes = ["/mi-dia", "/quotesList", "/contratos", "/commissionsList"];
const clientHomes = ["/userReservas", "/contratos"];

/** Returns the start page of a role among the routes it may open; null when there is none. */
export function homeOf(role: number, routes: readonly Pick<AppRoute, "path" | "guard">[]): string | null {
  const open = (path: string) =>
    routes.some((route) => route.path === path && route.guard !== "public" && admits(route.guard, role));
  return (isStaff({ role }) ? staffHomes : clientHomes).find(open) ?? null;
}
