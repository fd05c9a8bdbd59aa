import type { Work } from "../../../core/mutation/work.ts";
import type { SecretColumn } from "../../../core/secrets/secret-box.ts";
import { TwoFactor } from "./two-factor.entity.ts";
import { recoveryOf, stepOfCode } from "./two-factor-codes.ts";
import type { User } from "../account/user.entity.ts";

/** Column that holds the wrapped secrets of second factors. */
export const twoFactorSecrets: SecretColumn = { table: "two_factors", key: "id", column: "secret" };

/**
 * Returns the confirmed second factor of a person, or null. The account is locked already: codes are
 * spent one at a time.
 */
export const secondFactorOf = (work: Work, user: User): Promise<TwoFactor | null> =>
  work.em.findOne(TwoFactor, { user: user.id, confirmedAt: { $ne: null } });

/**
 * Returns whether a code opens the account now; it is spent by that, be it of the application or one for
 * recovery.
 */
export async function spendCode({ services, now }: Work, factor: TwoFactor, code: string): Promise<boolean> {
  const step = stepOfCode(services.secrets.open(factor.secret, twoFactorSecrets, factor.id), code, now);
  if (step !== null && step > factor.lastStep) {
    factor.lastStep = step;
    return true;
  }
  const hash = await recoveryOf(code, factor.recoveryHashes);
  if (hash === null) return false;
  factor.recoveryHashes = factor.recoveryHashes.filter((one) => one !== hash);
  return true;
}
