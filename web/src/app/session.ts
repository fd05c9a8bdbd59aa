import type { SessionState, SessionUser } from "./session.state.ts";
import { initialState, loginFailed, manualAttempt, signedIn, signedOut } from "./session.state.ts";

/** Where the browser keeps the token, as specified. */
export const TOKEN_KEY = "token";

type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Who is signed in, kept for the whole application: a plain store without developer tooling.
 * The token lives in local storage under `token`; a stored one starts as `loading` until the server has verified it.
 */
export function createSession(storage: Keep, now: () => number = Date.now) {
  let state = initialState(storage.getItem(TOKEN_KEY));
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A sign-in, or a registration that answered a token. */
    signedIn(user: SessionUser, token: string) {
      storage.setItem(TOKEN_KEY, token);
      become(signedIn(state, user, token));
    },
    /** The server knows the stored token, or answered the user's own record anew. */
    verified(user: SessionUser) {
      if (state.token) become(signedIn(state, user, state.token));
    },
    /** A failed verification removes the stored token. */
    verificationFailed(message: string) {
      storage.removeItem(TOKEN_KEY);
      become({ ...signedOut(state), error: message });
    },
    loginFailed: (message: string) => become(loginFailed(state, message, now())),
    countAttempt: () => become(manualAttempt(state, now())),
    /** Clears the user, the token and the attempt counters. */
    signedOut() {
      storage.removeItem(TOKEN_KEY);
      become(signedOut(state));
    },
    /** Another tab changed the token: without one the user is out here too; another one is verified again. */
    tokenChanged() {
      const token = storage.getItem(TOKEN_KEY);
      if (token !== state.token) become(initialState(token));
    },
  };
}

export type Session = ReturnType<typeof createSession>;
