import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { isUnanswered } from "./failures.ts";

/** Person who saved a record after it was opened (`extensions.changedBy` of the refusal). */
export interface ChangedBy {
  readonly version: number;
  readonly name: string | null;
  readonly own: boolean;
  /** Time of the save, ISO 8601. */
  readonly at: string | null;
}

/**
 * Choice between two conflicting saves: the latest stored values or the user's own; null cancels and returns
 * to the form.
 */
export type StaleChoice = "latest" | "mine" | null;

/**
 * Context function that asks the user to choose; without `StaleQuestion` above, the refusal is displayed
 * instead.
 */
export const StaleContext = createContext<(changed: ChangedBy) => Promise<StaleChoice>>(() =>
  Promise.resolve(null),
);

/**
 * Context function that announces a newer version of the record to a form with unsaved text. It receives the
 * function that resets the form, and returns the function that withdraws the announcement.
 */
export const ShowNewerContext = createContext<(begin: () => void) => () => void>(() => () => undefined);

/**
 * Delay in milliseconds before a newer version of a record is announced; by then the user's own save has
 * closed or reset its form.
 */
const OWN_SAVE = 1_000;

/**
 * Watches whether another person has saved a form's record since the form was opened. An unmodified form is
 * reset to the new version; a modified form keeps its values, and a notice is displayed.
 */
export function useNewer<R>(record: R, opened: R, typed: boolean, begin: () => void): void {
  const showNewer = useContext(ShowNewerContext);
  const newer = versionOf(record) > versionOf(opened);
  const anew = useEffectEvent(begin);
  useEffect(() => {
    if (!newer) return;
    let forget: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (typed) forget = showNewer(() => anew());
      else anew();
    }, OWN_SAVE);
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, [newer, typed, showNewer]);
}

/** Returns the version of a record; undefined for a new record or one without versions. */
const versionOf = (record: unknown): number => {
  const version: unknown =
    typeof record === "object" && record !== null && "version" in record && record.version;
  return typeof version === "number" ? version : 0;
};

/** Thrown when the user chose `Ver lo último`: the record was read again, and the form is reset to it. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

/**
 * Returns the person who saved in the meantime, from the error of a refused save; null for every other
 * failure.
 */
function changedBy(error: unknown): ChangedBy | null {
  const changedBy: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.changedBy : null;
  return typeof changedBy === "object" && changedBy !== null && "version" in changedBy
    ? (changedBy as ChangedBy)
    : null;
}

/** A save. It is called again with the version to overwrite: `(version = quote.version) => update(…)`. */
export type VersionedSave<R> = (version?: number) => Promise<R>;

/**
 * Runs a save of a record with a version. When another person saved first, the user chooses: `Conservar lo
 * mío` saves over their values, `Ver lo último` reads the page again and throws {@link Superseded}.
 */
export function useVersions() {
  const ask = useContext(StaleContext);
  const client = useApolloClient();
  const unanswered = useRef(false);
  return useCallback(
    async <R>(save: VersionedSave<R>): Promise<R> => {
      for (let version: number | undefined; ;) {
        try {
          const answer = await (version === undefined ? save() : save(version));
          unanswered.current = false;
          return answer;
        } catch (error) {
          const changed = changedBy(error);
          // A save whose answer was lost may itself have been the earlier save.
          const ownLost = changed?.own === true && unanswered.current;
          unanswered.current = isUnanswered(error);
          if (!changed) throw error;
          const choice = ownLost ? "mine" : await ask(changed);
          if (choice === null) throw error;
          if (choice === "latest") {
            await client.refetchQueries({ include: "active" });
            throw new Superseded("the record was read again");
          }
          version = changed.version;
        }
      }
    },
    [ask, client],
  );
}

/**
 * Returns the changed fields of an input. Saved over another user's changes, the other fields stay as that
 * user left them.
 */
export const changedOf = <Input extends object>(input: Input, begun: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(begun[key as keyof Input]),
    ),
  ) as Partial<Input>;

/**
 * Returns the record that a form edits: the version at the time of opening, replaced by the current one
 * whenever `fresh` changes.
 */
export function useOpened<R>(record: R, fresh: number): R {
  const [opened, open] = useState({ record, fresh });
  if (opened.fresh === fresh) return opened.record;
  open({ record, fresh });
  return record;
}
