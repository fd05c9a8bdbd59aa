import type { SessionState, SessionUser } from "./session.state.ts";
import {
  ended,
  initialState,
  loginFailed,
  manualAttempt,
  setUpOnly,
  signedIn,
  signedOut,
} from "./session.state.ts";

/** Local storage key of the token, fixed by the specification. */
export const TOKEN_KEY = "token";

/**
 * Local storage key of the user whose session expired, read by the other tabs; a sign-out on purpose leaves
 * nothing there.
 */
const ENDED_KEY = "travesia.session-ended";

type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the store of the session, one for the whole application and without developer tooling. The token
 * lives in local storage under `token`; a stored one starts as `loading` until the server has verified it.
 */
export function createSession(storage: Keep, now: () => number = Date.now) {
  let state = initialState(storage.getItem(TOKEN_KEY));
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const forget = () => {
    storage.removeItem(ENDED_KEY);
    storage.removeItem(TOKEN_KEY);
  };
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A sign-in, or a registration that answered a token. */
    signedIn(user: SessionUser, token: string) {
      storage.removeItem(ENDED_KEY);
      storage.setItem(TOKEN_KEY, token);
      become(signedIn(state, user, token));
    },
    /** The server opens nothing but the set-up of a second factor to this token. */
    setUpAsked(token: string) {
      storage.setItem(TOKEN_KEY, token);
      become(setUpOnly(token));
    },
    /** The server knows the stored token, or answered the user's own record again. */
    verified(user: SessionUser) {
      if (state.token) become(signedIn(state, user, state.token));
    },
    /**
     * Marks that the user's permissions have changed: the user is read again in the background, behind the
     * open page.
     */
    roleChanged() {
      const { token, user } = state;
      if (token && user) become({ ...initialState(token), waiting: user });
    },
    /** A failed verification removes the stored token. */
    verificationFailed(message: string) {
      forget();
      become({ ...signedOut(state), error: message });
    },
    /** The server could not identify the owner of the token: it stays, and a repeated request may succeed. */
    verificationBroke(message: string) {
      become({ ...state, error: message });
    },
    /** The server refused the token during work: it is gone, and the person's page stays. */
    ended() {
      if (!state.user) return;
      storage.setItem(ENDED_KEY, String(state.user.id));
      storage.removeItem(TOKEN_KEY);
      become(ended(state));
    },
    loginFailed: (message: string) => become(loginFailed(state, message, now())),
    countAttempt: () => become(manualAttempt(state, now())),
    /** Clears the user, the token and the attempt counters. */
    signedOut() {
      forget();
      become(signedOut(state));
    },
    /**
     * Handles a change of the token by another tab. Without a token the user is signed out here too, and
     * their page stays when their sign-in ended without them. Another token is verified, behind the page of
     * the previous person.
     */
    tokenChanged() {
      const token = storage.getItem(TOKEN_KEY);
      if (token === state.token) return;
      const person = state.user ?? state.waiting;
      const stays = token !== null || storage.getItem(ENDED_KEY) === String(person?.id);
      become({ ...initialState(token), waiting: stays ? person : null });
    },
  };
}

export type BrowserSession = ReturnType<typeof createSession>;
