const KEY = "popup-cerrado";

interface Closed {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Returns whether this browser closed this popup on this day; a browser that keeps nothing has closed none.
 */
export function wasClosed(id: string, day: string): boolean {
  try {
    const closed = JSON.parse(localStorage.getItem(KEY) ?? "null") as Closed | null;
    return closed?.id === id && closed.day === day;
  } catch {
    return false;
  }
}

/** Remembers that this browser closed this popup on this day. */
export function rememberClosed(id: string, day: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, day } satisfies Closed));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
