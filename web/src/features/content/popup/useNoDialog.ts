import { useEffect, useState } from "react";

const isAlone = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") === null;

/**
 * Returns true from the moment at which no dialog is open, once that is requested: the requesting part is a
 * dialog then.
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
