import { reservationTexts } from "./reservation.texts.ts";

/** Minimum milliseconds between two requests of the list. */
export const LIST_PAUSE = 1_000;

/**
 * Limits how often a user can reload a list, from any part of the page. A reload is refused while a request
 * is running, and for a second after the last one.
 */
export function listGate(now: () => number = Date.now) {
  let running = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Records whether a request is running. */
    note(runs: boolean): void {
      if (runs && !running) last = now();
      running = runs;
    },
    /** Returns the reason why the list may not be read again now; null when it may. */
    refusal(): string | null {
      if (running) return reservationTexts.busy;
      return now() - last < LIST_PAUSE ? reservationTexts.tooSoon : null;
    },
  };
}
