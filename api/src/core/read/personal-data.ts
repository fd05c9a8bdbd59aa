import type { Services } from "../context.ts";
import { type Fragment, raw, sql } from "./sql.ts";

declare module "../context.ts" {
  interface Services {
    /** Personal data that the modules keep of a person. */
    readonly personalData: readonly PersonalPart[];
  }
}

/**
 * Function that returns the words for a value of a record for a person; files for machines keep the stored
 * value.
 */
export type Spoken = (value: unknown) => string;

/** An identity document as it is stored. */
export interface PersonDocument {
  readonly type: string;
  readonly number: string;
}

/**
 * Identity that a person without an account has proven; a null part finds nothing. A document that is only
 * stated narrows the rows found by e-mail, and finds nothing itself: a family shares an e-mail.
 */
export interface Proven {
  readonly email: string | null;
  readonly document: PersonDocument | null;
  readonly documentProven: boolean;
  /** Name and phone that the person states: they find nothing, but narrow the rows found by document. */
  readonly stated?: { readonly name: string; readonly phone: string | null };
}

/** A part of the stored data of a person, provided by the module that stores it. */
export interface PersonalPart {
  /** Name of the part, as people read it. */
  readonly title: string;
  /** Returns a select of stored data of a person, whose columns have names for people to read. */
  readonly select: (person: number) => Fragment;
  /**
   * A select of these columns from the rows under an e-mail or a document that a person has proven to be
   * theirs.
   */
  readonly proven?: (who: Proven) => Fragment;
  /**
   * A select of the files that are kept of a person: `key` of the storage, `filename` and `contentType`.
   */
  readonly files?: (person: number) => Fragment;
  /**
   * Reason why it stays when the person's data are erased; absent for data that are erased or made anonymous.
   */
  readonly kept?: string;
  /** Openers of columns whose values are kept wrapped, by column. */
  readonly opened?: Readonly<Record<string, (services: Services, kept: string) => string>>;
  /** Functions that word columns with codes or amounts, by column. */
  readonly spoken?: Readonly<Record<string, Spoken>>;
}

/** Returns a function for a code's label; a code without a label is unchanged. */
export const labelled =
  (labels: Readonly<Record<string, string>>): Spoken =>
  (value) =>
    labels[String(value)] ?? String(value);

/**
 * Returns the condition that a row, which has an e-mail and a document, belongs to the person who has proven
 * one of them; `row` is its alias. A row with their e-mail and another person's document does not.
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
