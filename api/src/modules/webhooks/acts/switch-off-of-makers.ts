import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { switchOff } from "../switch-off.ts";
import { Webhook } from "../webhook.entity.ts";
import { isLiving } from "../webhook.sql.ts";

/** Switches off the webhooks whose responsible account may no longer have webhooks. */
export async function switchOffOfMakers(work: Work): Promise<void> {
  const found = await work.rows<{ id: string }>(sql`select w.id from webhooks w
    join users u on u.id = w.maker_id where w.off_at is null and not (${isLiving}) order by w.place`);
  for (const { id } of found) {
    const webhook = await work.lockById(Webhook, id);
    if (webhook?.offAt === null) await switchOff(work, webhook, "maker");
  }
}
