/** A text without accents and case, as names are compared with what is typed. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
