import { Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isPassword } from "../password.ts";
import { beginSession, type NewSession } from "../session.begin.ts";
import { secondFactorOf, spendCode } from "../two-factor.check.ts";
import { CODE_ASKED, CODE_WRONG } from "../two-factor.rules.ts";
import { lockAfter, lockText } from "../sign-in.rules.ts";
import { User } from "../user.entity.ts";
import "../account.audit.ts";

const wrong = () => new Refusal("UNAUTHENTICATED", "Credenciales inválidas");
const locked = (until: Date, now: Date) =>
  new Refusal("LOCKED", lockText(until, now), [], Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)));

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** For who has two-factor sign-in switched on. */
  readonly code?: string | null;
}

/**
 * Signs a person in. A wrong e-mail and a wrong password are refused alike and in the same time; the 4th failure in a row
 * locks the account for 15 minutes and itself answers LOCKED. Failures are kept although the request is refused. Who has a second factor brings a code too: none is asked
 * for and does not count, a wrong one counts as a failure.
 */
export async function signIn(work: Work, { email, password, code }: Credentials): Promise<NewSession | null> {
  const { em, now } = work;
  const user = await em.findOne(User, { email: email.trim().toLowerCase() });
  const matches = await isPassword(password, user?.passwordHash ?? null);
  if (!user) throw wrong();
  await work.lock(user);
  if (user.accountLockedUntil && user.accountLockedUntil > now) throw locked(user.accountLockedUntil, now);

  const factor = matches ? await secondFactorOf(work, user) : null;
  if (factor && !code?.trim()) throw new Refusal("UNAUTHENTICATED", CODE_ASKED);
  const opens = matches && (!factor || spendCode(work, factor, code ?? ""));

  if (!opens) {
    // A lock that has ended starts the count anew, else one slip would lock again.
    user.failedLoginAttempts = user.accountLockedUntil ? 1 : user.failedLoginAttempts + 1;
    user.accountLockedUntil = lockAfter(user.failedLoginAttempts, now);
    work.audit("user.sign-in-failed", user.id, { failures: user.failedLoginAttempts, lockedUntil: user.accountLockedUntil?.toISOString() });
    work.refuseKeeping(
      user.accountLockedUntil ? locked(user.accountLockedUntil, now) : matches ? new Refusal("UNAUTHENTICATED", CODE_WRONG) : wrong(),
    );
    return null;
  }

  return beginSession(work, user);
}
