/** Source of the present time; modules receive a clock and never read the machine's. */
export interface Clock {
  /** The present instant, as a new Date that the caller may keep. */
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until it is set: for tests, and for demo data laid out over past months. */
export interface MovableClock extends Clock {
  /** Sets the clock to this instant, forward or back. */
  set(instant: Date | string): void;
  /** Moves by a span, of which every unit left out is zero. Negative spans move back. */
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/**
 * Makes a clock that is set to `start`; a text is an ISO instant with its zone. Throws RangeError when it is
 * not an instant.
 */
export function movableClock(start: Date | string): MovableClock {
  let at = instantOf(start);
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = instantOf(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

function instantOf(instant: Date | string): number {
  const at = new Date(instant).getTime();
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return at;
}
