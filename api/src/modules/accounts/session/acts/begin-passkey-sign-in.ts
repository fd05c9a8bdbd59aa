import type { Work } from "../../../../core/mutation/work.ts";
import { newChallenge, PATIENCE } from "../../passkey/challenges.ts";
import { relyingParty } from "../../passkey/relying-party.ts";

/**
 * Creates a challenge that any passkey can answer which identifies its owner. Returns the options for the
 * browser (`PublicKeyCredentialRequestOptionsJSON`).
 */
export async function beginPasskeySignIn(work: Work): Promise<string> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(work.services).id,
    challenge: new Uint8Array(newChallenge(work, "sign-in", null)),
    timeout: PATIENCE,
    userVerification: "required",
  });
  return JSON.stringify(options);
}
