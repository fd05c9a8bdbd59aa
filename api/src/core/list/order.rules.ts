/** Direction of a list's order. */
export type Direction = "asc" | "desc";

/**
 * Comparison of a column: `plain` as it is; `text` as Spanish orders words; `optional` as it is, where a
 * missing value counts as the smallest.
 */
export type Comparison = "plain" | "text" | "optional";

/** The orders of a list: columns of the record itself, and the one it has when nobody asks. */
export interface ListOrder<Name extends string> {
  /** Name of its enum in the schema. */
  readonly name: string;
  readonly columns: Readonly<Record<Name, Comparison>>;
  /** Absent where its own order follows what is shown. */
  readonly first?: { readonly by: NoInfer<Name>; readonly direction: Direction };
}

/** Declares what people can order a list by. */
export const listOrder = <const Name extends string>(order: ListOrder<Name>): ListOrder<Name> => order;

/** Directions of the columns of an order, as reads understand them. */
export type ColumnDirection =
  Direction | "asc nulls first" | "desc nulls last" | "collate es asc" | "collate es desc";

const written: Readonly<Record<Comparison, Readonly<Record<Direction, ColumnDirection>>>> = {
  plain: { asc: "asc", desc: "desc" },
  text: { asc: "collate es asc", desc: "collate es desc" },
  optional: { asc: "asc nulls first", desc: "desc nulls last" },
};

/**
 * Returns the order that was asked for, or the list's own; null where nobody asked and it has none. The id
 * stands behind, in the same direction, so that one index serves both ways and no row is on two pages.
 */
export function columnsOfOrder<Name extends string>(
  { columns, first }: ListOrder<Name>,
  by: Name | null | undefined,
  direction: Direction | null | undefined,
): Readonly<Partial<Record<Name | "id", ColumnDirection>>> | null {
  const column = by ?? first?.by;
  if (!column) return null;
  // A column that was named without a direction goes up; the list's own keeps its own.
  const way = direction ?? (column === first?.by ? first.direction : "asc");
  return { [column]: written[columns[column]][way], id: way } as Partial<
    Record<Name | "id", ColumnDirection>
  >;
}
