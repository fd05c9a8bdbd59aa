import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { failureText, fieldFailures } from "../failure/failures.ts";
import type { FailureKey } from "../failure/failures.texts.ts";
import { Superseded, useVersions, type VersionedSave } from "../failure/stale.ts";
import { useRefusalToast } from "../failure/useFailureToast.ts";
import { isShown } from "../../ui/form/shown-failures.ts";
import { useToasts } from "../../ui/toasts.tsx";

/** Error that the server reports for a field. */
interface WrongField {
  readonly field: string;
  readonly message: string;
  /** Marks the error as displayed beside its field, so that it is not displayed elsewhere. */
  readonly placed?: () => void;
}

/** Result of an act that the page itself shows: it is announced to screen readers, and is no toast. */
export interface Announced {
  readonly announced: string;
}

/** Returns the announcement of an act whose result the page shows: `done: announced("Orden guardado")`. */
export const announced = (text: string): Announced => ({ announced: text });

/** Message about an act whose result visitors can see, with the link to the page. */
export interface SeenAt {
  readonly said: string;
  readonly seconds: number;
  readonly action: ReactNode;
}

/** Message of a successful act: in a toast, to screen readers alone, or with the way to its page. */
export type Said = string | Announced | SeenAt;

/** Errors by field, from the server. */
export type Wrong = readonly WrongField[];

export interface SavingOptions {
  /** Key of the failure message, used when an act defines none. */
  readonly failing?: FailureKey;
}

/** Messages of a refusal that belong to no field; only the first one is displayed. */
type Refused = readonly string[];

/**
 * Returns the messages of a refusal: the server's message, and when it is about one field, also the messages
 * of the other fields.
 */
const refusedBy = (text: string, wrong: Wrong): Refused =>
  wrong.some(({ message }) => message === text)
    ? [...new Set([text, ...wrong.map(({ message }) => message)])]
    : [text];

/**
 * Runs acts one after the other; returns whether one is running, and the last refusal. A refusal is shown
 * once: beside its field, else in the form's alert, else in a toast that closes when a later act succeeds.
 */
export function useSaving({ failing }: SavingOptions = {}) {
  const toasts = useToasts();
  const refusal = useId();
  const sayRefusal = useRefusalToast(refusal);
  const versions = useVersions();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>([]);
  const [fresh, setFresh] = useState(0);
  const failure = refused[0] ?? null;
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // Text that an alert showed and still shows, because the same was refused again at once.
  const standing = useRef<string | null>(null);
  // The alerts below have shown their text by now.
  useLayoutEffect(() => {
    const text = refused[0] ?? null;
    const shown = text === null || text === standing.current || isShown(text);
    standing.current = shown ? text : null;
    if (!shown) sayRefusal(text);
  }, [refused, sayRefusal]);
  return {
    busy,
    failure,
    /**
     * Counter that changes when a form must be reset to the stored record: after `Ver lo último`, and on a
     * caller's request.
     */
    fresh,
    renew: () => setFresh((before) => before + 1),
    forget: () => setRefused([]),
    /**
     * Runs an act and shows the toast `done`, unless it is null, or announces it; returns the errors by
     * field, or null on success. An act on a versioned record receives the version as its argument:
     * `perform((version = slide.version) => update(…), "Imagen actualizada")`.
     */
    perform: async <R>(
      act: VersionedSave<R>,
      done: Said | null | ((answer: R) => Said | null),
      key: FailureKey | undefined = failing,
    ): Promise<Wrong | null> => {
      setBusy(true);
      setRefused([]);
      try {
        const answer = await versions(act);
        toasts.end(refusal);
        const message = typeof done === "function" ? done(answer) : done;
        if (typeof message === "string") toasts.success(message);
        else if (message && "said" in message) toasts.success(message.said, message.seconds, message.action);
        else if (message) toasts.announce(message.announced);
        return null;
      } catch (error) {
        if (error instanceof Superseded) {
          setFresh((before) => before + 1);
          return [];
        }
        const text = failureText(error, key);
        const wrong = fieldFailures(error);
        // The page may be closed by now.
        if (mounted.current) setRefused(refusedBy(text, wrong));
        else sayRefusal(text);
        const placed = (message: string) => () =>
          setRefused((before) => before.filter((sentence) => sentence !== message));
        return wrong.map(({ field, message }) => ({ field, message, placed: placed(message) }));
      } finally {
        setBusy(false);
      }
    },
  };
}
