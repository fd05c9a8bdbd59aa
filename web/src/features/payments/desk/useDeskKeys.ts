import { useLetters } from "../../../ui/letter-keys.ts";
import { type DeskAct, deskActOf } from "./desk.keys.ts";

/** Lets the keys of the desk act. */
export function useDeskKeys(acts: Readonly<Record<DeskAct, () => void>>): void {
  useLetters((pressed) => {
    const act = deskActOf(pressed);
    if (!act) return false;
    acts[act]();
    return true;
  });
}
