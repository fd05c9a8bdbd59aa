import { addressOf } from "../../core/addresses.ts";
import type { Work } from "../../core/mutation/work.ts";
import { assign } from "../../core/rows.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { notifyRoles } from "../notifications/notify-people.ts";
import type { Webhook } from "./webhook.entity.ts";
import { type OffReason, offReasons } from "./webhook.rules.ts";

/** Switches off a webhook that is locked and on; the owners are notified, unless a person switched it off. */
export async function switchOff(work: Work, webhook: Webhook, reason: OffReason): Promise<void> {
  const { id, name } = webhook;
  assign(webhook, { offAt: work.now, offReason: reason });
  work.audit("webhook.switched", id, { name, on: false, why: offReasons[reason] });
  if (reason === "person") return;
  await notifyRoles(work, [OWNER], {
    type: "webhook_off",
    message:
      `El webhook «${name}» se apagó: ${offReasons[reason].toLowerCase()}. ` +
      "Lo que pase desde ahora no se entrega hasta que lo enciendas.",
    link: addressOf("operation"),
    data: { webhook_id: id },
  });
}
