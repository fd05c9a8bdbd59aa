import { createContext, useContext } from "react";

/** Code that a link sent by an advisor requires, as the client entered it. */
export interface LinkCode {
  /** Entered code; null when the link needs no code, or none is entered yet. */
  readonly code: string | null;
  /** Clears the code field after the code was used, since a code works only once. */
  readonly spent: () => void;
}

export const LinkCodeContext = createContext<LinkCode>({ code: null, spent: () => undefined });

/** Returns the code entered on the client's page; null on other pages. */
export const useLinkCode = (): LinkCode => useContext(LinkCodeContext);
