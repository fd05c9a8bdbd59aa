import type { Services } from "../../core/context.ts";
import type { SecretColumn } from "../../core/secrets/secret-box.ts";
import { assign } from "../../core/rows.ts";
import type { Webhook } from "./webhook.entity.ts";

const present: SecretColumn = { table: "webhooks", key: "id", column: "secret" };
const former: SecretColumn = { table: "webhooks", key: "id", column: "former_secret" };

/** Columns that contain the encrypted secrets of webhooks. */
export const webhookSecrets: readonly SecretColumn[] = [present, former];

/** Returns the secrets that sign at a given time, newest first. */
export function secretsOf({ secrets }: Services, webhook: Webhook, now: Date): string[] {
  const { id, secret, formerSecret, formerUntil } = webhook;
  const old = formerSecret !== null && formerUntil !== null && formerUntil > now;
  return [secrets.open(secret, present, id), ...(old ? [secrets.open(formerSecret, former, id)] : [])];
}

/** Returns a new secret of a webhook in its encrypted, stored form. */
export const sealedSecret = ({ secrets }: Services, id: string, secret: string): string =>
  secrets.seal(secret, present, id);

/** Replaces the secret of a webhook; the previous secret also signs until the given time. */
export function replaceSecret({ secrets }: Services, webhook: Webhook, secret: string, until: Date): void {
  const { id } = webhook;
  assign(webhook, {
    formerSecret: secrets.seal(secrets.open(webhook.secret, present, id), former, id),
    formerUntil: until,
    secret: secrets.seal(secret, present, id),
  });
}
