import { createContext, useContext } from "react";

/** The code that a link which an advisor sent asks for, as it was typed on the page. */
export interface LinkCode {
  /** Null where the link asks for none, or nothing is typed yet. */
  readonly code: string | null;
  /** It works once: what was done with it empties the field. */
  readonly spent: () => void;
}

export const LinkCodeContext = createContext<LinkCode>({ code: null, spent: () => undefined });

/** The code that was typed on the client's page; none on other pages. */
export const useLinkCode = (): LinkCode => useContext(LinkCodeContext);
