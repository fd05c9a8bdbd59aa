import { createContext, useContext, useSyncExternalStore } from "react";
import type { BrowserSession } from "./session.ts";

export const SessionContext = createContext<BrowserSession | null>(null);

/** Returns the session store, for callers that change it (sign-in, sign-out). */
export function useSessionStore(): BrowserSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("SessionContext is missing above this component");
  return session;
}

/** Returns the current session state: `const { user } = useSession()`. */
export function useSession() {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, session.read);
}

/**
 * Returns the signed-in user, for components below a guard; also the user who must sign in again while the
 * page waits.
 */
export function useUser() {
  const { user, waiting } = useSession();
  const person = user ?? waiting;
  if (!person) throw new Error("useUser stands below a guard");
  return person;
}
