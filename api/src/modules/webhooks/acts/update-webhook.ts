import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { lockWebhook } from "../webhook.access.ts";
import { makerOf } from "../webhook-maker.ts";
import { termsOf } from "../webhook-terms.ts";
import type { UpdateWebhookInput } from "../webhook.inputs.ts";

/**
 * Changes a webhook. Deliveries that wait keep their text and go to the new address. Who changes it answers
 * for it from then on, or the service account that they choose: the query reads as they do.
 */
export async function updateWebhook(
  work: Work,
  { id, input }: { id: string; input: UpdateWebhookInput },
): Promise<string> {
  const maker = await makerOf(work, input.serviceAccountId);
  const terms = termsOf(work, input, maker);
  const webhook = await lockWebhook(work, id);
  work.edit(webhook, input.version);
  const before = { name: webhook.name, host: new URL(webhook.address).host, events: webhook.events };
  assign(webhook, { ...terms, maker });
  const { name, address, events } = terms;
  work.audit("webhook.changed", id, { before, after: { name, host: new URL(address).host, events } });
  return id;
}
