import { useCallback, useEffect, useSyncExternalStore } from "react";
import { followHeld, heldIds, holdAct, sendHeld } from "./held-acts.ts";
import { useUndo } from "./useUndo.tsx";

/** Context of a mutation whose page may close before its answer: the browser sends it all the same. */
export const outlivesPage = { fetchOptions: { keepalive: true } } as const;

/**
 * Returns a function that does an act in ten seconds, unless it is undone until then: `hold("Propuesta
 * aceptada", { ids: [movement.id], send: () => accept(…) })`.
 * For acts that cannot be undone once they are done: a receipt that was mailed, a commission that was earned.
 */
export function useHold() {
  const undoable = useUndo();
  return useCallback(
    (
      done: string,
      { ids, send }: { readonly ids: readonly string[]; readonly send: () => Promise<unknown> },
    ) => {
      const takeBack = holdAct({ ids, send, offer: () => offer });
      const offer = undoable(done, async () => takeBack());
    },
    [undoable],
  );
}

/** Returns the ids of the records whose act is held or under way. */
export const useHeldIds = (): ReadonlySet<string> => useSyncExternalStore(followHeld, heldIds);

/** Returns the ids of the records that a lane passes by: skipped records, and records whose act is held. */
export function usePassedBy(skipped: ReadonlySet<string>): ReadonlySet<string> {
  const held = useHeldIds();
  return new Set([...skipped, ...held]);
}

/** Sends the held acts when their page is left: the next page reads true data. */
export function useSendHeldOnLeave(): void {
  useEffect(() => () => void sendHeld(), []);
}
