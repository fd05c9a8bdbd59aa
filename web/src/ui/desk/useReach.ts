import { useState } from "react";

/**
 * Number of further items requested at a time, greatest number that a list requests, and number of remaining
 * items at which more are requested.
 */
const [STEP, MOST, FEW] = [20, 100, 5];

/**
 * Returns how many of what waits are to be asked for, as one stands among those that were `loaded` of
 * `total`.
 */
export const reachFrom = (limit: number, place: number, loaded: number, total: number): number =>
  loaded >= limit && loaded < total && place + FEW >= loaded ? Math.min(limit + STEP, MOST) : limit;

/**
 * Returns how many of what waits at a desk are asked for: more of them as soon as few remain after the one
 * that is looked at, so that one goes on without deciding. Pass that place to `stand` at every drawing.
 */
export function useReach() {
  const [limit, setLimit] = useState(STEP);
  const stand = (place: number, loaded: number, total: number) => {
    const to = reachFrom(limit, place, loaded, total);
    if (to !== limit) setLimit(to);
  };
  return { limit, stand };
}
