import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { FirstSteps } from "./first-steps.types.ts";

/**
 * Returns which first steps of a new agency are done: each is done once there is one record of its kind. Null
 * once there is a contract: the agency is new no longer.
 */
export async function firstSteps(context: Context): Promise<FirstSteps | null> {
  const [steps] = await Scope.of(context).rows<FirstSteps>(sql`select
    exists (select from customers) as customers,
    exists (select from providers) as providers,
    exists (select from past_sales) as "pastSales",
    exists (select from quotes) as quotes
    where not exists (select from contracts)`);
  return steps ?? null;
}
