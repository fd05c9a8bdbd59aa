import { assign } from "../../../core/rows.ts";
import { defined } from "../../../core/input/defined.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { PreferencesInput } from "../notification.inputs.ts";
import { NotificationPreferences } from "../preferences.entity.ts";

/** Changes the caller's notification preferences; absent fields are unchanged. */
export async function updatePreferences(
  work: Work,
  { input }: { input: PreferencesInput },
): Promise<NotificationPreferences> {
  const me = work.viewer?.id ?? 0;
  // Two first choices at once would both make the row.
  await work.rows(
    sql`insert into notification_preferences (user_id) select id from users where id = ${me}
      on conflict do nothing`,
  );
  const preferences = await work.em.findOneOrFail(NotificationPreferences, {
    user: work.em.getReference(User, me),
  });
  await work.lock(preferences);
  const chosen = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, value ?? undefined]));
  return assign(preferences, defined(chosen));
}
