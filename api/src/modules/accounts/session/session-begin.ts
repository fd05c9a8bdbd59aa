import { v7 } from "uuid";
import type { AuditEntries } from "../../../core/audit/audit.ts";
import { make } from "../../../core/rows.ts";
import { sessionEnd } from "../../../core/auth/session.ts";
import { USER_CHANGED } from "../../../core/auth/viewers.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { forgetFailures } from "../account/sign-in-failures.ts";
import { UserSession } from "./user-session.entity.ts";
import type { User } from "../account/user.entity.ts";

/** A session that has begun; its token is made from these. */
export interface NewSession {
  readonly userId: number;
  readonly sessionId: string;
  readonly sessionsVersion: number;
}

/** Characters of a browser's name that are kept. */
const LONGEST_NAME = 400;

/** Begins a session of a person who proved who they are: their failures are forgotten. */
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
