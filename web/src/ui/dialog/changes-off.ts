import { createContext, use } from "react";

/**
 * Why nothing can be changed from here, such as while somebody looks on as another person; null when it can.
 * Buttons of acts, lines of menus and the buttons that send a dialog are off with this sentence.
 */
export const ChangesOff = createContext<string | null>(null);

/** Why nothing can be changed from here, or null. */
export const useChangesOff = (): string | null => use(ChangesOff);
