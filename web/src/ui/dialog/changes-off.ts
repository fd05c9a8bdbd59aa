import { createContext, use } from "react";

/**
 * Context with the reason why nothing can be changed from here, such as viewing as another user; null when
 * changes are possible. Buttons of acts, lines of menus and the submit buttons of dialogs are disabled with
 * this sentence.
 */
export const ChangesOff = createContext<string | null>(null);

/** Returns the reason why nothing can be changed here; null when changes are possible. */
export const useChangesOff = (): string | null => use(ChangesOff);
