import { documentsMeant } from "../colombia/documents.ts";
import type { ReadFilter } from "../read/where.ts";

/** Returns the filter for rows by a whole document number: rows with one of these spellings. */
export type OfDocument = (documents: readonly string[]) => object;

/** Rows that hold the document themselves. */
export const ofPerson: OfDocument = (documents) => ({ documentoIdentidad: { $in: documents } });

/** Rows with a traveller who has the document. */
export const ofTraveller: OfDocument = (documents) => ({ passengers: ofPerson(documents) });

/**
 * Returns the filter for the text of a search field: each of its words, the digits of a telephone, or the
 * whole document that `ofDocument` finds. A document is never among the words. An empty text finds all rows.
 * `isPlanned` is for a statement that is planned before the text is known.
 */
export function searched<T>(
  text: string | null | undefined,
  ofDocument?: OfDocument,
  isPlanned = false,
): ReadFilter<T> {
  if (!text?.trim()) return { $and: [] };
  const words = { searchText: isPlanned ? { $searchPlanned: text } : { $search: text } };
  const documents = ofDocument ? documentsMeant(text) : [];
  if (!ofDocument || documents.length === 0) return words;
  return { $or: [words, ofDocument(documents) as ReadFilter<T>] };
}
