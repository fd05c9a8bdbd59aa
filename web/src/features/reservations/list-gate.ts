import { reservationTexts } from "./reservation.texts.ts";

/** Milliseconds between two requests of the list. */
export const LIST_PAUSE = 1_000;

/**
 * Lets one request of the list run at a time, and none within a second of the last: another is rejected here,
 * before anything is sent.
 */
export function listGate(now: () => number = Date.now) {
  let running = false;
  let last = Number.NEGATIVE_INFINITY;
  return async <R>(ask: () => Promise<R>): Promise<R> => {
    if (running) throw new Error(reservationTexts.busy);
    if (now() - last < LIST_PAUSE) throw new Error(reservationTexts.tooSoon);
    running = true;
    last = now();
    try {
      return await ask();
    } finally {
      running = false;
    }
  };
}
