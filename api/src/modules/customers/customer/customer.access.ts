import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { leads, managesLeaders, seesAll } from "../../accounts/staff.rules.ts";
import type { Customer } from "./customer.entity.ts";

/**
 * The customers that somebody may see: administration and accounting all, sellers those of whom one of their
 * quotes or contracts is, or whom they made, and whoever reads reservations those who reserved. It follows
 * the role of today: who leads no longer sees no customers of a team.
 */
export function visibleCustomers(viewer: Viewer | null): FilterQuery<Customer> {
  if (!viewer || !may(viewer.role, "readCustomers")) return { id: null } as never;
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Customer>[] = [{ sellers: { $contains: [viewer.id] } }, { maker: viewer.id }];
  if (leads(viewer)) seen.push({ leaders: { $contains: [viewer.id] } });
  if (managesLeaders(viewer)) seen.push({ managers: { $contains: [viewer.id] } });
  if (may(viewer.role, "readReservations")) seen.push({ reserved: true });
  return { $or: seen };
}
