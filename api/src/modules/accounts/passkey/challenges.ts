import { createHash, randomBytes } from "node:crypto";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { make } from "../../../core/rows.ts";
import type { User } from "../account/user.entity.ts";
import { PasskeyChallenge, type PasskeyPurpose } from "./passkey-challenge.entity.ts";

/** Minutes for which a challenge is valid, and number of its random bytes. */
const MINUTES = 5;
const BYTES = 32;

/** Milliseconds that a browser waits for the person. */
export const PATIENCE = MINUTES * 60_000;

const hashOf = (challenge: string) => createHash("sha256").update(challenge).digest("base64url");

/** Creates a challenge for one purpose, and for one person when known; only its hash is stored. */
export function newChallenge(work: Work, purpose: PasskeyPurpose, user: User | null): Buffer {
  const challenge = randomBytes(BYTES);
  const expiresAt = new Date(work.now.getTime() + PATIENCE);
  const challengeHash = hashOf(challenge.toString("base64url"));
  work.add(make(PasskeyChallenge, { purpose, user, challengeHash, expiresAt }));
  return challenge;
}

/** Returns the challenge that an answer claims to have signed; null when it contains none. */
function signedChallenge(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    const named = typeof data === "object" && data !== null && "challenge" in data ? data.challenge : null;
    return typeof named === "string" ? named : null;
  } catch {
    return null;
  }
}

/**
 * Consumes and returns the challenge of an answer; of two simultaneous requests only one gets it. Null when
 * the challenge has another purpose or person, or is used, expired or unknown.
 */
export async function takeChallenge(
  work: Work,
  purpose: PasskeyPurpose,
  user: User | null,
  clientData: string,
): Promise<string | null> {
  const challenge = signedChallenge(clientData);
  if (challenge === null) return null;
  const [taken] = await work.rows<{ id: string }>(sql`update passkey_challenges set used_at = ${work.now}
    where challenge_hash = ${hashOf(challenge)} and purpose = ${purpose}
      and user_id is not distinct from ${user?.id ?? null}::int
      and used_at is null and expires_at > ${work.now}
    returning id`);
  return taken ? challenge : null;
}
