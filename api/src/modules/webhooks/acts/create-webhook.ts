import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { make } from "../../../core/rows.ts";
import { newSecret } from "../sign-delivery.ts";
import { sealedSecret } from "../webhook-secret.ts";
import { termsOf } from "../webhook-terms.ts";
import { Webhook } from "../webhook.entity.ts";
import type { WebhookInput } from "../webhook.inputs.ts";
import { MOST_WEBHOOKS, TOO_MANY_WEBHOOKS } from "../webhook.rules.ts";
import { makerOf } from "../webhook-maker.ts";
import type { NewWebhookSecret } from "../webhook.types.ts";

/** Makes a webhook, which is on from now. Its secret is answered this once. */
export async function createWebhook(
  work: Work,
  { input }: { input: WebhookInput },
): Promise<NewWebhookSecret> {
  const maker = await makerOf(work, input.serviceAccountId);
  const terms = termsOf(work, input, maker);
  await work.turn("webhooks");
  const taken = new Set((await work.em.find(Webhook, {})).map(({ place }) => place));
  const place = Array.from({ length: MOST_WEBHOOKS }, (_, at) => at + 1).find((one) => !taken.has(one));
  if (place === undefined) throw conflict(TOO_MANY_WEBHOOKS);
  const secret = newSecret();
  const webhook = make(Webhook, {
    ...terms,
    place,
    secret: "",
    maker,
  });
  webhook.secret = sealedSecret(work.services, webhook.id, secret);
  work.add(webhook);
  const { name, address, events } = terms;
  work.audit("webhook.made", webhook.id, { name, host: new URL(address).host, events });
  return { id: webhook.id, secret };
}
