import { addDays } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { proposeOutflows } from "../../matching/propose-outflows.ts";

/** Days within which open outflows are compared again after a purchase, commission or refund changed. */
const WITHIN = 60;

/** Compares the open outflows of the last weeks again with the agency's debts and payments. */
export const compareOutflows = (work: Work): Promise<void> =>
  proposeOutflows(work, sql`m.day >= ${addDays(work.today, -WITHIN)}::date`);
