import { useCallback, useEffect, useSyncExternalStore } from "react";
import { followHeld, heldIds, holdAct, sendHeld } from "./held-acts.ts";
import { useUndo } from "./useUndo.tsx";

/** Context of a mutation that the browser completes even if the page closes before the answer. */
export const outlivesPage = { fetchOptions: { keepalive: true } } as const;

/**
 * Returns a function that performs an act after ten seconds unless the user undoes it: `hold("Propuesta
 * aceptada", { ids: [movement.id], send: () => accept(…) })`. For acts that cannot be reversed once
 * performed, such as a mailed receipt or an earned commission.
 */
export function useHold() {
  const undoable = useUndo();
  return useCallback(
    (
      done: string,
      { ids, send }: { readonly ids: readonly string[]; readonly send: () => Promise<unknown> },
    ) => {
      const undo = holdAct({ ids, send, offer: () => offer });
      const offer = undoable(done, async () => undo());
    },
    [undoable],
  );
}

/** Returns the ids of the records whose act is held or being sent. */
export const useHeldIds = (): ReadonlySet<string> => useSyncExternalStore(followHeld, heldIds);

/**
 * Returns the ids of the records that a work queue leaves out: skipped records, and records whose act is
 * held.
 */
export function usePassedBy(skipped: ReadonlySet<string>): ReadonlySet<string> {
  const held = useHeldIds();
  return new Set([...skipped, ...held]);
}

/** Sends the held acts when their page is left, so that the next page reads current data. */
export function useSendHeldOnLeave(): void {
  useEffect(() => () => void sendHeld(), []);
}
