import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { browserName } from "./browser.rules.ts";
import { OwnSession } from "./session.types.ts";
import { UserSession } from "./user-session.entity.ts";

/**
 * Returns the open sessions of the viewer's account: the current one first, then the others by last use,
 * latest first.
 */
export async function ownSessions({ services, viewer, now }: Context): Promise<OwnSession[]> {
  const open = { user: viewer?.id ?? 0, endedAt: null, expiresAt: { $gt: now } };
  const rows = await services.orm.em
    .fork()
    .find(UserSession, open, { orderBy: { lastUsedAt: "desc", id: "desc" } });
  const sessions = rows.map(({ id, ip, userAgent, beganAt, lastUsedAt }) =>
    make(OwnSession, {
      id,
      browser: browserName(userAgent),
      address: ip,
      beganAt,
      lastUsedAt,
      current: id === viewer?.sessionId,
    }),
  );
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}
