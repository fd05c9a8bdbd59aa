/**
 * Returns what a person wrote as a quoted sentence, with its full stop behind the quotation marks: one that
 * they wrote goes, unless it ends an ellipsis or an abbreviation in capitals. `«El cliente desistió».`
 */
export const quotedSentence = (text: string): string => `«${text.trim().replace(/(?<![.\p{Lu}])\.$/u, "")}».`;
