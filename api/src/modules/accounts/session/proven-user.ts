import { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isPassword } from "../password/password.ts";
import { refuseFailure, refuseLocked } from "../account/sign-in-failures.ts";
import { secondFactorOf, spendCode } from "../two-factor/two-factor-check.ts";
import { CODE_ASKED, CODE_WRONG } from "../two-factor/two-factor.rules.ts";
import { User } from "../account/user.entity.ts";

const wrong = () => new Refusal("UNAUTHENTICATED", "Credenciales inválidas");

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** For who has two-factor sign-in switched on. */
  readonly code?: string | null;
}

/**
 * Returns the account that credentials open, locked in this transaction. A wrong e-mail and a wrong password
 * are refused alike and in the same time; the 4th failure in a row locks the account for 15 minutes. A person
 * with a second factor also gives a code: a missing one is asked for and is no failure, a wrong one counts as
 * a failure.
 */
export async function provenUser(work: Work, { email, password, code }: Credentials): Promise<User> {
  const { em } = work;
  const user = await em.findOne(User, { email: email.trim().toLowerCase() });
  const matches = await isPassword(password, user?.passwordHash ?? null);
  if (!user) throw wrong();
  await work.lock(user);
  refuseLocked(work, user);

  const factor = matches ? await secondFactorOf(work, user) : null;
  if (factor && !code?.trim()) throw new Refusal("UNAUTHENTICATED", CODE_ASKED);
  const opens = matches && (!factor || (await spendCode(work, factor, code ?? "")));

  if (!opens) refuseFailure(work, user, matches ? new Refusal("UNAUTHENTICATED", CODE_WRONG) : wrong());
  return user;
}
