import Button from "@mui/material/Button";
import { useCallback, useSyncExternalStore } from "react";
import { useToasts } from "../../ui/toasts.tsx";
import { useFailureToast } from "../failure/useFailureToast.ts";
import { followOffers, offerUndo, UNDO_SECONDS, type UndoOffer } from "./undo-offers.ts";

/** Name of the toast that offers to undo an act; only the toast of the last act is visible. */
const TOAST = "undo";

/**
 * Returns a function that shows a message about an act and offers to undo it for ten seconds, in the toast
 * and with Ctrl+Z: `undoable("Aplazado", () => resume({ … }))`. A refusal is shown like any other. Acts
 * that run in parallel pass their start time, so that the last one is undone first. Returns the offer.
 */
export function useUndo() {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  return useCallback(
    (done: string, opposite: () => Promise<unknown>, begun = performance.now()): UndoOffer => {
      const offer = offerUndo(() => {
        toasts.success("Deshecho", undefined, undefined, TOAST);
        opposite().catch((failure: unknown) => showFailure(failure));
      }, begun);
      // The toast of a later act stays.
      if (offer.isLast()) toasts.success(done, UNDO_SECONDS, <UndoButton offer={offer} />, TOAST);
      return offer;
    },
    [toasts, showFailure],
  );
}

/** Shows the undo button, for the last act only: a toast that is being replaced offers nothing. */
function UndoButton({ offer }: { readonly offer: UndoOffer }) {
  const isLast = useSyncExternalStore(followOffers, offer.isLast);
  if (!isLast) return null;
  return (
    <Button size="small" color="inherit" onClick={offer.undo}>
      Deshacer
    </Button>
  );
}
