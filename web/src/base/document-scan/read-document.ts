import type { Day } from "@travesia/api/colombia/days";
import type { Letters } from "./letters.rules.ts";

/** Day that was read; null when the document has no such day, or it was not legible. */
export interface ReadDay {
  readonly day: Day | null;
  readonly isDoubtful: boolean;
}

/** Kind of document: a passport, a Colombian cédula (digital or yellow), another card. */
export type DocumentKind = "passport" | "cedula" | "card";

/** Data of a person that were read from a document, for a person to confirm. */
export interface ReadDocument {
  readonly kind: DocumentKind;
  readonly number: Letters;
  readonly surnames: Letters;
  readonly names: Letters;
  /** True when the names may go on beyond the end of their line. */
  readonly areNamesCut: boolean;
  readonly birth: ReadDay;
  /** Expiry date; null of a document that has none. */
  readonly expiry: ReadDay | null;
}
