import { addressOf } from "../../core/addresses.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import { answersFor } from "../accounts/token/pause-access.ts";
import { notifyPeople, notifyRoles } from "../notifications/notify-people.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { switchOff } from "./switch-off.ts";
import { tryAnew } from "./try-anew.ts";
import { Webhook } from "./webhook.entity.ts";

/**
 * Pauses the webhooks for which a person is responsible, and notifies the person; for webhooks of service
 * accounts, the owners.
 */
export async function pauseWebhooks(work: Work, userId: number): Promise<void> {
  const user = await work.em.findOneOrFail(User, { id: userId });
  const found = await work.em.find(Webhook, { $and: [{ pausedAt: null }, answersFor(user, "maker")] });
  for (const { id } of found) {
    const webhook = await work.lockById(Webhook, id);
    if (!webhook || webhook.pausedAt !== null) continue;
    webhook.pausedAt = work.now;
    work.audit("webhook.paused", id, { name: webhook.name });
  }
  await work.save();
  await notifyOfPaused(work, user);
}

/** Switches off the webhooks for which a person is responsible. */
export async function endWebhooks(work: Work, userId: number): Promise<void> {
  const user = await work.em.findOneOrFail(User, { id: userId });
  for (const { id } of await work.em.find(Webhook, { $and: [{ offAt: null }, answersFor(user, "maker")] })) {
    const webhook = await work.lockById(Webhook, id);
    if (webhook?.offAt === null) await switchOff(work, webhook, "person");
  }
}

/** Confirms the paused webhooks of these accounts, so that pending events are delivered. */
export async function confirmWebhooks(work: Work, userIds: readonly number[]): Promise<void> {
  const found = await work.em.find(Webhook, { maker: { id: [...userIds] }, pausedAt: { $ne: null } });
  for (const { id } of found) {
    const webhook = await work.lockById(Webhook, id);
    if (!webhook || webhook.pausedAt === null) continue;
    webhook.pausedAt = null;
    work.audit("webhook.confirmed", id, { name: webhook.name });
    await tryAnew(work, id);
  }
}

/**
 * Notifies a person of the person's webhooks that were just paused, and the owners of webhooks of service
 * accounts.
 */
async function notifyOfPaused(work: Work, { id, name, lastname }: User): Promise<void> {
  const paused = await work.rows<{ ofService: boolean; names: string }>(sql`
    select u.service_role is not null as "ofService",
      string_agg('«' || p.name || '»', ', ' order by p.name) as names
    from (select user_id, name, paused_at from access_tokens where revoked_at is null
      union all select maker_id, name, paused_at from webhooks) p join users u on u.id = p.user_id
    where p.paused_at = ${work.now} and (u.id = ${id} or u.service_role is not null) group by 1`);
  for (const { ofService, names } of paused) {
    if (ofService)
      await notifyRoles(work, [OWNER], {
        type: "access_paused",
        message:
          `Se restableció la contraseña de ${name} ${lastname}. ` +
          `Lo que hizo para cuentas de servicio quedó en pausa, hasta que lo confirmes: ${names}.`,
        link: addressOf("settings"),
      });
    else
      await notifyPeople(work, [id], {
        type: "access_paused",
        message: `Se restableció tu contraseña. Quedó en pausa, hasta que lo confirmes: ${names}.`,
        link: `${addressOf("profile")}?tab=seguridad`,
      });
  }
}
