import type { Module } from "../../core/module.ts";
import { personalWebhooks } from "./personal-data.parts.ts";
import { WebhookDelivery } from "./webhook-delivery.entity.ts";
import { webhookSecrets } from "./webhook-secret.ts";
import { Webhook } from "./webhook.entity.ts";
import { webhookJobs } from "./webhook.jobs.ts";
import { webhookListeners } from "./webhook.listeners.ts";
import { WebhookResolver, WebhookMutations } from "./webhook.resolver.ts";
import { webhookSweeps } from "./webhook.sweeps.ts";
import { webhooksWords } from "./webhooks.words.ts";

/**
 * Events of the sale, delivered to the programs of others.
 *
 * Acts: begin-delivery, create-webhook, delete-webhook, forget-deliveries, give-up-paused, keep-payload,
 *   note-answer, queue-deliveries, replay-delivery, rotate-webhook-secret, switch-off-of-makers,
 *   switch-webhook, test-webhook, update-webhook.
 * Listens to: history.written, service-account.switched-off, user.access-confirmed, user.access-ended,
 *   user.access-paused.
 */
export const webhooks: Module = {
  name: "webhooks",
  words: webhooksWords,
  entities: [Webhook, WebhookDelivery],
  resolvers: [WebhookResolver, WebhookMutations],
  listeners: webhookListeners,
  jobs: webhookJobs,
  sweeps: webhookSweeps,
  secrets: webhookSecrets,
  personalData: personalWebhooks,
};
