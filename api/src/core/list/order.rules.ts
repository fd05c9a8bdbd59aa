/** Direction of a list's order. */
export type Direction = "asc" | "desc";

/**
 * Comparison of a column: `plain` compares values unchanged; `text` uses Spanish collation; `optional`
 * compares values unchanged, with a missing value as the smallest.
 */
export type Comparison = "plain" | "text" | "optional";

/** Possible orders of a list: columns of the record itself, and the default order. */
export interface ListOrder<Name extends string> {
  /** Name of the order's enum in the schema. */
  readonly name: string;
  readonly columns: Readonly<Record<Name, Comparison>>;
  /** Default order; absent when the default depends on the displayed rows. */
  readonly first?: { readonly by: NoInfer<Name>; readonly direction: Direction };
}

/** Declares the columns by which a list can be ordered. */
export const listOrder = <const Name extends string>(order: ListOrder<Name>): ListOrder<Name> => order;

/** Directions of an order's columns, in the syntax of reads. */
export type ColumnDirection =
  Direction | "asc nulls first" | "desc nulls last" | "collate es asc" | "collate es desc";

const written: Readonly<Record<Comparison, Readonly<Record<Direction, ColumnDirection>>>> = {
  plain: { asc: "asc", desc: "desc" },
  text: { asc: "collate es asc", desc: "collate es desc" },
  optional: { asc: "asc nulls first", desc: "desc nulls last" },
};

/**
 * Returns the requested order, or the list's default; null when there is neither. The id is added in the same
 * direction, so that one index serves both directions and no row is on two pages.
 */
export function columnsOfOrder<Name extends string>(
  { columns, first }: ListOrder<Name>,
  by: Name | null | undefined,
  direction: Direction | null | undefined,
): Readonly<Partial<Record<Name | "id", ColumnDirection>>> | null {
  const column = by ?? first?.by;
  if (!column) return null;
  // A column without a direction is ascending; the list's default has its own direction.
  const way = direction ?? (column === first?.by ? first.direction : "asc");
  return { [column]: written[columns[column]][way], id: way } as Partial<
    Record<Name | "id", ColumnDirection>
  >;
}
