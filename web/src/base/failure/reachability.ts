import { useSyncExternalStore } from "react";

/**
 * Milliseconds between two attempts to reach a server that does not answer; a browser event about the
 * connection takes precedence.
 */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000];

let away = false;
const listeners = new Set<() => void>();
const become = (next: boolean) => {
  if (away === next) return;
  away = next;
  for (const listener of listeners) listener();
};

/** Store of the connection state as this window knows it; true means that the connection is lost. */
export const reachability = {
  read: () => away,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  lost: () => become(true),
  found: () => become(false),
};

if (typeof window !== "undefined") {
  if (window.navigator.onLine === false) become(true);
  window.addEventListener("offline", reachability.lost);
  window.addEventListener("online", reachability.found);
}

/** Returns whether the application reports that there is no connection: `const away = useAway()`. */
export const useAway = (): boolean => useSyncExternalStore(reachability.subscribe, reachability.read);

/** Waits before the next attempt; ends early when the browser is online again or `signal` aborts. */
export function nextTry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, PAUSES[Math.min(attempt, PAUSES.length - 1)]);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
