import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { type OwnFactors, proveFactors } from "../../accounts/passkey/own-factors.ts";
import { ownAccount } from "../../accounts/two-factor/own-password.ts";
import { tryAnew } from "../try-anew.ts";
import { switchOff } from "../switch-off.ts";
import { makerAgain } from "../webhook-maker.ts";
import { lockWebhook } from "../webhook.access.ts";
import { notifyWebhookOwners } from "../notify-webhook-owners.ts";

/**
 * Switches a webhook on or off. The person who switches it on becomes responsible for it, unless an active
 * service account is. Switching on restarts the attempts of all pending deliveries, and requires the person's
 * password and second factor, if any. Switching off requires neither.
 */
export async function switchWebhook(
  work: Work,
  { id, on, ...factors }: { id: string; on: boolean } & OwnFactors,
): Promise<string> {
  const caller = await ownAccount(work);
  const webhook = await lockWebhook(work, id);
  if (on === (webhook.offAt === null)) return id;
  if (!on) {
    await switchOff(work, webhook, "person");
    return id;
  }
  await proveFactors(work, caller, factors);
  const maker = await makerAgain(work, webhook);
  assign(webhook, { offAt: null, offReason: null, pausedAt: null, maker, provenBy: caller });
  await tryAnew(work, id);
  work.audit("webhook.switched", id, { name: webhook.name, on, why: null });
  await notifyWebhookOwners(work, webhook, "on");
  return id;
}
