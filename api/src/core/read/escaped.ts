/** Escapes what LIKE would read as a pattern, so that a text is found as it stands. */
export const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
