import { useState } from "react";
import { failureText, fieldFailures } from "../failure/failures.ts";
import type { FailureKey } from "../failure/failures.texts.ts";
import { Superseded, useVersions, type VersionedSave } from "../failure/stale.ts";
import { useFailureToast } from "../failure/useFailureToast.ts";
import { useToasts } from "../../ui/toasts.tsx";

/** What is wrong with which field, by the server. */
export type Wrong = ReturnType<typeof fieldFailures>;

export interface SavingOptions {
  /** Whether a refusal is told in a toast too, and not over its form alone; it is unless told. */
  readonly tells?: boolean | ((wrong: Wrong) => boolean);
  /** The words of a failure, where an act names none of its own. */
  readonly failing?: FailureKey;
}

/** One act after another: whether one runs, what was refused last, and how it is told. */
export function useSaving({ tells = true, failing }: SavingOptions = {}) {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const versions = useVersions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fresh, setFresh] = useState(0);
  return {
    busy,
    failure,
    /**
     * Changes when a form has to begin anew with what is stored: after `Ver lo último`, and when it is told
     * to.
     */
    fresh,
    renew: () => setFresh((before) => before + 1),
    forget: () => setFailure(null),
    /**
     * Runs an act and tells that it is `done`, unless that is null; answers what is wrong with which field,
     * or null when it was done. An act on a version of a record takes it as its argument:
     * `perform((version = slide.version) => update(…), "Imagen actualizada")`.
     */
    perform: async <R>(
      act: VersionedSave<R>,
      done: string | null | ((answer: R) => string | null),
      key: FailureKey | undefined = failing,
    ): Promise<Wrong | null> => {
      setBusy(true);
      setFailure(null);
      try {
        const answer = await versions(act);
        const told = typeof done === "function" ? done(answer) : done;
        if (told !== null) toasts.success(told);
        return null;
      } catch (error) {
        if (error instanceof Superseded) {
          setFresh((before) => before + 1);
          return [];
        }
        setFailure(failureText(error, key));
        const wrong = fieldFailures(error);
        if (typeof tells === "function" ? tells(wrong) : tells) tellFailure(error, key);
        return wrong;
      } finally {
        setBusy(false);
      }
    },
  };
}
