import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the ref of what comes after an act, which is brought into view, with the focus, once the act is
 * done and its dialog gone: `<Box ref={useComesNext(done)} tabIndex={-1}>`.
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
