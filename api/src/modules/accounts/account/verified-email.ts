import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "./user.entity.ts";

/**
 * Records that a person confirmed the e-mail of their account; records stored under that e-mail become
 * theirs.
 */
export async function noteVerifiedEmail(work: Work, user: User, before = user.email): Promise<void> {
  if (user.emailVerified && before === user.email) return;
  user.emailVerified = true;
  work.audit("user.email-verified", user.id, { before: { email: before }, after: { email: user.email } });
  await work.emit("user.email-verified", { userId: user.id });
}
