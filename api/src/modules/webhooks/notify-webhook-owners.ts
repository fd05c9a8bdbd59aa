import { addressOf } from "../../core/addresses.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { notifyOwners } from "../notifications/notify-owners.ts";
import type { Webhook } from "./webhook.entity.ts";
import { hostOf } from "./webhook.rules.ts";

/** Change of a webhook after which data may be sent to an address. */
type Change = "made" | "changed" | "renewed" | "on";

const titles: Readonly<Record<Change, string>> = {
  made: "Se creó un webhook",
  changed: "Cambió un webhook",
  renewed: "Se renovó el secreto de un webhook",
  on: "Se encendió un webhook",
};

const did: Readonly<Record<Change, string>> = {
  made: "creó el",
  changed: "cambió el",
  renewed: "renovó el secreto del",
  on: "encendió el",
};

/** Notifies every owner of a change of a webhook, with the host of its address. */
export async function notifyWebhookOwners(work: Work, webhook: Webhook, change: Change): Promise<void> {
  const by = await work.em.findOneOrFail(User, { id: work.viewer?.id ?? 0 });
  await notifyOwners(work, {
    type: "webhook_opened",
    title: titles[change],
    message:
      `${by.name} ${by.lastname} ${did[change]} webhook «${webhook.name}», ` +
      `que entrega datos de la agencia a ${hostOf(webhook)}.`,
    link: `${addressOf("operation")}?clase=webhooks`,
    data: { webhook_id: webhook.id },
    mail: "webhook",
    otherwise: "Si no lo esperabas, apágalo en Operación, en «Webhooks», y cambia tu contraseña ahora.",
  });
}
