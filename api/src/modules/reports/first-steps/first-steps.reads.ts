import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { ADMIN, CONTADOR } from "../../accounts/permissions.rules.ts";
import { earnerRoles } from "../../accounts/staff.rules.ts";
import type { FirstSteps } from "./first-steps.types.ts";

/** Roles of the people whom an owner invites. */
const invitedRoles: readonly number[] = [...earnerRoles, ADMIN, CONTADOR];

/**
 * Returns which first steps of a new agency are done; a step is done once a record of its kind exists. Null
 * once a contract exists, because the agency is no longer new.
 */
export async function firstSteps(context: Context): Promise<FirstSteps | null> {
  const [steps] = await Scope.of(context).rows<FirstSteps>(sql`select
    exists (select from customers) as customers,
    exists (select from agency_settings where rnt_number ~ '^[0-9]') as rnt,
    exists (select from agency_accounts where active) as accounts,
    exists (select from users where role = any(${[...invitedRoles]}::int[]) and is_active) as team,
    exists (select from numbering_ranges) as numbering,
    exists (select from providers) as providers,
    exists (select from past_sales) as "pastSales",
    exists (select from quotes) as quotes
    where not exists (select from contracts)`);
  return steps ?? null;
}
