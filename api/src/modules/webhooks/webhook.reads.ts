import type { Context } from "../../core/context.ts";
import type { Page, PageArgs } from "../../core/page.ts";
import { sql } from "../../core/read/sql.ts";
import { typeOf } from "./webhook-event.rules.ts";
import type { WebhookDeliveryLine } from "./webhook.types.ts";

/** Returns a page of the deliveries of a webhook, latest first. */
export async function webhookDeliveries(
  { read }: Context,
  webhookId: string,
  { page, limit, offset }: PageArgs,
): Promise<Page<WebhookDeliveryLine>> {
  const { items, total } = await read.listing<WebhookDeliveryLine>({
    columns: sql`d.id, d.event as type, d.record_id as "recordId",
      case when d.ended_at is null then 'pendiente' when d.delivered then 'entregada'
        else 'fallida' end as state,
      d.created_at as "createdAt", d.tries, d.tried_at as "triedAt",
      case when d.ended_at is null and w.paused_at is null
        and (w.off_at is null or d.test) then d.due_at end as "nextTryAt",
      d.answer_status as "answerStatus", d.answer, d.failure, d.body`,
    from: sql`from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.id = ${webhookId}`,
    order: sql`d.created_at desc, d.position desc`,
    limit,
    offset,
  });
  return {
    items: items.map((row) => ({ ...row, type: typeOf(row.type) })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
