import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import type { User } from "../account/user.entity.ts";
import type { Passkey } from "./passkey.entity.ts";
import type { NewPasskeyInput, PasskeyAnswerInput } from "./passkey.inputs.ts";
import { relyingParty } from "./relying-party.ts";

/** Algorithms of keys that are taken: ES256, Ed25519 and RS256, which every browser makes. */
export const ALGORITHMS = [-7, -8, -257];

/**
 * Returns the name of an account for the authenticator of a passkey: its number, which reveals nothing about
 * a person.
 */
export const handleOf = ({ id }: User): Buffer => Buffer.from(`cuenta-${id}`);

/** Returns a known passkey in the form for a browser. */
export const describedKey = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

type NewKey = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "backedUp">;

/**
 * Returns the key that a browser made for a challenge of ours; null when it is invalid, or not for our site.
 */
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

/** Demands on the answer of a passkey. */
interface Asked {
  readonly challenge: string;
  /** True when the keeper must have verified its owner, by finger, face or PIN: then it needs no password. */
  readonly verified: boolean;
}

/**
 * Returns whether a passkey signed a challenge for our site, and notes its use. A counter that did not rise
 * belongs to a copy: it opens nothing, and is recorded in the history and the log. Account and passkey are
 * locked already.
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
