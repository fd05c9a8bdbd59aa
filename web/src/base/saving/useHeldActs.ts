import { useCallback, useEffect, useSyncExternalStore } from "react";
import { followHeld, heldIds, holdAct, sendHeld } from "./held-acts.ts";
import { useUndo } from "./useUndo.tsx";

/** Context of a mutation whose page may be gone before its answer: the browser sends it all the same. */
export const outlivesPage = { fetchOptions: { keepalive: true } } as const;

/**
 * Returns a function that does an act in ten seconds, unless it is taken back until then: `hold("Propuesta
 * aceptada", { ids: [movement.id], send: () => accept(…) })`. For what cannot be undone once it is done: a
 * receipt that was mailed, a commission that was earned.
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

/** Returns the ids of the records that a lane passes by: those skipped, and those whose act is held. */
export function usePassedBy(skipped: ReadonlySet<string>): ReadonlySet<string> {
  const held = useHeldIds();
  return new Set([...skipped, ...held]);
}

/** Sends what is held when the page that it was done on is left: what the next one reads is true. */
export function useSendHeldOnLeave(): void {
  useEffect(() => () => void sendHeld(), []);
}
