import type { Work } from "../../core/mutation/work.ts";
import { notFound } from "../../core/failure.ts";
import { Webhook } from "./webhook.entity.ts";
import { NO_WEBHOOK } from "./webhook.rules.ts";

/** Loads and locks a webhook; otherwise NOT_FOUND. */
export async function lockWebhook(work: Work, id: string): Promise<Webhook> {
  const webhook = await work.lockById(Webhook, id);
  if (!webhook) throw notFound(NO_WEBHOOK);
  return webhook;
}
