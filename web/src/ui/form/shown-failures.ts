import { useLayoutEffect } from "react";

/** The failures that began to stand in an alert in this moment. */
const begun = new Set<string>();

/** Notes that an alert shows this failure, so that it is not said in a toast too. */
export function useShownFailure(failure: string | null | undefined): void {
  useLayoutEffect(() => {
    if (!failure) return;
    begun.add(failure);
    queueMicrotask(() => begun.delete(failure));
  }, [failure]);
}

/**
 * Returns whether an alert began to show this failure with what the page shows now; asked in a layout effect.
 */
export const isShown = (failure: string): boolean => begun.has(failure);
