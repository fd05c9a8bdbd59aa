import { type Listener, on } from "../../../core/events/listeners.ts";
import { sql } from "../../../core/read/sql.ts";

/** Listeners that delete the contact data of an erased person. */
export const erasureListeners: readonly Listener[] = [
  on("user.erased", async (work, { userId, email }) => {
    await work.rows(sql`delete from push_subscriptions where user_id = ${userId}`);
    await work.rows(sql`delete from notice_deliveries where user_id = ${userId}`);
    await work.rows(sql`delete from notice_batches where sender_id = ${userId}`);
    await work.rows(sql`delete from contacts where person = ${email}`);
  }),
];
