import { v7 } from "uuid";
import type { AuditEntries } from "../../../core/audit/audit.ts";
import { make } from "../../../core/rows.ts";
import { sessionEnd } from "../../../core/auth/session.ts";
import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetFailures } from "../account/sign-in-failures.ts";
import { UserSession } from "./user-session.entity.ts";
import type { User } from "../account/user.entity.ts";

/** A session that was started; its token is made from these fields. */
export interface NewSession {
  readonly userId: number;
  readonly sessionId: string;
  readonly sessionsVersion: number;
}

/** Maximum stored length of a browser's name, in characters. */
const LONGEST_NAME = 400;

/** Starts a session for a person who proved their identity, and resets their failed sign-ins. */
export async function beginSession(
  work: Work,
  user: User,
  how: AuditEntries["user.signed-in"] = {},
): Promise<NewSession> {
  forgetFailures(user);
  user.lastLogin = work.now;
  work.audit("user.signed-in", user.id, how);
  await work.announce(USER_CHANGED, { userId: user.id });
  const { now, origin } = work;
  const session = make(UserSession, {
    id: v7(),
    user,
    beganAt: now,
    lastUsedAt: now,
    expiresAt: sessionEnd(now),
    ip: origin.ip,
    userAgent: origin.userAgent?.slice(0, LONGEST_NAME) ?? null,
  });
  work.add(session);
  return { userId: user.id, sessionId: session.id, sessionsVersion: user.sessionsVersion };
}
