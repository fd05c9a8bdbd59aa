import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { peopleOfTeam } from "../../accounts/people.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { leads, managesLeaders, seesAll } from "../../accounts/staff.rules.ts";
import type { Customer } from "./customer.entity.ts";

/** Returns the customers with a quote or contract that has the viewer as seller, leader or manager. */
export function soldBy(viewer: Viewer): FilterQuery<Customer> {
  const sold: FilterQuery<Customer>[] = [{ sellers: { $contains: [viewer.id] } }];
  if (leads(viewer)) sold.push({ leaders: { $contains: [viewer.id] } });
  if (managesLeaders(viewer)) sold.push({ managers: { $contains: [viewer.id] } });
  return { $or: sold };
}

/**
 * Returns the customers that a viewer may see. Administration and accounting see all. Sellers see customers
 * of their quotes and contracts, and customers whom they created; readers of reservations see the customers
 * of visible reservations. The viewer's current role decides: a former leader sees no customers of the team.
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
