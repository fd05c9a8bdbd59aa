type Columns<Row> = readonly (keyof Row & string)[];

/** One column that answers a question: no is an answer too, and only null is none. */
interface Answer<Row> {
  readonly answer: keyof Row & string;
}

/** Parts of records that can be merged: columns that belong and move together, or an answer, by name. */
export type MergeParts<Part extends string, Row> = Readonly<Record<Part, Columns<Row> | Answer<Row>>>;

/**
 * The differences between the parts of two records: what the kept one lacks, and what they say differently.
 */
export interface ComparedParts<Part extends string> {
  /** Said by the other alone: taken over without a question. */
  readonly filled: readonly Part[];
  /** Both records say something, and not the same: the person who merges them chooses. */
  readonly differing: readonly Part[];
}

const partsOf = <Part extends string>(parts: Readonly<Record<Part, unknown>>): Part[] =>
  Object.keys(parts) as Part[];

const columnsOf = <Row>(part: Columns<Row> | Answer<Row>): Columns<Row> =>
  "answer" in part ? [part.answer] : part;

/** Returns whether a record says something in a part; a mark that is not set says nothing. */
const says = <Row>(row: Row, part: Columns<Row> | Answer<Row>): boolean =>
  columnsOf(part).some((column) => {
    const value: unknown = row[column];
    return value !== null && value !== undefined && value !== "" && (value !== false || "answer" in part);
  });

/** Compares two records, of which the first stays, part by part. */
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
 * Returns the columns that the kept record takes from the other: of the parts that it lacks, and of those
 * that differ where the person who merges them chose the other's.
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

/** By how many parts a newer record has to say more, so that the older one does not stay. */
const RICHER = 2;

/**
 * Returns the one of two records that stays by default: the older one, unless the newer clearly has more
 * data; of one age the one with more.
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
