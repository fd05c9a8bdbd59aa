import { v7 } from "uuid";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { publicHttpsUrl } from "../../../../core/outgoing/public-address.ts";
import { sql } from "../../../../core/read/sql.ts";
import type { PushSubscriptionInput } from "../push.inputs.ts";

/** Maximum number of browsers per person; beyond it, the oldest is removed. */
const MOST = 10;

/**
 * Stores a browser for pushes to the caller; a browser that another person used before is reassigned to the
 * caller.
 * @throws Refusal BAD_USER_INPUT on `endpoint` unless it is an https URL on the public internet.
 */
export async function keepPushSubscription(
  work: Work,
  { input }: { input: PushSubscriptionInput },
): Promise<boolean> {
  const endpoint = publicHttpsUrl(input.endpoint)?.href;
  if (!endpoint) throw badInput("endpoint", "La dirección del navegador debe ser https y pública");
  const me = work.viewer?.id ?? 0;
  await work.rows(sql`insert into push_subscriptions
      (id, user_id, endpoint, p256dh, auth, sessions_version, created_at)
    select ${v7()}::uuid, u.id, ${endpoint}::text, ${input.p256dh}::text, ${input.auth}::text,
      u.sessions_version, ${work.now}::timestamptz
    from users u where u.id = ${me}
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, sessions_version = excluded.sessions_version, created_at = excluded.created_at`);
  await work.rows(sql`delete from push_subscriptions where id in (select id from push_subscriptions
    where user_id = ${me} order by created_at desc, id desc offset ${MOST})`);
  return true;
}
