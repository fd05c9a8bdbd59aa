/** A row of choices that is the same for the same seed. */
export interface Random {
  /** Returns a whole number from 0 up to but not including `below`. */
  below(below: number): number;
  /** Returns true with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns one of the values; undefined of none. */
  oneOf<T>(values: readonly T[]): T | undefined;
}

/** Makes the choices of a seed, by mulberry32 (Tommy Ettinger, public domain). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    oneOf: (values) => values[below(values.length)],
  };
}
