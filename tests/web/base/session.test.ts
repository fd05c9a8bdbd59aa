import { describe, expect, it } from "vitest";
import { createSession } from "../../../web/src/base/session/session.ts";
import { aSessionUser } from "../../support/web.tsx";

const NOW = 1_795_000_000_000;

function aSession(stored: string | null = null) {
  const kept = new Map(stored ? [["token", stored]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { session: createSession(storage, () => NOW), kept };
}

const failTimes = (session: ReturnType<typeof aSession>["session"], times: number) => {
  for (let i = 0; i < times; i++) session.loginFailed("Credenciales inválidas");
};

describe("the session", () => {
  it("keeps the token under the key token", () => {
    const { session, kept } = aSession();
    session.signedIn(aSessionUser(), "abc");
    expect(kept.get("token")).toBe("abc");
    expect(session.read()).toMatchObject({ isAuthenticated: true, token: "abc", loading: false });
  });

  it("waits for the verification of a stored token", () => {
    expect(aSession("abc").session.read()).toMatchObject({
      token: "abc",
      loading: true,
      isAuthenticated: false,
    });
  });

  it("removes the stored token when its verification fails", () => {
    const { session, kept } = aSession("abc");
    session.verificationFailed("Token inválido");
    expect(kept.has("token")).toBe(false);
    expect(session.read()).toMatchObject({ token: null, isAuthenticated: false, error: "Token inválido" });
  });

  it("counts every failed sign-in with its time", () => {
    const { session } = aSession();
    failTimes(session, 1);
    expect(session.read()).toMatchObject({
      loginAttempts: 1,
      lastLoginAttempt: NOW,
      error: "Credenciales inválidas",
      isAccountLocked: false,
    });
  });

  it("is not flagged locked at the 3rd failure, and is at the 4th", () => {
    const { session } = aSession();
    failTimes(session, 3);
    expect(session.read().isAccountLocked).toBe(false);
    failTimes(session, 1);
    expect(session.read().isAccountLocked).toBe(true);
  });

  it("is flagged locked at the 5th manual increment, not at the 4th", () => {
    const { session } = aSession();
    for (let i = 0; i < 4; i++) session.countAttempt();
    expect(session.read().isAccountLocked).toBe(false);
    session.countAttempt();
    expect(session.read()).toMatchObject({ isAccountLocked: true, loginAttempts: 5 });
  });

  it("forgets the attempts on success and on sign-out", () => {
    const { session } = aSession();
    failTimes(session, 4);
    session.signedIn(aSessionUser(), "abc");
    expect(session.read()).toMatchObject({
      loginAttempts: 0,
      isAccountLocked: false,
      lastLoginAttempt: null,
      error: null,
    });
    failTimes(session, 2);
    session.signedOut();
    expect(session.read()).toMatchObject({
      loginAttempts: 0,
      user: null,
      token: null,
      isAuthenticated: false,
    });
  });

  it("is out when the token disappears while signed in", () => {
    const { session, kept } = aSession();
    session.signedIn(aSessionUser(), "abc");
    kept.delete("token");
    session.tokenChanged();
    expect(session.read()).toMatchObject({ user: null, isAuthenticated: false, loading: false });
  });

  it("verifies again when another tab signed in as someone else", () => {
    const { session, kept } = aSession();
    session.signedIn(aSessionUser(), "abc");
    kept.set("token", "other");
    session.tokenChanged();
    expect(session.read()).toMatchObject({ token: "other", user: null, loading: true });
  });
});
