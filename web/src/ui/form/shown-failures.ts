import { useLayoutEffect } from "react";

/** Failures that an alert has just started to show. */
const begun = new Set<string>();

/** Records that an alert shows this failure, so that no toast repeats it. */
export function useShownFailure(failure: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!failure) return;
    begun.add(failure);
    queueMicrotask(() => begun.delete(failure));
  }, [failure]);
}

/**
 * Returns whether an alert began to show this failure in the present rendering; called in a layout effect.
 */
export const isShown = (failure: string): boolean => begun.has(failure);
