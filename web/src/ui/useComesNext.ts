import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the ref of the element after an act, which is scrolled into view and focused once the act is done
 * and its dialog closed: `<Box ref={useComesNext(done)} tabIndex={-1}>`.
 */
export function useComesNext(done: boolean): RefObject<HTMLDivElement | null> {
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return;
    next.current?.scrollIntoView({ block: "center" });
    next.current?.focus({ preventScroll: true });
  }, [done]);
  return next;
}
