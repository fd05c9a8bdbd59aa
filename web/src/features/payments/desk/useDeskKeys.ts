import { useLetters } from "../../../ui/letter-keys.ts";
import { type DeskAct, deskActOf } from "./desk.keys.ts";

/** Handles the keyboard shortcuts of the workspace. */
export function useDeskKeys(acts: Readonly<Record<DeskAct, () => void>>): void {
  useLetters((pressed) => {
    const act = deskActOf(pressed);
    if (!act) return false;
    acts[act]();
    return true;
  });
}
