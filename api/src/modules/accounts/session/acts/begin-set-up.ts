import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { owesSecondFactor } from "../../two-factor/owed-factor.ts";
import { provenUser } from "../proven-user.ts";
import { beginSession, type NewSession } from "../session-begin.ts";

interface Args {
  readonly email: string;
  readonly password: string;
}

/**
 * Begins a session of a person who owes a second factor: it opens the set-up alone, and everything once the
 * factor is confirmed. CONFLICT for who owes none.
 */
export async function beginSetUp(work: Work, credentials: Args): Promise<NewSession> {
  const user = await provenUser(work, credentials);
  if (!(await owesSecondFactor(work, user))) throw conflict("Inicia sesión: tu rol no lo pide todavía.");
  return beginSession(work, user);
}
