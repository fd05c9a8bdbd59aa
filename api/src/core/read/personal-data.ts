import type { Services } from "../context.ts";
import { type Fragment, raw, sql } from "./sql.ts";

declare module "../context.ts" {
  interface Services {
    /** Personal data that the modules store. */
    readonly personalData: readonly PersonalPart[];
  }
}

/**
 * Function that returns the words for a value of a record, for people; machine-readable files keep the stored
 * value.
 */
export type Spoken = (value: unknown) => string;

/** An identity document in its stored form. */
export interface PersonDocument {
  readonly type: string;
  readonly number: string;
}

/**
 * Proven identity of a person without an account; rows are not searched by a part that is null. A document
 * that is only stated narrows the rows found by e-mail, because a family may share an e-mail; it finds no
 * rows alone.
 */
export interface Proven {
  readonly email: string | null;
  readonly document: PersonDocument | null;
  readonly documentProven: boolean;
  /**
   * Name and phone that the person states; they find no rows alone, but narrow the rows found by document.
   */
  readonly stated?: { readonly name: string; readonly phone: string | null };
}

/** A part of a person's stored data, provided by the module that stores it. */
export interface PersonalPart {
  /** Title of the part, shown to people. */
  readonly title: string;
  /** Returns a select of a person's stored data, with column names for people. */
  readonly select: (person: number) => Fragment;
  /**
   * Returns a select of the same columns for rows with an e-mail or a document that a person has proven to be
   * theirs.
   */
  readonly proven?: (who: Proven) => Fragment;
  /** Returns a select of a person's stored files: `key` in the storage, `filename` and `contentType`. */
  readonly files?: (person: number) => Fragment;
  /**
   * Reason why the part is kept when the person's data are erased; absent for data that are erased or
   * anonymized.
   */
  readonly kept?: string;
  /** Functions that decrypt columns with encrypted values, by column. */
  readonly opened?: Readonly<Record<string, (services: Services, kept: string) => string>>;
  /** Functions that convert codes or amounts to words, by column. */
  readonly spoken?: Readonly<Record<string, Spoken>>;
}

/** Returns a function that replaces a code by its label; a code without a label is unchanged. */
export const labelled =
  (labels: Readonly<Record<string, string>>): Spoken =>
  (value) =>
    labels[String(value)] ?? String(value);

/**
 * Returns the SQL condition that a row (`row` is its alias) with an e-mail and a document belongs to the
 * person who has proven one of them. A row with their e-mail and another person's document does not.
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
