import { type Listener, on } from "../../core/events/listeners.ts";
import { isOf } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { forgetCustomers } from "./customer/acts/forget-customers.ts";
import { linkAccount } from "./customer/acts/link-account.ts";
import { customerColumns } from "./customer/customer.rules.ts";

/** Listeners that update customers when their account changes or their data are erased. */
export const customerListeners: readonly Listener[] = [
  on("user.email-verified", linkAccount),
  on("user.erased", (work, { userId, email }) =>
    forgetCustomers(work, {
      which: sql`(c.account_id = ${userId} or (c.account_id is null and c.documento_identidad is null
        and c.email = ${email}::text))`,
    }),
  ),
  on("person.erased", (work, { proven }) =>
    forgetCustomers(work, { which: sql`(c.account_id is null and ${isOf(proven, "c", customerColumns)})` }),
  ),
];
