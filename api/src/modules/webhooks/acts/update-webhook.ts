import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { type OwnFactors, proveFactors } from "../../accounts/passkey/own-factors.ts";
import { ownAccount } from "../../accounts/two-factor/own-password.ts";
import { lockWebhook } from "../webhook.access.ts";
import { makerOf } from "../webhook-maker.ts";
import { termsOf } from "../webhook-terms.ts";
import type { UpdateWebhookInput } from "../webhook.inputs.ts";
import { notifyWebhookOwners } from "../notify-webhook-owners.ts";
import { hostOf } from "../webhook.rules.ts";

/**
 * Changes a webhook. Pending deliveries keep their text and are sent to the new address. The person who
 * changes the webhook becomes responsible for it, or the service account that the person selects; the query
 * runs with that account's permissions. A new address, query or account requires the person's password and
 * second factor, if any.
 */
export async function updateWebhook(
  work: Work,
  { id, input, ...factors }: { id: string; input: UpdateWebhookInput } & OwnFactors,
): Promise<string> {
  const caller = await ownAccount(work);
  const maker = await makerOf(work, input.serviceAccountId);
  const terms = termsOf(work, input, maker);
  const webhook = await lockWebhook(work, id);
  const former = await work.em.findOneOrFail(User, { id: webhook.maker.id });
  const opens =
    webhook.address !== terms.address ||
    webhook.query !== terms.query ||
    former.serviceRole !== maker.serviceRole;
  if (opens) await proveFactors(work, caller, factors);
  work.edit(webhook, input.version);
  const before = { name: webhook.name, host: hostOf(webhook), events: webhook.events };
  assign(webhook, { ...terms, maker, ...(opens && { pausedAt: null, provenBy: caller }) });
  const { name, events } = terms;
  work.audit("webhook.changed", id, { before, after: { name, host: hostOf(webhook), events } });
  if (opens) await notifyWebhookOwners(work, webhook, "changed");
  return id;
}
