import { SECOND_FACTOR_ASKED } from "../../../../core/auth/second-factor.rules.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { owesSecondFactor } from "../../two-factor/owed-factor.ts";
import { type Credentials, provenUser } from "../proven-user.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

/**
 * Signs a person in. Refuses a person whose required second factor is overdue with FORBIDDEN; they have to
 * set it up first.
 */
export async function signIn(work: Work, credentials: Credentials): Promise<NewSession> {
  const user = await provenUser(work, credentials);
  if (await owesSecondFactor(work, user)) throw forbidden(SECOND_FACTOR_ASKED);
  return beginSession(work, user);
}
