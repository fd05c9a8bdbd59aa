import { useState } from "react";

/**
 * Number of further items requested at a time, greatest number that a list requests, and number of remaining
 * items at which more are requested.
 */
const [STEP, MOST, FEW] = [20, 100, 5];

/**
 * Returns the number of waiting records to read, given the place of the current one among the `loaded` ones
 * of `total`.
 */
export const reachFrom = (limit: number, place: number, loaded: number, total: number): number =>
  loaded >= limit && loaded < total && place + FEW >= loaded ? Math.min(limit + STEP, MOST) : limit;

/**
 * Returns the number of waiting records of a desk to read: more as soon as few remain after the current
 * record, so that the user can continue without deciding. Call the returned function with the place of that
 * record at every rendering.
 */
export function useReach() {
  const [limit, setLimit] = useState(STEP);
  const stand = (place: number, loaded: number, total: number) => {
    const to = reachFrom(limit, place, loaded, total);
    if (to !== limit) setLimit(to);
  };
  return { limit, stand };
}
