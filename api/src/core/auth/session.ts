import { SignJWT, errors, jwtVerify } from "jose";
import type { Account } from "./account.ts";

declare module "../context.ts" {
  interface Services {
    readonly sessions: Sessions;
  }
}

/** Lifetime of a session, in hours. */
const LIFETIME = 12;

/** The content of a session's token. */
export interface Session {
  readonly userId: number;
  readonly sessionId: string;
  readonly sessionsVersion: number;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Returns the time at which a session that begins now expires. */
export const sessionEnd = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000) + LIFETIME * 3600) * 1000);

/** Makes and reads session tokens: JWT signed with HS256, 12 hours. */
export class Sessions {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** Returns a token for the account, valid from `now`. */
  async issue(
    account: { id: number; sessionsVersion: number },
    sessionId: string,
    now: Date,
  ): Promise<string> {
    const issuedAt = Math.floor(now.getTime() / 1000);
    return new SignJWT({ ver: account.sessionsVersion })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(String(account.id))
      .setJti(sessionId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + LIFETIME * 3600)
      .sign(this.#key);
  }

  /** Returns the session of a bearer token; null when the token is not one of ours or has expired. */
  async read(bearer: string, now: Date): Promise<Session | null> {
    try {
      const { payload } = await jwtVerify(bearer, this.#key, { algorithms: ["HS256"], currentDate: now });
      const { sub, jti, ver, exp } = payload;
      if (!sub || !jti || typeof ver !== "number" || !exp) return null;
      return { userId: Number(sub), sessionId: jti, sessionsVersion: ver, expiresAt: exp };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

/** Returns whether an account still accepts a session. */
export const counts = (session: Session, account: Account): boolean =>
  (session.sessionsVersion === account.sessionsVersion || session.sessionId === account.keptSession) &&
  !account.endedSessions.has(session.sessionId);
