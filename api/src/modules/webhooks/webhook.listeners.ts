import { type Listener, on } from "../../core/events/listeners.ts";
import { addJob } from "../../core/mutation/add-job.ts";
import { sql } from "../../core/read/sql.ts";
import { switchOffOfMakers } from "./acts/switch-off-of-makers.ts";
import { confirmWebhooks, endWebhooks, pauseWebhooks } from "./pause-webhooks.ts";
import { eventsIn } from "./webhook-event.rules.ts";
import { isLiving } from "./webhook.sql.ts";

/**
 * Listeners that switch webhooks off together with their service account, and pause, end and confirm them
 * together with the person's other long-lived access. Another listener creates the deliveries, in the last
 * statement of the act's own transaction. It looks up the current webhooks there, so that no process can
 * miss a new webhook.
 */
export const webhookListeners: readonly Listener[] = [
  on("service-account.switched-off", (work) => switchOffOfMakers(work)),
  on("user.access-paused", (work, { userId }) => pauseWebhooks(work, userId)),
  on("user.access-ended", (work, { userId }) => endWebhooks(work, userId)),
  on("user.access-confirmed", (work, { userIds }) => confirmWebhooks(work, userIds)),
  on("history.written", async (work, { entries }) => {
    if (work.origin.channel === "seed") return;
    const events = eventsIn(entries);
    if (events.length === 0) return;
    const names = [...new Set(events.map(({ event }) => event))];
    const wanted = sql`select from webhooks w join users u on u.id = w.maker_id
      where ${isLiving} and w.events && ${names}::text[] limit 1`;
    work.enqueue(
      sql`(select count(${addJob("webhooks.deliver", {}, undefined, "webhooks")}) from (${wanted}) _)`,
      sql`insert into webhook_deliveries (id, webhook_id, event, record_id, entry_id, created_at, due_at)
        select gen_random_uuid(), w.id, l.event, l."recordId", l."entryId", ${work.now}, ${work.now}
        from rows from (json_to_recordset(${JSON.stringify(events)}::json)
          as (event text, "recordId" text, "entryId" uuid)) with ordinality l(event, "recordId", "entryId", n)
        join webhooks w on l.event = any(w.events) join users u on u.id = w.maker_id
        where ${isLiving} order by l.n, w.place`,
    );
  }),
];
