import { createContext } from "react";

/** State of the open form's record: whether it was saved since, and how the form shows that. */
export interface Newer {
  /** Begins the form again with what was saved since; null while nobody saved. */
  readonly begin: (() => void) | null;
  /** Says that a form shows it itself; answers how to say that it does no more. */
  readonly claim: () => () => void;
}

/** Without a provider nothing is ever newer. */
export const NewerContext = createContext<Newer>({ begin: null, claim: () => () => undefined });
