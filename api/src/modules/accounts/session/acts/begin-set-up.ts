import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { owesSecondFactor } from "../../two-factor/owed-factor.ts";
import { type PasswordProof, provenUser } from "../proven-user.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

/**
 * Begins a session of a person who owes a second factor: it opens the set-up alone, and everything once the
 * factor is confirmed. CONFLICT for a person who owes none.
 */
export async function beginSetUp(work: Work, proof: PasswordProof): Promise<NewSession> {
  const user = await provenUser(work, proof);
  if (!(await owesSecondFactor(work, user))) throw conflict("Inicia sesión: tu rol no lo pide todavía.");
  return beginSession(work, user);
}
