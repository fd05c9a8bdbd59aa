import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endAccessTokens } from "../end-access-tokens.ts";
import { lockServiceAccount, refuseOneMore } from "../service-account.access.ts";

/**
 * Deactivates a service account, with its tokens, sockets and webhooks, or activates it again. After
 * activation it has no tokens, and its webhooks stay off.
 */
export async function switchServiceAccount(
  work: Work,
  { id, on }: { id: number; on: boolean },
): Promise<number> {
  await work.lockName("service accounts");
  const user = await lockServiceAccount(work, id);
  if (user.isActive === on) return id;
  if (on) await refuseOneMore(work);
  user.isActive = on;
  work.audit("user.updated", id, { before: { isActive: !on }, after: { isActive: on } });
  if (on) await work.announce(USER_CHANGED, { userId: id });
  else {
    await endAccessTokens(work, user);
    await work.emit("service-account.switched-off", { userId: id });
  }
  return id;
}
