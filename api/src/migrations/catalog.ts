import { searchText } from "./search-text.ts";

/**
 * What the table of packages does by itself: its search text, and an index for looking into a package's
 * characteristics.
 */
export const catalogBehaviour: readonly string[] = [
  ...searchText("packages", ["title", "destino", "category", "city", "detail"]),
  `create index packages_chars on packages using gin (chars)`,
];
