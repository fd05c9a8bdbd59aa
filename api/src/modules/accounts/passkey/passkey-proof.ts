import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import type { User } from "../account/user.entity.ts";
import type { Passkey } from "./passkey.entity.ts";
import type { NewPasskeyInput, PasskeyAnswerInput } from "./passkey.inputs.ts";
import { relyingParty } from "./relying-party.ts";

/** Accepted key algorithms: ES256, Ed25519 and RS256, which every browser supports. */
export const ALGORITHMS = [-7, -8, -257];

/** Returns the WebAuthn user handle of an account: its number, which reveals nothing about the person. */
export const handleOf = ({ id }: User): Buffer => Buffer.from(`cuenta-${id}`);

/** Returns a known passkey in the form that the browser expects. */
export const describedKey = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

type NewKey = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "backedUp">;

/** Returns the key that a browser created for our challenge; null when it is invalid, or not for our site. */
export async function madeKey(
  { services }: Work,
  challenge: string,
  { credentialId, clientData, attestation }: NewPasskeyInput,
): Promise<NewKey | null> {
  const { id, origin } = relyingParty(services);
  const response = {
    id: credentialId,
    rawId: credentialId,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { clientDataJSON: clientData, attestationObject: attestation },
  };
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  // The library throws for every fault, each time with words for us alone.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp: backedUp } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return { credentialId: credential.id, publicKey, counter: credential.counter, backedUp };
}

/** Requirements on the answer of a passkey. */
interface Asked {
  readonly challenge: string;
  /**
   * True when the authenticator must have verified the person by fingerprint, face or PIN; then no password
   * is needed.
   */
  readonly verified: boolean;
}

/**
 * Returns whether a passkey signed a challenge for our site, and records its use. A counter that did not
 * increase indicates a copied passkey: the answer is rejected and recorded in the history and the log.
 * Account and passkey must be locked already.
 */
export async function usePasskey(
  work: Work,
  passkey: Passkey,
  { clientData, authenticatorData, signature }: PasskeyAnswerInput,
  { challenge, verified }: Asked,
): Promise<boolean> {
  const { id, origin } = relyingParty(work.services);
  const { credentialId } = passkey;
  const response = {
    id: credentialId,
    rawId: credentialId,
    type: "public-key" as const,
    clientExtensionResults: {},
    response: { clientDataJSON: clientData, authenticatorData, signature },
  };
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const proven = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    // Compared below, once the signature has shown that the count is the keeper's own.
    credential: { id: credentialId, publicKey: Buffer.from(passkey.publicKey, "base64url"), counter: 0 },
    requireUserVerification: verified,
  }).catch(() => null);
  if (!proven?.verified) return false;
  const { newCounter, credentialBackedUp } = proven.authenticationInfo;
  if (newCounter <= passkey.counter && (newCounter > 0 || passkey.counter > 0)) {
    const { name, counter, user } = passkey;
    work.audit("user.passkey-copied", user.id, { passkey: name, counted: newCounter, before: counter });
    work.services.log.warn(
      { userId: user.id, passkeyId: passkey.id },
      "the count of a passkey did not go on",
    );
    return false;
  }
  assign(passkey, { counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: work.now });
  return true;
}
