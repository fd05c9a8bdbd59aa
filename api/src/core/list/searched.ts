import { documentsMeant } from "../colombia/documents.ts";
import type { ReadFilter } from "../read/where.ts";

/**
 * Function that returns the filter for rows by a complete document number, in any of its stored spellings.
 */
export type OfDocument = (documents: readonly string[]) => object;

/** Filter for rows that contain the document number themselves. */
export const ofPerson: OfDocument = (documents) => ({ documentoIdentidad: { $in: documents } });

/** Filter for rows with a traveller who has the document. */
export const ofTraveller: OfDocument = (documents) => ({ passengers: ofPerson(documents) });

/**
 * Returns the filter for the text of a search field: all its words, the digits of a phone, or the complete
 * document number that `ofDocument` finds. Document numbers are not part of the searched words. An empty text
 * finds all rows. `isPlanned` is for a statement that is planned before the text is known.
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
