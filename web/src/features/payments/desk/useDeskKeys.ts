import { useEffect, useRef, useState } from "react";
import { type DeskAct, deskActOf, keepKeys, keysAreOn } from "./desk.keys.ts";

/** Where letters are typed or chosen by, and not keys of the desk. */
const TYPING =
  "input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu]";
/** What stands over the desk: its letters are its own. */
const OVER = "[role=dialog], [role=menu], [role=listbox]";

/**
 * Lets the keys of the desk act, unless this browser has them switched off: never while somebody types in a
 * field or a dialog is open.
 */
export function useDeskKeys(acts: Readonly<Record<DeskAct, () => void>>) {
  const [on, setOn] = useState(() => keysAreOn(localStorage));
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || at?.closest(TYPING) || document.querySelector(OVER)) return;
      const act = deskActOf(event);
      if (!act) return;
      event.preventDefault();
      latest.current[act]();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [on]);
  return {
    on,
    set: (next: boolean) => {
      keepKeys(localStorage, next);
      setOn(next);
    },
  };
}
