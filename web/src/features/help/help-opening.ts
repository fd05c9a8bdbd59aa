import { useEffect } from "react";

const openers = new Set<() => void>();

/** Opens the help panel from elsewhere on the page: the menu of a phone. */
export const openHelp = (): void => {
  for (const open of openers) open();
};

/** Calls `open` whenever the help panel is to be opened. */
export const useHelpOpening = (open: () => void): void =>
  useEffect(() => {
    openers.add(open);
    return () => void openers.delete(open);
  }, [open]);
