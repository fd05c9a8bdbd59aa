import { today } from "@travesia/api/colombia/days";
import { useState } from "react";

/** Ids of the records that the user skipped. */
interface Skipped {
  readonly day: string;
  readonly ids: readonly string[];
}

const keyOf = (lane: string): string => `travesia.despues.${lane}`;

/** Returns the ids skipped today in this tab; empty on another day, or when none are stored. */
function kept(lane: string): Skipped {
  const none = { day: today(new Date()), ids: [] };
  try {
    const read = JSON.parse(sessionStorage.getItem(keyOf(lane)) ?? "null") as Partial<Skipped> | null;
    return read?.day === none.day && Array.isArray(read.ids) ? { day: none.day, ids: read.ids } : none;
  } catch {
    return none;
  }
}

/**
 * Returns the records of a queue that the user skipped, stored in this tab for the day, with the functions
 * that skip one more and that restore all: `useSkipped("banco")`.
 */
export function useSkipped(lane: string) {
  const [{ ids }, setSkipped] = useState(() => kept(lane));
  const keep = (next: readonly string[]) => {
    const skipped = { day: today(new Date()), ids: next };
    setSkipped(skipped);
    try {
      sessionStorage.setItem(keyOf(lane), JSON.stringify(skipped));
    } catch {
      // They stay skipped until the page is left.
    }
  };
  return {
    ids: new Set(ids),
    skip: (id: string) => keep([...ids, id]),
    forget: () => keep([]),
  };
}
