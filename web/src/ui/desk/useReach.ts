import { useState } from "react";

/** How many more are asked for at a time, how many a list gives at the most, and how few call for more. */
const [STEP, MOST, FEW] = [20, 100, 5];

/** How many of what waits are to be asked for, as one stands among those that were `loaded` of `total`. */
export const reachFrom = (limit: number, place: number, loaded: number, total: number): number =>
  loaded >= limit && loaded < total && place + FEW >= loaded ? Math.min(limit + STEP, MOST) : limit;

/**
 * How many of what waits at a desk are asked for: more of them as soon as few remain after the one that is
 * looked at, so that one goes on without deciding. Tell `stand` at every drawing where that is.
 */
export function useReach() {
  const [limit, setLimit] = useState(STEP);
  const stand = (place: number, loaded: number, total: number) => {
    const to = reachFrom(limit, place, loaded, total);
    if (to !== limit) setLimit(to);
  };
  return { limit, stand };
}
