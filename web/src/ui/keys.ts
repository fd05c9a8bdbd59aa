import { useEffect, useRef } from "react";

/** Selector of the elements in which text is typed. */
const FIELD = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
/** Selector of the elements in which letters choose an option, or begin to type. */
const LETTERED = "[role=combobox], [role=listbox], [role=menu], [role=grid]";

/** Returns whether a key was pressed in a field that takes text. */
export const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;

/** Returns whether a key was pressed where a letter types or chooses. */
export const takesLetters = (event: KeyboardEvent): boolean =>
  isTyped(event) || (event.target instanceof Element && event.target.closest(LETTERED) !== null);

/** Returns whether something of a kind is shown; a closed part that stays mounted is not. */
const isShown = (kind: string): boolean =>
  [...document.querySelectorAll(kind)].some((part) => !part.closest("[aria-hidden=true]"));

/** Returns whether a dialog covers the page and takes its keys. */
export const isUnderDialog = (): boolean => isShown("[role=dialog]");

/** Returns whether a dialog, a menu or a list covers the page. */
export const isCovered = (): boolean => isShown("[role=dialog], [role=menu], [role=listbox]");

/**
 * Handles every key on the page while `on`, with the latest function; a key it handles has no further effect.
 * A `first` handler runs before the others.
 */
export function useKeys(on: boolean, take: (event: KeyboardEvent) => boolean, first = false): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener("keydown", press, first);
    return () => window.removeEventListener("keydown", press, first);
  }, [on, first]);
}
