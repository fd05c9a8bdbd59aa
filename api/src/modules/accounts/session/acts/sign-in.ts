import { SECOND_FACTOR_ASKED } from "../../../../core/auth/second-factor.rules.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { owesSecondFactor } from "../../two-factor/owed-factor.ts";
import { type Credentials, provenUser } from "../proven-user.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

/**
 * Signs a person in. Who has to have a second factor by now, and has none, is refused with FORBIDDEN: they
 * begin its set-up.
 */
export async function signIn(work: Work, credentials: Credentials): Promise<NewSession> {
  const user = await provenUser(work, credentials);
  if (await owesSecondFactor(work, user)) throw forbidden(SECOND_FACTOR_ASKED);
  return beginSession(work, user);
}
