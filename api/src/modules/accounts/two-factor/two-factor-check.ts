import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import type { SecretColumn } from "../../../core/secrets/secret-box.ts";
import { hasSecondFactor } from "../account/second-factor.sql.ts";
import type { User } from "../account/user.entity.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { TwoFactor } from "./two-factor.entity.ts";
import { stepOfCode } from "./two-factor-codes.ts";

/** Column that holds the encrypted secrets of authenticator apps. */
export const twoFactorSecrets: SecretColumn = { table: "two_factors", key: "id", column: "secret" };

/**
 * Returns a person's confirmed authenticator app, or null. The account must be locked already, so that codes
 * are consumed one at a time.
 */
export const codeAppOf = (work: Work, user: User): Promise<TwoFactor | null> =>
  work.em.findOne(TwoFactor, { user: user.id, confirmedAt: { $ne: null } });

/** Returns whether a person has a second factor of any kind. */
export async function isProtected(work: Work, { id }: User): Promise<boolean> {
  const [row] = await work.rows<{ has: boolean }>(
    sql`select ${hasSecondFactor(raw("u.id"))} as has from users u where u.id = ${id}`,
  );
  return row?.has ?? false;
}

/** Returns whether a code is the current one of an authenticator app; a correct code is consumed. */
export function spendAppCode({ services, now }: Work, factor: TwoFactor, code: string): boolean {
  const step = stepOfCode(services.secrets.open(factor.secret, twoFactorSecrets, factor.id), code, now);
  if (step === null || step <= factor.lastStep) return false;
  factor.lastStep = step;
  return true;
}

/**
 * Returns whether a code is valid for a person now: a code of the authenticator app, or a recovery code. A
 * correct code is consumed.
 */
export async function spendCode(work: Work, user: User, code: string): Promise<boolean> {
  const factor = await codeAppOf(work, user);
  return (factor !== null && spendAppCode(work, factor, code)) || spendRecoveryCode(work, user, code);
}
