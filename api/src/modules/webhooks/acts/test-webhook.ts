import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { make } from "../../../core/rows.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";
import { type HookKind, kindOf, TEST_EVENT } from "../webhook-event.rules.ts";
import { mayHaveWebhooks } from "../webhook-maker.ts";
import { lockWebhook } from "../webhook.access.ts";
import { IS_OFF, IS_PAUSED } from "../webhook.rules.ts";

const tables: Readonly<Record<HookKind, string>> = {
  quote: "quotes",
  contract: "contracts",
  purchase: "purchases",
  payment: "payments",
  refund: "refunds",
  commission: "commissions",
  reservation: "reservations",
  invoice: "invoices",
  claim: "claims",
};

/** Delivers the query's result for the newest record once, even while the webhook is off. */
export async function testWebhook(work: Work, { id }: { id: string }): Promise<string> {
  const webhook = await lockWebhook(work, id);
  if (webhook.pausedAt !== null) throw conflict(IS_PAUSED);
  const maker = await work.em.findOneOrFail(User, { id: webhook.maker.id });
  if (!mayHaveWebhooks(maker)) throw conflict(IS_OFF);
  const kind = kindOf(webhook.events);
  const [newest] = kind
    ? await work.rows<{ id: string }>(
        sql`select id::text as id from ${raw(tables[kind])} order by created_at desc, id desc limit 1`,
      )
    : [];
  const row = { webhook, event: TEST_EVENT, recordId: newest?.id ?? "", test: true };
  const { id: deliveryId } = work.add(
    make(WebhookDelivery, { ...row, createdAt: work.now, dueAt: work.now }),
  );
  await work.job("webhooks.deliver", {}, undefined, "webhooks");
  return deliveryId;
}
