import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "../account/user.entity.ts";
import { endRecoveryCodes } from "../two-factor/recovery-codes.ts";
import { TwoFactor } from "../two-factor/two-factor.entity.ts";
import { Passkey } from "./passkey.entity.ts";
import { PasskeyChallenge } from "./passkey-challenge.entity.ts";

/** Removes all second factors from an account: authenticator app, passkeys, recovery codes. */
export async function endSecondFactors(work: Work, user: User): Promise<void> {
  const own = { user: user.id };
  await work.em.nativeDelete(TwoFactor, own);
  await work.em.nativeDelete(Passkey, own);
  await work.em.nativeDelete(PasskeyChallenge, own);
  await endRecoveryCodes(work, user);
}
