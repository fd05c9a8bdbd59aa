import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { make } from "../../../core/rows.ts";
import { type OwnFactors, proveFactors } from "../../accounts/passkey/own-factors.ts";
import { ownAccount } from "../../accounts/two-factor/own-password.ts";
import { newSecret } from "../sign-delivery.ts";
import { sealedSecret } from "../webhook-secret.ts";
import { termsOf } from "../webhook-terms.ts";
import { Webhook } from "../webhook.entity.ts";
import type { WebhookInput } from "../webhook.inputs.ts";
import { hostOf, MOST_WEBHOOKS, TOO_MANY_WEBHOOKS } from "../webhook.rules.ts";
import { makerOf } from "../webhook-maker.ts";
import { notifyWebhookOwners } from "../notify-webhook-owners.ts";
import type { NewWebhookSecret } from "../webhook.types.ts";

/**
 * Creates an active webhook; requires the caller's password and second factor, if any. The secret is returned
 * only once.
 */
export async function createWebhook(
  work: Work,
  { input, ...factors }: { input: WebhookInput } & OwnFactors,
): Promise<NewWebhookSecret> {
  const caller = await ownAccount(work);
  const maker = await makerOf(work, input.serviceAccountId);
  const terms = termsOf(work, input, maker);
  await work.lockName("webhooks");
  const taken = new Set((await work.em.find(Webhook, {})).map(({ place }) => place));
  const place = Array.from({ length: MOST_WEBHOOKS }, (_, at) => at + 1).find((one) => !taken.has(one));
  if (place === undefined) throw conflict(TOO_MANY_WEBHOOKS);
  await proveFactors(work, caller, factors);
  const secret = newSecret();
  const webhook = make(Webhook, {
    ...terms,
    place,
    secret: "",
    maker,
    provenBy: caller,
  });
  webhook.secret = sealedSecret(work.services, webhook.id, secret);
  work.add(webhook);
  const { name, events } = terms;
  const host = hostOf(webhook);
  work.audit("webhook.made", webhook.id, { name, host, events });
  await notifyWebhookOwners(work, webhook, "made");
  return { id: webhook.id, secret };
}
