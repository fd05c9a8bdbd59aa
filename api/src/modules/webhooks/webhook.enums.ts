import { enumOf, registerEnum } from "../../core/enums.ts";
import { hookEventLabels } from "./webhook-event.rules.ts";
import { deliveryStates, offReasons } from "./webhook.rules.ts";

/** Events that a webhook can subscribe to. */
export const WebhookEvent = enumOf("WebhookEvent", hookEventLabels, {
  label: "Eventos",
  labels: hookEventLabels,
});

/** Reasons why a webhook is off. */
export const WebhookOffReason = enumOf("WebhookOffReason", offReasons, { labels: offReasons });

/** States of a delivery. */
export const WebhookDeliveryState = {
  pendiente: "pendiente",
  entregada: "entregada",
  fallida: "fallida",
} as const;
registerEnum(WebhookDeliveryState, {
  name: "WebhookDeliveryState",
  label: "Estado",
  labels: deliveryStates,
});
