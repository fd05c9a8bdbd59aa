import { useState } from "react";

/**
 * Number of further items requested at a time, maximum number that a list requests, and number of remaining
 * items at which more are requested.
 */
const [STEP, MOST, FEW] = [20, 100, 5];

/**
 * Returns the number of pending records to read, given the index of the current one among the `loaded` ones
 * of `total`.
 */
export const reachFrom = (limit: number, place: number, loaded: number, total: number): number =>
  loaded >= limit && loaded < total && place + FEW >= loaded ? Math.min(limit + STEP, MOST) : limit;

/**
 * Returns the number of pending records to read, which grows as soon as few remain after the current one, so
 * that the user can continue without deciding. Call the returned function with the current index on every
 * render.
 */
export function useReach() {
  const [limit, setLimit] = useState(STEP);
  const stand = (place: number, loaded: number, total: number) => {
    const to = reachFrom(limit, place, loaded, total);
    if (to !== limit) setLimit(to);
  };
  return { limit, stand };
}
