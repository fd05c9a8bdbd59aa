import { createContext, useContext } from "react";

/** Code that is required for a link that an advisor sent, as it was typed on the page. */
export interface LinkCode {
  /** Null when the link needs no code, or nothing is typed yet. */
  readonly code: string | null;
  /** Empties the field of the code after its use: a code works once. */
  readonly spent: () => void;
}

export const LinkCodeContext = createContext<LinkCode>({ code: null, spent: () => undefined });

/** Returns the code that was typed on the client's page; none on other pages. */
export const useLinkCode = (): LinkCode => useContext(LinkCodeContext);
