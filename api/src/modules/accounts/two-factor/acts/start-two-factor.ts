import { make } from "../../../../core/rows.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount, proveOwner } from "../own-password.ts";
import { newSecret, secretUri } from "../two-factor-codes.ts";
import { twoFactorSecrets } from "../two-factor-check.ts";
import { TwoFactor } from "../two-factor.entity.ts";
import type { TwoFactorStart } from "../two-factor.types.ts";

/**
 * Begins to protect one's account with codes: answers the secret for one's application. Nothing changes until
 * a code confirms it.
 */
export async function startTwoFactor(
  work: Work,
  { password }: { password: string },
): Promise<TwoFactorStart> {
  const user = await ownAccount(work);
  await proveOwner(work, user, { field: "password", password });
  const begun = await work.em.findOne(TwoFactor, { user: user.id });
  if (begun?.confirmedAt) throw conflict("La verificación en dos pasos ya está activa.");
  const { name } = await work.services.agency.current();
  const secret = newSecret();
  const factor = begun ?? work.add(make(TwoFactor, { user, secret: "" }));
  factor.secret = work.services.secrets.seal(secret, twoFactorSecrets, factor.id);
  return { secret, uri: secretUri(secret, name, user.email) };
}
