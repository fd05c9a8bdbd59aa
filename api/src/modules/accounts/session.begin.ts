import { v7 } from "uuid";
import { USER_CHANGED } from "../../core/auth/viewers.ts";
import type { Work } from "../../core/mutation/work.ts";
import "./account.audit.ts";
import { forgetFailures } from "./sign-in.failures.ts";
import type { User } from "./user.entity.ts";

/** A session that has begun; its token is made from these. */
export interface NewSession {
  readonly userId: number;
  readonly sessionId: string;
  readonly sessionsVersion: number;
}

/** Begins a session of a person who proved who they are: their failures are forgotten. */
export async function beginSession(work: Work, user: User): Promise<NewSession> {
  forgetFailures(user);
  user.lastLogin = work.now;
  work.audit("user.signed-in", user.id, {});
  await work.announce(USER_CHANGED, { userId: user.id });
  return { userId: user.id, sessionId: v7(), sessionsVersion: user.sessionsVersion };
}
