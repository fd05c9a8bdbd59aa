import { useState } from "react";
import { isCovered, takesLetters, useKeys } from "../../../ui/keys.ts";
import { type DeskAct, deskActOf, keepKeys, keysAreOn } from "./desk.keys.ts";

/**
 * Lets the keys of the desk act, unless this browser has them switched off: never while somebody types in a
 * field or a dialog is open.
 */
export function useDeskKeys(acts: Readonly<Record<DeskAct, () => void>>) {
  const [on, setOn] = useState(() => keysAreOn(localStorage));
  useKeys(on, (event) => {
    if (event.defaultPrevented || takesLetters(event) || isCovered()) return false;
    const act = deskActOf(event);
    if (!act) return false;
    acts[act]();
    return true;
  });
  return {
    on,
    set: (next: boolean) => {
      keepKeys(localStorage, next);
      setOn(next);
    },
  };
}
