import { useRef, useState } from "react";
import {
  type Chosen,
  chosenOf,
  rangeOf,
  type TableSelection,
  withoutKeys,
  withRows,
} from "../../ui/table/selection.ts";

interface ChoiceOptions<Row> {
  /** Rows of the displayed page. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly name: (row: Row) => string;
}

/**
 * Returns the rows selected in a list. The selection survives a change of page and keeps each row as it was
 * last read.
 */
export function useChoice<Row>({ rows = [], rowKey, name }: ChoiceOptions<Row>) {
  const [kept, setKept] = useState<Chosen<Row>>(new Map());
  const last = useRef<string | null>(null);
  const seen = rows.filter((row) => kept.has(rowKey(row)));
  const chosen = withRows(kept, seen, rowKey);
  const selection: TableSelection<Row> = {
    chosen,
    name,
    onToggle: (row, range) => {
      const key = rowKey(row);
      const from = range ? last.current : null;
      const meant = rangeOf(rows, rowKey, [from, key]);
      last.current = key;
      setKept((before) =>
        before.has(key) ? withoutKeys(before, meant.map(rowKey)) : withRows(before, meant, rowKey),
      );
    },
    onPage: () =>
      setKept((before) =>
        chosenOf(before, rows, rowKey) === "all"
          ? withoutKeys(before, rows.map(rowKey))
          : withRows(before, rows, rowKey),
      ),
  };
  return {
    selection,
    chosen,
    /** Number of selected rows that are not on the displayed page. */
    elsewhere: chosen.size - seen.length,
    add: (more: readonly Row[]) => setKept((before) => withRows(before, more, rowKey)),
    drop: (keys: readonly string[]) => setKept((before) => withoutKeys(before, keys)),
    clear: () => setKept(new Map()),
  };
}
