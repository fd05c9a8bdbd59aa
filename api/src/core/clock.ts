/** Source of the present time; modules receive one and never ask the machine. */
export interface Clock {
  /** The present instant, as a new Date that the caller may keep. */
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved: for tests, and for demo data laid out over past months. */
export interface MovableClock extends Clock {
  /** Stands at this instant from now on, forward or back. */
  set(instant: Date | string): void;
  /** Moves by a span, of which every unit left out is zero. Negative spans go back. */
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/**
 * Makes a clock that stands at `start`; a text is an ISO instant with its zone. Throws RangeError when it is
 * no instant.
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
