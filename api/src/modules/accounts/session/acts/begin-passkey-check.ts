import type { Work } from "../../../../core/mutation/work.ts";
import { newChallenge, PATIENCE } from "../../passkey/challenges.ts";
import { Passkey } from "../../passkey/passkey.entity.ts";
import { describedKey } from "../../passkey/passkey-proof.ts";
import { relyingParty } from "../../passkey/relying-party.ts";
import { type PasswordProof, userOfPassword } from "../proven-user.ts";

/**
 * Challenges a passkey of a person as the second factor, after their correct password. Returns the options
 * for the browser (`PublicKeyCredentialRequestOptionsJSON`), or null when the person has no passkey.
 */
export async function beginPasskeyCheck(work: Work, proof: PasswordProof): Promise<string | null> {
  const user = await userOfPassword(work, proof);
  const own = await work.em.find(Passkey, { user: user.id }, { orderBy: { place: "asc" } });
  if (own.length === 0) return null;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(work.services).id,
    challenge: new Uint8Array(newChallenge(work, "second-factor", user)),
    timeout: PATIENCE,
    allowCredentials: own.map(describedKey),
    userVerification: "preferred",
  });
  return JSON.stringify(options);
}
