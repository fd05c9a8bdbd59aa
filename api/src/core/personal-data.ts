import type { Fragment } from "./read/sql.ts";

/** How a value of a record is told to a person; files for machines keep it as it is stored. */
export type Spoken = (value: unknown) => string;

/** One part of what is kept of a person, brought by the module that keeps it. */
export interface PersonalPart {
  /** What a person calls it. */
  readonly title: string;
  /** A select of what is kept of a person, whose columns are named as a person reads them. */
  readonly select: (person: number) => Fragment;
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
