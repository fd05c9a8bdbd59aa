import { useState } from "react";
import type { PageBarProps } from "./PageBar.tsx";

/**
 * Returns one page of a long list in a record, with its pagination bar; the page is not in the address:
 * `const { shown, bar } = usePages(payments, 10);`.
 */
export function usePages<Row>(
  rows: readonly Row[],
  size: number,
): { readonly shown: readonly Row[]; readonly bar: PageBarProps } {
  const [page, onPage] = useState(1);
  const totalPages = Math.max(1, Math.ceil(rows.length / size));
  const at = Math.min(page, totalPages);
  return {
    shown: rows.slice((at - 1) * size, at * size),
    bar: { page: at, totalPages, total: rows.length, onPage },
  };
}
