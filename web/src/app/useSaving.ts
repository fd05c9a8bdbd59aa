import { useState } from "react";
import { failureText, fieldFailures } from "./failures.ts";
import type { FailureKey } from "./failures.texts.ts";
import { useFailureToast } from "./useFailureToast.ts";
import { useToasts } from "../ui/toasts.tsx";

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
    /** Runs an act and tells that it is `done`; answers what is wrong with which field, or null when it was done. */
    perform: async <R>(act: () => Promise<R>, done: string | ((answer: R) => string), key?: FailureKey): Promise<Wrong | null> => {
      setBusy(true);
      setFailure(null);
      try {
        const answer = await act();
        toasts.success(typeof done === "string" ? done : done(answer));
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
