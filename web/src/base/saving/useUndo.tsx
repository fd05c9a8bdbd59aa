import Button from "@mui/material/Button";
import { useCallback, useSyncExternalStore } from "react";
import { useToasts } from "../../ui/toasts.tsx";
import { useFailureToast } from "../failure/useFailureToast.ts";
import { followOffers, offerUndo, UNDO_SECONDS, type UndoOffer } from "./undo-offers.ts";

/** Name of the toast that offers to undo an act: only the toast of the last act is seen. */
const TOAST = "undo";

/**
 * Returns a function that shows a message about an act and offers its opposite for ten seconds, in the toast
 * and on Ctrl+Z: `undoable("Aplazado", () => resume({ … }))`. A refusal is shown as any other.
 * Acts that run beside each other state when each was begun, so that the last act is undone first. Returns
 * the offer.
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

/** Shows the button of the last act alone: a toast that makes room for the next no longer offers anything. */
function UndoButton({ offer }: { readonly offer: UndoOffer }) {
  const isLast = useSyncExternalStore(followOffers, offer.isLast);
  if (!isLast) return null;
  return (
    <Button size="small" color="inherit" onClick={offer.takeBack}>
      Deshacer
    </Button>
  );
}
