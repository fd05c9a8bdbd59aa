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
 * Local storage key of the user whose session expired, read by the other tabs; a deliberate sign-out stores
 * nothing there.
 */
const ENDED_KEY = "travesia.session-ended";

type Keep = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Returns the session store, one for the whole application and without developer tools. The token is in local
 * storage under `token`; a stored token starts as `loading` until the server has verified it.
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
    /** Sets the user and token after a sign-in, or a registration that returned a token. */
    signedIn(user: SessionUser, token: string) {
      storage.removeItem(ENDED_KEY);
      storage.setItem(TOKEN_KEY, token);
      become(signedIn(state, user, token));
    },
    /** Marks that the server permits this token only the set-up of a second factor. */
    setUpAsked(token: string) {
      storage.setItem(TOKEN_KEY, token);
      become(setUpOnly(token));
    },
    /** Sets the user after the server verified the stored token or returned the user's record again. */
    verified(user: SessionUser) {
      if (state.token) become(signedIn(state, user, state.token));
    },
    /**
     * Marks that the user's permissions have changed; the user is read again in the background while the page
     * stays open.
     */
    roleChanged() {
      const { token, user } = state;
      if (token && user) become({ ...initialState(token), waiting: user });
    },
    /** Removes the stored token after its verification failed. */
    verificationFailed(message: string) {
      forget();
      become({ ...signedOut(state), error: message });
    },
    /**
     * Records that the server could not verify the token; the token is kept, and a later attempt may succeed.
     */
    verificationBroke(message: string) {
      become({ ...state, error: message });
    },
    /** Removes the token that the server refused while the user was working; the user's page stays. */
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
     * Handles a change of the token by another tab. Without a token the user is signed out here too; the page
     * stays if the session expired. A new token is verified while the previous user's page stays.
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
