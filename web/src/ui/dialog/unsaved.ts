import { useEffect, useRef } from "react";

/** Part that is left: a part of the page, the page, or the window. */
export type Leaving = "part" | "page" | "window";
/** Function that returns true when a form has unsaved text; `kept` when this device keeps it. */
type Typed = (leaving: Leaving) => boolean | "kept";

/** Functions of all forms on the page that return whether a form has unsaved text. */
const forms = new Set<Typed>();

/** Returns true when leaving would lose typed text; `kept` when this device restores all of it. */
export function somethingTyped(leaving: Leaving): boolean | "kept" {
  const typed = [...forms].map((form) => form(leaving)).filter(Boolean);
  if (typed.length === 0) return false;
  return typed.every((one) => one === "kept") ? "kept" : true;
}

/**
 * Permits leaving the page without confirmation, because the entered text now belongs to another person's
 * session.
 */
export const leaveFreely = (): void => forms.clear();

/**
 * Shows a confirmation before typed text is left by the menu, the back button, a reload or a closed window,
 * as long as `typed` is true.
 * `useUnsaved(formState.isDirty && !formState.isSubmitting)`
 */
export function useUnsaved(typed: boolean | Typed): void {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => {
    const asked: Typed = (leaving) =>
      typeof latest.current === "function" ? latest.current(leaving) : latest.current;
    forms.add(asked);
    return () => void forms.delete(asked);
  }, []);
}
