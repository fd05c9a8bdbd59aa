import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { useApolloClient } from "@apollo/client/react";
import { createContext, useCallback, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { isUnanswered } from "./failures.ts";

/** Who saved a record since it was opened (`extensions.changedBy` of the refusal). */
export interface ChangedBy {
  readonly version: number;
  readonly name: string | null;
  readonly own: boolean;
  /** ISO 8601. */
  readonly at: string | null;
}

/** Whose values are to stand; null: neither, back to the form. */
export type StaleChoice = "latest" | "mine" | null;

/** Asks the person; without `StaleQuestion` above, nobody is asked and the refusal is shown. */
export const StaleContext = createContext<(changed: ChangedBy) => Promise<StaleChoice>>(() =>
  Promise.resolve(null),
);

/**
 * Tells that the record of a form with something typed in it has changed, with how the form begins anew;
 * answers how to take that back.
 */
export const TellNewerContext = createContext<(begin: () => void) => () => void>(() => () => undefined);

/** Milliseconds after which a newer record is told: one's own save has closed or renewed its form by then. */
const OWN_SAVE = 1_000;

/**
 * Watches whether the record of a form was saved by somebody since the form was opened: an untouched form
 * begins anew with it, one with something typed in it stays and it is said.
 */
export function useNewer<R>(record: R, opened: R, typed: boolean, begin: () => void): void {
  const tell = useContext(TellNewerContext);
  const newer = versionOf(record) > versionOf(opened);
  const anew = useEffectEvent(begin);
  useEffect(() => {
    if (!newer) return;
    let untell: (() => void) | undefined;
    const timer = setTimeout(() => {
      if (typed) untell = tell(() => anew());
      else anew();
    }, OWN_SAVE);
    return () => {
      clearTimeout(timer);
      untell?.();
    };
  }, [newer, typed, tell]);
}

/** The version of a record; none of what has no version, or is new. */
const versionOf = (record: unknown): number => {
  const version: unknown =
    typeof record === "object" && record !== null && "version" in record && record.version;
  return typeof version === "number" ? version : 0;
};

/** `Ver lo último` was chosen: the record was read again, and the form begins anew with it. */
export class Superseded extends Error {
  override readonly name = "Superseded";
}

/** Who saved since, of a refused save; null for every other failure. */
function changedBy(error: unknown): ChangedBy | null {
  const told: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.changedBy : null;
  return typeof told === "object" && told !== null && "version" in told ? (told as ChangedBy) : null;
}

/**
 * A save; called again with the version over which it is to be saved: `(version = quote.version) =>
 * update(…)`.
 */
export type VersionedSave<R> = (version?: number) => Promise<R>;

/**
 * Runs a save of a record with a version. When somebody else saved first it asks whose values are to stand:
 * `Conservar lo mío` saves over theirs, `Ver lo último` reads the page again and throws {@link Superseded}.
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
          // A save whose answer was lost on the way may have been the one that came first.
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
 * What of an input differs from the one that its form began with: saved over somebody else's, the rest stays
 * as they left it.
 */
export const changedOf = <Input extends object>(input: Input, begun: Input): Partial<Input> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(begun[key as keyof Input]),
    ),
  ) as Partial<Input>;

/** What a form stands on: the record as it was when it was opened, and as it is now since `fresh` changed. */
export function useOpened<R>(record: R, fresh: number): R {
  const [opened, open] = useState({ record, fresh });
  if (opened.fresh === fresh) return opened.record;
  open({ record, fresh });
  return record;
}

/** Which record of a list is being edited, as {@link useOpened} would give it; `new` for one that is made. */
export function useEdited<R extends { readonly id: string }>(list: readonly R[], fresh: number) {
  const [edited, edit] = useState<R | "new" | null>(null);
  const [seen, see] = useState(fresh);
  if (seen !== fresh) {
    see(fresh);
    if (edited && edited !== "new") edit(list.find(({ id }) => id === edited.id) ?? edited);
  }
  return [edited, edit] as const;
}
