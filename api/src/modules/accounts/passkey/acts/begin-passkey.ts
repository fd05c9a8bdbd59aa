import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { newChallenge, PATIENCE } from "../challenges.ts";
import { type OwnFactors, proveFactors } from "../own-factors.ts";
import { Passkey } from "../passkey.entity.ts";
import { ALGORITHMS, describedKey, handleOf } from "../passkey-proof.ts";
import { MOST_PASSKEYS, TOO_MANY_PASSKEYS } from "../passkey.rules.ts";
import { relyingParty } from "../relying-party.ts";

/**
 * Starts the creation of a passkey for the caller's account; requires the password and any second factor they
 * have. Returns the browser's options (`PublicKeyCredentialCreationOptionsJSON`). Nothing changes until the
 * passkey is added.
 */
export async function beginPasskey(work: Work, factors: OwnFactors): Promise<string> {
  const party = relyingParty(work.services);
  const user = await ownAccount(work);
  await proveFactors(work, user, factors);
  const own = await work.em.find(Passkey, { user: user.id });
  if (own.length >= MOST_PASSKEYS) throw conflict(TOO_MANY_PASSKEYS);
  const { name } = await work.services.agency.current();
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: party.id,
    userID: new Uint8Array(handleOf(user)),
    userName: user.email,
    userDisplayName: `${user.name} ${user.lastname}`,
    challenge: new Uint8Array(newChallenge(work, "registration", user)),
    timeout: PATIENCE,
    attestationType: "none",
    excludeCredentials: own.map(describedKey),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return JSON.stringify(options);
}
