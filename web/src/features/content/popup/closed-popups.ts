const KEY = "popup-cerrado";

interface Closed {
  readonly id: string;
  /** Day, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * Returns whether the popup was closed in this browser on this day; false when the browser stores nothing.
 */
export function wasClosed(id: string, day: string): boolean {
  try {
    const closed = JSON.parse(localStorage.getItem(KEY) ?? "null") as Closed | null;
    return closed?.id === id && closed.day === day;
  } catch {
    return false;
  }
}

/** Stores that the popup was closed in this browser on this day. */
export function rememberClosed(id: string, day: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, day } satisfies Closed));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
