import { useEffect, useRef } from "react";

/** Extent of the loss when leaving: a part of the page, the page for another page, or the whole window. */
export type Leaving = "part" | "page" | "window";
/** Function that returns true when a form has unsaved text; `kept` when this device keeps it. */
type Typed = (leaving: Leaving) => boolean | "kept";

/** Every form on the page, each with whether something is typed in it that is not saved. */
const forms = new Set<Typed>();

/** Returns true when leaving would lose typed text; `kept` when this device restores all of it. */
export function somethingTyped(leaving: Leaving): boolean | "kept" {
  const typed = [...forms].map((form) => form(leaving)).filter(Boolean);
  if (typed.length === 0) return false;
  return typed.every((one) => one === "kept") ? "kept" : true;
}

/** Allows leaving the page without a confirmation, whatever is typed: it belongs to another person by now. */
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
