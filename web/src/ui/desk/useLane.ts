import { useReach } from "./useReach.ts";

/** Items of a lane as they were answered, and the number of all that wait. */
interface LanePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * Returns how many items of a lane are asked for, and which of an answer comes first: the one that was not
 * left for later, with the number of those that are left. Call `first` at every drawing.
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
