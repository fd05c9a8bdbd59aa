/** Escapes the characters that LIKE would read as a pattern, so that a text is found literally. */
export const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
