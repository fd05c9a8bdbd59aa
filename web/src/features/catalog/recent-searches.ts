const KEY = "travesia.busquedas";
/** Maximum number of searches that a device remembers (specification 4.2). */
const MOST_SEARCHES = 10;

/** Returns the searches made on this device, the latest first. */
export function recentSearches(storage: Pick<Storage, "getItem">): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((entry): entry is string => typeof entry === "string").slice(0, MOST_SEARCHES)
      : [];
  } catch {
    return [];
  }
}

/**
 * Stores a search as the most recent, without duplicates; returns all stored searches. A failure of the
 * device's storage is ignored.
 */
export function rememberSearch(
  storage: Pick<Storage, "getItem" | "setItem">,
  search: string,
): readonly string[] {
  const text = search.trim();
  const before = recentSearches(storage);
  if (text.length < 2) return before;
  const all = [text, ...before.filter((entry) => entry.toLowerCase() !== text.toLowerCase())].slice(
    0,
    MOST_SEARCHES,
  );
  try {
    storage.setItem(KEY, JSON.stringify(all));
  } catch {
    return all;
  }
  return all;
}
