import { type Fragment, raw, sql } from "./read/sql.ts";

/** How a value of a record is told to a person; files for machines keep it as it is stored. */
export type Spoken = (value: unknown) => string;

/** An identity document as it is stored. */
export interface PersonDocument {
  readonly type: string;
  readonly number: string;
}

/**
 * What somebody without an account has shown to be theirs; what is null finds nothing. A document that is
 * only stated narrows what their e-mail finds, and finds nothing itself: a family shares an e-mail.
 */
export interface Proven {
  readonly email: string | null;
  readonly document: PersonDocument | null;
  readonly documentProven: boolean;
  /** Who they say they are: finds nothing itself, but narrows what their document finds. */
  readonly stated?: { readonly name: string; readonly phone: string | null };
}

/** One part of what is kept of a person, brought by the module that keeps it. */
export interface PersonalPart {
  /** What a person calls it. */
  readonly title: string;
  /** A select of what is kept of a person, whose columns are named as a person reads them. */
  readonly select: (person: number) => Fragment;
  /** These columns of what stands under an e-mail or a document that somebody has shown to be theirs. */
  readonly proven?: (who: Proven) => Fragment;
  /**
   * A select of the files that are kept of a person: `key` of the storage, `filename` and `contentType`.
   */
  readonly files?: (person: number) => Fragment;
  /** Why it stays when the person's data are erased; left out of what goes or is made nameless. */
  readonly kept?: string;
  /** How columns that hold codes or amounts are told. */
  readonly spoken?: Readonly<Record<string, Spoken>>;
}

/** Tells a code by its label; one without a label as it is. */
export const labelled =
  (labels: Readonly<Record<string, string>>): Spoken =>
  (value) =>
    labels[String(value)] ?? String(value);

/**
 * Whether a row that keeps an e-mail and a document is of whom has proven one of them; `row` is its alias.
 * A row with their e-mail and the document of somebody else is not.
 */
export function isOf(
  { email, document, documentProven }: Proven,
  row: string,
  columns: { readonly email: string; readonly type: string; readonly number: string },
): Fragment {
  const [mail, type, number] = [columns.email, columns.type, columns.number].map((name) =>
    raw(`${row}.${name}`),
  );
  const same = document
    ? sql`(${number} = ${document.number} and ${type}::text = ${document.type})`
    : sql`false`;
  const byMail = email === null ? sql`false` : sql`(${mail} = ${email} and (${number} is null or ${same}))`;
  return documentProven ? sql`(${byMail} or ${same})` : byMail;
}
