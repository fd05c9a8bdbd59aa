import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { newSecret, secretUri } from "../../two-factor/two-factor-codes.ts";
import { twoFactorSecrets } from "../../two-factor/two-factor-check.ts";
import { TwoFactor } from "../../two-factor/two-factor.entity.ts";
import type { TwoFactorStart } from "../../two-factor/two-factor.types.ts";
import { type OwnFactors, proveFactors } from "../own-factors.ts";

/**
 * Starts setting up an authenticator app for the caller's account: returns the secret for the app. A person
 * with passkeys must prove one of them. Nothing changes until a code confirms the setup.
 */
export async function startTwoFactor(work: Work, factors: OwnFactors): Promise<TwoFactorStart> {
  const user = await ownAccount(work);
  const begun = await work.em.findOne(TwoFactor, { user: user.id });
  if (begun?.confirmedAt) throw conflict("La verificación en dos pasos ya está activa.");
  await proveFactors(work, user, factors);
  const { name } = await work.services.agency.current();
  const secret = newSecret();
  const factor = begun ?? work.add(make(TwoFactor, { user, secret: "" }));
  factor.secret = work.services.secrets.seal(secret, twoFactorSecrets, factor.id);
  return { secret, uri: secretUri(secret, name, user.email) };
}
