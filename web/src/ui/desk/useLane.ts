import { useReach } from "./useReach.ts";

/** Items of a work queue, in the form the server sends, and the total number of pending ones. */
interface LanePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Returns the number of items to read, and the function `first`, which returns the first item that was not
 * skipped and the number of remaining ones. Call `first` on every render.
 */
export function useLane<Item>(skipped: ReadonlySet<string>, idOf: (item: Item) => string) {
  const { limit, stand } = useReach();
  return {
    limit,
    first: ({ items, total }: LanePage<Item>) => {
      const left = items.filter((item) => !skipped.has(idOf(item)));
      const [item] = left;
      stand(item ? items.indexOf(item) : items.length, items.length, total);
      return { item, left: total - items.length + left.length };
    },
  };
}
