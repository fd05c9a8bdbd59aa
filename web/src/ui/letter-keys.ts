import { useSyncExternalStore } from "react";
import { isCovered, takesLetters, useKeys } from "./keys.ts";

/** Name in the browser's storage; only the payments' desk had such keys at first. */
const KEY = "pagos:teclas";

const listeners = new Set<() => void>();
/** Choice in a browser that keeps nothing: it stays so until the page is left. */
let unkept: boolean | undefined;

function follow(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

/** Returns whether single-letter shortcuts are enabled in this browser, which is the default (WCAG 2.1.4). */
export function lettersAreOn(): boolean {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Stores for this browser whether single-letter shortcuts are enabled. */
export function switchLetters(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    unkept = on;
  }
  for (const changed of listeners) changed();
}

/** Returns whether single-letter shortcuts are enabled, and updates when that changes. */
export const useLettersOn = (): boolean => useSyncExternalStore(follow, lettersAreOn);

/** A key that was pressed alone. */
export interface Letter {
  /** Key in lower case: `j`, `?`. */
  readonly letter: string;
  readonly shift: boolean;
  /** The key is held down. */
  readonly held: boolean;
}

/**
 * Handles keys that are pressed alone, unless this browser has them switched off: never while a field has the
 * focus, nor under a dialog or a menu. A `first` handler runs before all others, as for the second key of
 * two.
 */
export function useLetters(take: (pressed: Letter) => boolean, first = false): void {
  useKeys(
    true,
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey || defaultPrevented) return false;
      if (!lettersAreOn() || takesLetters(event) || isCovered()) return false;
      return take({ letter: key.toLowerCase(), shift: shiftKey, held: repeat });
    },
    first,
  );
}
