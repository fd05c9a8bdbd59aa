import { createContext, useContext } from "react";

/** The code that a link which an advisor sent asks for, as it was typed on the page. */
export interface LinkCode {
  /** Null where the link asks for none, or nothing is typed yet. */
  readonly code: string | null;
  /** Empties the field of the code after its use: a code works once. */
  readonly spent: () => void;
}

export const LinkCodeContext = createContext<LinkCode>({ code: null, spent: () => undefined });

/** Returns the code that was typed on the client's page; none on other pages. */
export const useLinkCode = (): LinkCode => useContext(LinkCodeContext);
