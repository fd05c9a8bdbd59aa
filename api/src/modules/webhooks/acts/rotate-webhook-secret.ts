import type { Work } from "../../../core/mutation/work.ts";
import { type OwnFactors, proveFactors } from "../../accounts/passkey/own-factors.ts";
import { ownAccount } from "../../accounts/two-factor/own-password.ts";
import { newSecret } from "../sign-delivery.ts";
import { replaceSecret } from "../webhook-secret.ts";
import { lockWebhook } from "../webhook.access.ts";
import { notifyWebhookOwners } from "../notify-webhook-owners.ts";
import { BOTH_SECRETS_HOURS } from "../webhook.rules.ts";
import type { NewWebhookSecret } from "../webhook.types.ts";

/**
 * Replaces the secret of a webhook and returns the new one, only this once. For a day the previous secret
 * signs too. Requires the same proof as a new webhook.
 */
export async function rotateWebhookSecret(
  work: Work,
  { id, ...factors }: { id: string } & OwnFactors,
): Promise<NewWebhookSecret> {
  const caller = await ownAccount(work);
  const webhook = await lockWebhook(work, id);
  await proveFactors(work, caller, factors);
  const secret = newSecret();
  const until = new Date(work.now.getTime() + BOTH_SECRETS_HOURS * 3_600_000);
  webhook.provenBy = caller;
  replaceSecret(work.services, webhook, secret, until);
  work.audit("webhook.secret-renewed", id, { name: webhook.name });
  await notifyWebhookOwners(work, webhook, "renewed");
  return { id, secret };
}
