import { useState } from "react";
import { failureText, fieldFailures } from "../../app/failures.ts";
import type { FailureKey } from "../../app/failures.texts.ts";
import { useFailureToast } from "../../app/useFailureToast.ts";
import { useToasts } from "../../ui/toasts.tsx";

/** What is wrong with which field, by the server. */
export type Wrong = ReturnType<typeof fieldFailures>;

/** One act after another: whether one runs, what was refused last, and how it is told. */
export function useSaving() {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    /** Runs an act; answers what is wrong with which field, or null when it was done. */
    perform: async (act: () => Promise<unknown>, done: string, key?: FailureKey): Promise<Wrong | null> => {
      setBusy(true);
      setFailure(null);
      try {
        await act();
        toasts.success(done);
        return null;
      } catch (error) {
        setFailure(failureText(error, key));
        tellFailure(error, key);
        return fieldFailures(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;
