/** Label of the button that fills a quote from a pasted text. */
export const PASTE = "Pega y cotiza";
