import { useReach } from "./useReach.ts";

/** Items of a lane as they were answered, and the number of all that wait. */
interface LanePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Returns the number of items of a lane to read, and a function for the first item of an answer that was not
 * skipped, with the number of remaining ones. Call `first` at every rendering.
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
