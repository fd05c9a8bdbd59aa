/**
 * Returns a person's text as a quoted sentence, with its full stop behind the quotation marks: their own is
 * removed, unless it ends an ellipsis or an abbreviation in capitals. `«El cliente desistió».`
 */
export const quotedSentence = (text: string): string => `«${text.trim().replace(/(?<![.\p{Lu}])\.$/u, "")}».`;
