import { ID } from "type-graphql";
import { NeverByToken } from "../../core/auth/by-token.decorator.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, checked, spread } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { limited } from "../../core/graphql/operations.ts";
import { computed, many, queries } from "../../core/graphql/queries.ts";
import { PageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { codeLimit } from "../accounts/account/sign-in-limit.ts";
import { LaterFactorsArgs } from "../accounts/passkey/passkey.inputs.ts";
import { createWebhook } from "./acts/create-webhook.ts";
import { deleteWebhook } from "./acts/delete-webhook.ts";
import { replayDelivery } from "./acts/replay-delivery.ts";
import { rotateWebhookSecret } from "./acts/rotate-webhook-secret.ts";
import { switchWebhook } from "./acts/switch-webhook.ts";
import { testWebhook } from "./acts/test-webhook.ts";
import { updateWebhook } from "./acts/update-webhook.ts";
import { Webhook } from "./webhook.entity.ts";
import { UpdateWebhookInput, WebhookInput } from "./webhook.inputs.ts";
import { webhookDeliveries } from "./webhook.reads.ts";
import { NO_DELIVERY, NO_WEBHOOK } from "./webhook.rules.ts";
import { NewWebhookSecret, WebhookDeliveryPage } from "./webhook.types.ts";

/** Queries and mutations of webhooks, for the owner. */
export const WebhookResolver = queries({
  webhooks: many(
    Webhook,
    () => ({ where: {}, orderBy: { createdAt: "asc", id: "asc" } }),
    {},
    May("manageWebhooks"),
    NeverByToken(),
  ),
  /** Returns the past and pending deliveries of a webhook, latest first. */
  webhookDeliveries: computed(
    WebhookDeliveryPage,
    (context, { webhookId, page }) => webhookDeliveries(context, webhookId, page),
    { webhookId: ID, page: argsOf(PageArgs) },
    May("manageWebhooks"),
    NeverByToken(),
  ),
});

/** Mutations of webhooks. */
export const WebhookMutations = mutations({
  createWebhook: limited(
    codeLimit,
    answered(
      NewWebhookSecret,
      createWebhook,
      { input: WebhookInput, factors: spread(LaterFactorsArgs) },
      May("manageWebhooks"),
    ),
  ),
  updateWebhook: changed(
    Webhook,
    updateWebhook,
    checked(
      { id: ID, input: UpdateWebhookInput, factors: spread(LaterFactorsArgs) },
      (context, { password }) => (password ? codeLimit(context) : undefined),
    ),
    NotFound(NO_WEBHOOK),
    May("manageWebhooks"),
  ),
  rotateWebhookSecret: limited(
    codeLimit,
    answered(
      NewWebhookSecret,
      rotateWebhookSecret,
      { id: ID, factors: spread(LaterFactorsArgs) },
      NotFound(NO_WEBHOOK),
      May("manageWebhooks"),
    ),
  ),
  switchWebhook: changed(
    Webhook,
    switchWebhook,
    checked({ id: ID, on: Boolean, factors: spread(LaterFactorsArgs) }, (context, { on }) =>
      on ? codeLimit(context) : undefined,
    ),
    NotFound(NO_WEBHOOK),
    May("manageWebhooks"),
  ),
  testWebhook: answered(ID, testWebhook, { id: ID }, NotFound(NO_WEBHOOK), May("manageWebhooks")),
  deleteWebhook: answered(String, deleteWebhook, { id: ID }, NotFound(NO_WEBHOOK), May("manageWebhooks")),
  replayWebhookDelivery: answered(
    ID,
    replayDelivery,
    { id: ID },
    NotFound(NO_DELIVERY),
    May("manageWebhooks"),
  ),
});
