import { useSyncExternalStore } from "react";
import { SelectionStore } from "./selection.ts";

let kept: SelectionStore | undefined;
const store = (): SelectionStore => (kept ??= new SelectionStore(window.sessionStorage));
const subscribe = (watcher: () => void) => store().subscribe(watcher);
const read = () => store().read();

/** Returns the numbers selected in this tab: `const { values, selection } = useSelection()`. */
export function useSelection() {
  const { raffleId, values } = useSyncExternalStore(subscribe, read);
  return { raffleId, values, selection: store() };
}
