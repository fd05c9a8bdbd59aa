import { isStaff } from "@travesia/api/accounts/staff.rules";
import { admits, type AppRoute } from "../routes/route.ts";

/**
 * First pages by preference: staff start their day, customers look at their trips; then the list nearest to
 * their work.
 */
const staffHomes = ["/mi-dia", "/quotesList", "/contratos", "/commissionsList"];
const clientHomes = ["/userReservas", "/contratos"];

/** Returns the first page of a role among the routes it may open, or null when there is none yet. */
export function homeOf(role: number, routes: readonly Pick<AppRoute, "path" | "guard">[]): string | null {
  const open = (path: string) =>
    routes.some((route) => route.path === path && route.guard !== "public" && admits(route.guard, role));
  return (isStaff({ role }) ? staffHomes : clientHomes).find(open) ?? null;
}
