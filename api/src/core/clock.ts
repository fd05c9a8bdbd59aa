/** Source of the current time; modules receive a clock and never read the machine's. */
export interface Clock {
  /** Returns the current time, as a new Date that the caller may keep. */
  now(): Date;
}

/** Clock of the machine. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until it is set: for tests, and for demo data laid out over past months. */
export interface MovableClock extends Clock {
  /** Sets the clock to this time, forwards or backwards. */
  set(instant: Date | string): void;
  /** Moves the clock by a span; omitted units are zero, and negative spans move it backwards. */
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/**
 * Creates a clock that is set to `start`; a text must be an ISO time with its zone. @throws RangeError when
 * it is not.
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
