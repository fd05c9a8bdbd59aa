import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { peopleOfTeam } from "../../accounts/people.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { leads, managesLeaders, seesAll } from "../../accounts/staff.rules.ts";
import type { Customer } from "./customer.entity.ts";

/** The customers with a quote or contract on which somebody stands as seller, leader or manager. */
export function soldBy(viewer: Viewer): FilterQuery<Customer> {
  const sold: FilterQuery<Customer>[] = [{ sellers: { $contains: [viewer.id] } }];
  if (leads(viewer)) sold.push({ leaders: { $contains: [viewer.id] } });
  if (managesLeaders(viewer)) sold.push({ managers: { $contains: [viewer.id] } });
  return { $or: sold };
}

/**
 * The customers that somebody may see: administration and accounting all, sellers those of whom one of their
 * quotes or contracts is, or whom they made, and whoever reads reservations those of the reservations that
 * they read. It follows the role of today: who leads no longer sees no customers of a team.
 */
export function visibleCustomers(viewer: Viewer | null): FilterQuery<Customer> {
  if (!viewer || !may(viewer.role, "readCustomers")) return { id: null } as never;
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Customer>[] = [soldBy(viewer), { maker: viewer.id }];
  if (may(viewer.role, "readReservations")) {
    const team = peopleOfTeam(viewer);
    seen.push(
      { reserved: true, account: { $or: [team, { referrer: team }] } },
      { account: { reservations: { bookedBy: team } } },
      { reservedUnclaimed: true },
    );
  }
  return { $or: seen };
}
