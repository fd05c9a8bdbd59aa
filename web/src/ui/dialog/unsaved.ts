import { useEffect, useRef } from "react";

/** What is left: the page for another one, or the whole window. */
export type Leaving = "page" | "window";
type Typed = (leaving: Leaving) => boolean;

/** Every form on the page, each with whether something is typed in it that is kept nowhere. */
const forms = new Set<Typed>();

/** Whether leaving would lose what somebody typed. */
export const somethingTyped: Typed = (leaving) => [...forms].some((typed) => typed(leaving));

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
