import { reservationTexts } from "./reservation.texts.ts";

/** Milliseconds between two requests of the list. */
export const LIST_PAUSE = 1_000;

/**
 * Limits the requests of a list, from every part of the page. While a request runs, and within a second of
 * the last, a person may not send another, and nothing is sent.
 */
export function listGate(now: () => number = Date.now) {
  let running = false;
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Notes whether a request runs. */
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
