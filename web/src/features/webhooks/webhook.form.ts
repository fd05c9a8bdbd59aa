import { isServiceAccount } from "@travesia/api/accounts/token/service-account.rules";
import {
  type HookEvent,
  hookExamples,
  type HookKind,
  kindOf,
} from "@travesia/api/webhooks/webhook-event.rules";
import { fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { ownProof } from "../accounts/passkey/own-proof.form.ts";
import { webhookTexts as texts } from "./webhook.texts.ts";
import type { WebhookRowFragment } from "./webhooks.generated.ts";

const FIRST: HookKind = "payment";

/** Form value of a webhook without a service account. */
export const OWN = "0";

/** Form fields of a webhook; the kind of record is not sent, because the events determine it. */
export const webhookFields = fieldsOf<WebhookRowFragment>()({
  name: trimmed({ required: texts.nameMissing }),
  address: trimmed({ required: texts.addressMissing }),
  kind: {
    empty: FIRST,
    read: (_: undefined, { events }: WebhookRowFragment): HookKind => kindOf(events) ?? FIRST,
    send: null,
  },
  events: {
    empty: ["payment_verified"] as readonly HookEvent[],
    read: (stored: readonly HookEvent[]) => stored,
    send: (chosen: readonly HookEvent[]) => [...chosen],
    required: false,
    wrong: (chosen: readonly HookEvent[]) => (chosen.length === 0 ? texts.eventsMissing : null),
  },
  serviceAccountId: {
    empty: OWN,
    read: (_: undefined, { maker }: WebhookRowFragment): string =>
      isServiceAccount(maker) ? String(maker.id) : OWN,
    send: (chosen: string) => (chosen === OWN ? null : Number(chosen)),
  },
  query: { ...trimmed({ required: texts.queryMissing }), empty: hookExamples[FIRST] },
  ...ownProof,
});

/** Returns whether the form changes the destination, the content or the account of the deliveries. */
export const opensAnew = (
  webhook: WebhookRowFragment | null,
  written: { readonly address: string; readonly query: string; readonly serviceAccountId: string },
): boolean =>
  webhook === null ||
  webhook.address !== written.address.trim() ||
  webhook.query !== written.query.trim() ||
  isServiceAccount(webhook.maker) !== (written.serviceAccountId !== OWN);
