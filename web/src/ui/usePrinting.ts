import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

/** Returns whether a key press is the browser's shortcut for printing. */
const asksForPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "p" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Returns whether the page is about to be printed or was printed, so that it mounts all its parts. Ctrl+P
 * waits for `read` before the print dialog opens; the browser's menu does not wait and prints the parts read
 * so far.
 */
export function usePrinting(read: () => Promise<unknown>): boolean {
  const [printing, setPrinting] = useState(false);
  const show = useEffectEvent(() => flushSync(() => setPrinting(true)));
  const print = useEffectEvent(async () => {
    show();
    await read();
    window.print();
  });
  useEffect(() => {
    const before = () => show();
    const keys = (event: KeyboardEvent) => {
      if (!asksForPrint(event) || event.defaultPrevented) return;
      event.preventDefault();
      void print();
    };
    window.addEventListener("beforeprint", before);
    window.addEventListener("keydown", keys);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("keydown", keys);
    };
  }, []);
  return printing;
}
