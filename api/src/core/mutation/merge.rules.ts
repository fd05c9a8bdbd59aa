/** What records that become one are made of: columns that stand and move together, by what they say. */
export type MergeParts<Part extends string, Row> = Readonly<Record<Part, readonly (keyof Row & string)[]>>;

/** How the parts of two records relate: what the kept one lacks, and what they say differently. */
export interface ComparedParts<Part extends string> {
  /** Said by the other alone: taken over without a question. */
  readonly filled: readonly Part[];
  /** Said by both, and not alike: somebody chooses. */
  readonly differing: readonly Part[];
}

const partsOf = <Part extends string>(parts: Readonly<Record<Part, unknown>>): Part[] =>
  Object.keys(parts) as Part[];

/** Whether a value says something; a mark that is not set says nothing. */
const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && value !== false;

/** Compares two records, of which the first stays, part by part. */
export function comparedParts<Part extends string, Row>(
  parts: MergeParts<Part, Row>,
  kept: Row,
  other: Row,
): ComparedParts<Part> {
  const said = (row: Row, part: Part) => parts[part].some((column) => isSaid(row[column]));
  const alike = (part: Part) =>
    parts[part].every((column) => (kept[column] ?? null) === (other[column] ?? null));
  const given = partsOf(parts).filter((part) => said(other, part) && !alike(part));
  return {
    filled: given.filter((part) => !said(kept, part)),
    differing: given.filter((part) => said(kept, part)),
  };
}

/**
 * Returns the columns that the kept record takes from the other: of the parts that it lacks, and of those
 * that differ where somebody chose the other's.
 */
export function takenColumns<Part extends string, Row>(
  parts: MergeParts<Part, Row>,
  kept: Row,
  other: Row,
  chosen: readonly Part[],
): Partial<Row> {
  const { filled, differing } = comparedParts(parts, kept, other);
  const taken = [...filled, ...differing.filter((part) => chosen.includes(part))];
  const columns = taken.flatMap((part) => parts[part].map((column) => [column, other[column]]));
  return Object.fromEntries(columns) as Partial<Row>;
}

/** By how many parts a newer record has to say more, so that the older one does not stay. */
const RICHER = 2;

/**
 * Returns which of two records stays by default: the older one, unless the newer clearly says more; of one
 * age the richer.
 */
export function proposedToStay<Part extends string, Row extends { readonly createdAt: string | Date }>(
  parts: MergeParts<Part, Row>,
  one: Row,
  other: Row,
): Row {
  const rich = (row: Row) =>
    partsOf(parts).filter((part) => parts[part].some((column) => isSaid(row[column]))).length;
  const [since, sinceOther] = [new Date(one.createdAt).getTime(), new Date(other.createdAt).getTime()];
  if (since === sinceOther) return rich(other) > rich(one) ? other : one;
  const [older, newer] = since < sinceOther ? [one, other] : [other, one];
  return rich(newer) - rich(older) >= RICHER ? newer : older;
}
