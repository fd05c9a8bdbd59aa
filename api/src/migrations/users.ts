import { searchText } from "./search-text.ts";

/**
 * What the table of users does by itself: its search text. A document is searched whole, by its own index.
 */
export const usersBehaviour: readonly string[] = searchText("users", ["name", "lastname", "email"]);
