import { useEffect, useState } from "react";

const isAlone = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") === null;

/**
 * Returns true once `wanted` is set and no dialog is open; it then stays true, because the caller itself is a
 * dialog.
 */
export function useNoDialog(wanted: boolean): boolean {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (alone || !wanted) return undefined;
    const look = () => isAlone() && setAlone(true);
    const drawn = new MutationObserver(look);
    drawn.observe(document.body, { childList: true, subtree: true });
    look();
    return () => drawn.disconnect();
  }, [alone, wanted]);
  return alone;
}
