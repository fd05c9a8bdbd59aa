import { useEffect, useRef } from "react";

/** Where letters are typed. */
const FIELD = "input, textarea, select, [contenteditable=true]";
/** Where letters choose. */
const LETTERED = "[role=combobox], [role=listbox], [role=menu]";

/** Whether a key was pressed where somebody types. */
export const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;

/** Whether a key was pressed where a letter types or chooses. */
export const takesLetters = (event: KeyboardEvent): boolean =>
  isTyped(event) || (event.target instanceof Element && event.target.closest(LETTERED) !== null);

/** Whether a dialog stands over the page: its keys are its own. */
export const isUnderDialog = (): boolean => document.querySelector("[role=dialog]") !== null;

/** Whether a dialog, a menu or a list stands over the page. */
export const isCovered = (): boolean =>
  isUnderDialog() || document.querySelector("[role=menu], [role=listbox]") !== null;

/** Hears every key of the page while it is on, by what was given last; one that it takes does no more. */
export function useKeys(on: boolean, take: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (latest.current(event)) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [on]);
}
