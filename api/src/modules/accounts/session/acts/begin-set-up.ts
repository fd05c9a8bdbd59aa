import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { owesSecondFactor } from "../../two-factor/owed-factor.ts";
import { type PasswordProof, provenUser } from "../proven-user.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

/**
 * Starts a restricted session for a person whose required second factor is overdue. The session only allows
 * setting up the factor; it becomes a full session once the factor is confirmed. CONFLICT for a person
 * without an overdue factor.
 */
export async function beginSetUp(work: Work, proof: PasswordProof): Promise<NewSession> {
  const user = await provenUser(work, proof);
  if (!(await owesSecondFactor(work, user))) throw conflict("Inicia sesión: tu rol no lo pide todavía.");
  return beginSession(work, user);
}
