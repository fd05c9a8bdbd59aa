import type { Work } from "../../../core/mutation/work.ts";
import { newSecret } from "../sign-delivery.ts";
import { replaceSecret } from "../webhook-secret.ts";
import { lockWebhook } from "../webhook.access.ts";
import { BOTH_SECRETS_HOURS } from "../webhook.rules.ts";
import type { NewWebhookSecret } from "../webhook.types.ts";

/** Gives a webhook another secret, answered this once; for a day the present one signs beside it. */
export async function rotateWebhookSecret(work: Work, { id }: { id: string }): Promise<NewWebhookSecret> {
  const webhook = await lockWebhook(work, id);
  const secret = newSecret();
  const until = new Date(work.now.getTime() + BOTH_SECRETS_HOURS * 3_600_000);
  replaceSecret(work.services, webhook, secret, until);
  work.audit("webhook.secret-renewed", id, { name: webhook.name });
  return { id, secret };
}
