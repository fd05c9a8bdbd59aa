import { base64url, generateKeyPair, exportJWK, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { Sessions } from "../../api/src/core/auth/session.ts";
import { START } from "../support/calendar.ts";

const SECRET = "a secret of this house, long enough for it";
const key = new TextEncoder().encode(SECRET);
const sessions = new Sessions(SECRET);
const account = { id: 7, sessionsVersion: 3 };
const SESSION = "01890000-0000-7000-8000-000000000000";
const second = Math.floor(START.getTime() / 1000);
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const HOURS_12 = 12 * 3_600;
const token = () => sessions.issue(account, SESSION, START);

/** A token of our own making with other claims or another head. */
const made = (claims: Record<string, unknown>, alg = "HS256", by: Uint8Array = key) =>
  new SignJWT({ ver: 3, sub: "7", jti: SESSION, iat: second, exp: second + HOURS_12, ...claims })
    .setProtectedHeader({ alg })
    .sign(by);

describe("the token of a session", () => {
  it("says whose it is, which session, and until when", async () => {
    expect(await sessions.read(await token(), START)).toEqual({
      userId: 7,
      sessionId: SESSION,
      sessionsVersion: 3,
      expiresAt: second + HOURS_12,
    });
  });

  it("is no session with anything of it changed", async () => {
    const [head = "", claims = "", mac = ""] = (await token()).split(".");
    const other = base64url.encode(
      new TextDecoder().decode(base64url.decode(claims)).replace('"sub":"7"', '"sub":"1"'),
    );
    expect(other).not.toBe(claims);
    const changed = (text: string) => (text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    for (const forged of [
      `${head}.${other}.${mac}`,
      `${head}.${claims}.${changed(mac)}`,
      `${head}.${claims}.`,
    ])
      expect(await sessions.read(forged, START), forged).toBeNull();
    expect(
      await new Sessions("a secret of another house, long enough").read(await token(), START),
    ).toBeNull();
  });

  it("is no session by another algorithm, nor by none", async () => {
    const claims = { ver: 3, sub: "7", jti: SESSION, exp: second + HOURS_12 };
    expect(await sessions.read(new UnsecuredJWT(claims).encode(), START)).toBeNull();
    for (const alg of ["HS384", "HS512"])
      expect(await sessions.read(await made({}, alg, new Uint8Array([...key, ...key])), START)).toBeNull();
    expect(await sessions.read(await made({}), START)).not.toBeNull();
  });

  it("is no session by a key that it brings along", async () => {
    const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
    const claims = { ver: 3, sub: "7", jti: SESSION, exp: second + HOURS_12 };
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", jwk: await exportJWK(publicKey) })
      .sign(privateKey);
    expect(await sessions.read(forged, START)).toBeNull();
  });

  it("ends on the second, and is none before it begins", async () => {
    const given = await token();
    expect(await sessions.read(given, after(HOURS_12 - 1))).not.toBeNull();
    expect(await sessions.read(given, after(HOURS_12))).toBeNull();
    const later = await made({ nbf: second + 60 });
    expect(await sessions.read(later, START)).toBeNull();
    expect(await sessions.read(later, after(60))).not.toBeNull();
  });

  it("is no session without any one of its claims", async () => {
    for (const claim of ["sub", "jti", "ver", "exp"])
      expect(await sessions.read(await made({ [claim]: undefined }), START), claim).toBeNull();
    expect(await sessions.read(await made({ ver: "3" }), START)).toBeNull();
  });
});
