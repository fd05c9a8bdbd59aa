/** Escapes the characters that LIKE would interpret as a pattern, so that a text is matched literally. */
export const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
