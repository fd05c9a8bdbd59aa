import { useState } from "react";

interface Looked<Item> {
  readonly item: Item;
  readonly place: number;
  /**
   * True when the user decided the item in this window, so that no notice is needed when it leaves the queue.
   */
  readonly settled: boolean;
}

/**
 * Returns the current record of a queue. After the user's own decision the next one follows; a record decided
 * by another person stays visible until the user continues. `begun` is the record in the address.
 */
export function useQueue<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  begun?: string,
) {
  const [looked, setLooked] = useState<Looked<Item> | null>(null);
  const wanted = looked?.item.id ?? begun;
  const at = items?.findIndex(({ id }) => id === wanted) ?? -1;
  const gone = at === -1 && looked !== null && !looked.settled;
  const place = at === -1 ? Math.min(looked?.place ?? 0, Math.max((items?.length ?? 0) - 1, 0)) : at;
  const item = gone ? looked.item : items?.[place];
  const select = (chosen: Item | undefined, to: number) =>
    setLooked(chosen ? { item: chosen, place: to, settled: false } : null);
  // Who looks at the first one without choosing it looks at it all the same.
  if (item && item.id !== looked?.item.id) select(item, place);

  const step = (by: number) => {
    const to = gone ? place : place + by;
    if (items?.[to]) select(items[to], to);
    else if (gone) select(items?.[0], 0);
  };
  return {
    item,
    place,
    gone,
    select,
    next: () => step(1),
    previous: () => step(-1),
    /** Marks an item as decided by the user in this window. */
    settle: (id: string) => setLooked((now) => (now?.item.id === id ? { ...now, settled: true } : now)),
  };
}
