import { useEffect, useRef } from "react";

/** What is left: what the page shows now, the page for another one, or the whole window. */
export type Leaving = "part" | "page" | "window";
/** Whether something is typed that is not saved; `kept` where this device keeps it. */
type Typed = (leaving: Leaving) => boolean | "kept";

/** Every form on the page, each with whether something is typed in it that is not saved. */
const forms = new Set<Typed>();

/** What somebody typed and would leave unsaved: `kept` where all of it is found again on this device. */
export function somethingTyped(leaving: Leaving): boolean | "kept" {
  const typed = [...forms].map((form) => form(leaving)).filter(Boolean);
  if (typed.length === 0) return false;
  return typed.every((one) => one === "kept") ? "kept" : true;
}

/** The page may be left without a question, whatever is typed: it belongs to somebody else by now. */
export const leaveFreely = (): void => forms.clear();

/**
 * Asks before what is typed here is left by the menu, the back button, a reload or a closed window, as long
 * as `typed` says so. `useUnsaved(formState.isDirty && !formState.isSubmitting)`
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
