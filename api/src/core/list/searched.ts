import { documentsMeant } from "../colombia/documents.ts";
import type { ReadFilter } from "../read/where.ts";

/** What a whole document finds: the rows of these numbers, of which one is what was meant. */
export type OfDocument = (documents: readonly string[]) => object;

/** Rows that hold the document themselves. */
export const ofPerson: OfDocument = (documents) => ({ documentoIdentidad: { $in: documents } });

/** Rows with a traveller who has the document. */
export const ofTraveller: OfDocument = (documents) => ({ passengers: ofPerson(documents) });

/**
 * What the text of a search field asks of the rows: each of its words, the digits of a telephone, or the
 * whole document of whom `ofDocument` looks at. A document is never among the words. An empty text asks
 * nothing. `isPlanned` is asked for a statement that is planned before the text is known.
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
