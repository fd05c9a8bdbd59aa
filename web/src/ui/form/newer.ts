import { createContext } from "react";

/** State of the open form's record: whether it was saved since, and how the form shows that. */
export interface Newer {
  /** Resets the form to the values saved since; null while nobody saved. */
  readonly begin: (() => void) | null;
  /** Registers a form that shows the notice itself; returns a function that unregisters it. */
  readonly claim: () => () => void;
}

/** Context that reports nothing newer without a provider. */
export const NewerContext = createContext<Newer>({ begin: null, claim: () => () => undefined });
