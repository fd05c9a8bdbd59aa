type Columns<Row> = readonly (keyof Row & string)[];

/** A column with the answer to a question: false is an answer too; only null means unanswered. */
interface Answer<Row> {
  readonly answer: keyof Row & string;
}

/**
 * Parts of records that can be merged, by name: columns that belong together and are copied together, or an
 * answer.
 */
export type MergeParts<Part extends string, Row> = Readonly<Record<Part, Columns<Row> | Answer<Row>>>;

/**
 * Differences between the parts of two records: parts that the kept record lacks, and parts with different
 * values.
 */
export interface ComparedParts<Part extends string> {
  /** Parts that only the other record has; they are copied without a question. */
  readonly filled: readonly Part[];
  /** Parts with different values in both records; the person who merges the records chooses. */
  readonly differing: readonly Part[];
}

const partsOf = <Part extends string>(parts: Readonly<Record<Part, unknown>>): Part[] =>
  Object.keys(parts) as Part[];

const columnsOf = <Row>(part: Columns<Row> | Answer<Row>): Columns<Row> =>
  "answer" in part ? [part.answer] : part;

/**
 * Returns whether a record has a value in a part; false in a flag that is not an answer counts as no value.
 */
const says = <Row>(row: Row, part: Columns<Row> | Answer<Row>): boolean =>
  columnsOf(part).some((column) => {
    const value: unknown = row[column];
    return value !== null && value !== undefined && value !== "" && (value !== false || "answer" in part);
  });

/** Compares two records part by part; the first one is kept. */
export function comparedParts<Part extends string, Row>(
  parts: MergeParts<Part, Row>,
  kept: Row,
  other: Row,
): ComparedParts<Part> {
  const alike = (part: Part) =>
    columnsOf(parts[part]).every((column) => (kept[column] ?? null) === (other[column] ?? null));
  const given = partsOf(parts).filter((part) => says(other, parts[part]) && !alike(part));
  return {
    filled: given.filter((part) => !says(kept, parts[part])),
    differing: given.filter((part) => says(kept, parts[part])),
  };
}

/**
 * Returns the columns that the kept record copies from the other: columns of parts that it lacks, and of
 * differing parts for which the person who merges them chose the other record.
 */
export function takenColumns<Part extends string, Row>(
  parts: MergeParts<Part, Row>,
  kept: Row,
  other: Row,
  chosen: readonly Part[],
): Partial<Row> {
  const { filled, differing } = comparedParts(parts, kept, other);
  const taken = [...filled, ...differing.filter((part) => chosen.includes(part))];
  const columns = taken.flatMap((part) => columnsOf(parts[part]).map((column) => [column, other[column]]));
  return Object.fromEntries(columns) as Partial<Row>;
}

/** Minimum number of additional parts that makes a newer record replace the older one by default. */
const RICHER = 2;

/**
 * Returns which of two records is kept by default: the older one, unless the newer one clearly has more data.
 * For records of the same age, it is the one with more data.
 */
export function proposedToStay<Part extends string, Row extends { readonly createdAt: string | Date }>(
  parts: MergeParts<Part, Row>,
  one: Row,
  other: Row,
): Row {
  const rich = (row: Row) => partsOf(parts).filter((part) => says(row, parts[part])).length;
  const [since, sinceOther] = [new Date(one.createdAt).getTime(), new Date(other.createdAt).getTime()];
  if (since === sinceOther) return rich(other) > rich(one) ? other : one;
  const [older, newer] = since < sinceOther ? [one, other] : [other, one];
  return rich(newer) - rich(older) >= RICHER ? newer : older;
}
