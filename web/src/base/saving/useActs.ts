import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { type SavingOptions, useSaving } from "./useSaving.ts";

/**
 * Manages the acts on a record or a list, each with its dialog: returns the open dialog, whether an act
 * is running, and the refusal. A dialog closes on success and keeps its text after a refusal; cancelling it
 * then reads the page again. `const { open, show, close, busy, failure, perform } = useActs<"send" |
 * "cancel">();`
 */
export function useActs<Open>(options?: SavingOptions) {
  const { busy, failure, fresh, forget, perform } = useSaving(options);
  const client = useApolloClient();
  const [open, setOpen] = useState<Open | null>(null);
  const performAndClose: typeof perform = async (act, done, key) => {
    const wrong = await perform(act, done, key);
    // A dialog that was opened while the act ran stays open.
    if (!wrong) setOpen((now) => (now === open ? null : now));
    return wrong;
  };
  return {
    open,
    busy,
    failure,
    /** Counter that changes when the open dialog must be reset to the stored values. */
    fresh,
    show: (chosen: Open) => {
      forget();
      setOpen(chosen);
    },
    close: () => {
      setOpen(null);
      // Another person was faster, most likely: the page behind the dialog is out of date.
      if (failure) void client.refetchQueries({ include: "active" });
    },
    perform: performAndClose,
    /** Performs an act from a dialog that stays open afterwards. */
    performHere: perform,
  };
}
