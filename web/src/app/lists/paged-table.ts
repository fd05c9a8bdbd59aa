import type { ErrorLike } from "@apollo/client";
import { shownFailure } from "../failure/failures.ts";
import type { useAddress } from "../routes/useAddress.ts";

interface PagedList<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly totalPages: number;
}

/** What was asked of the server, as a query's hook answers it. */
interface Asked {
  readonly loading: boolean;
  readonly error?: ErrorLike | undefined;
  readonly refetch: () => unknown;
}

/**
 * What a table takes of a list whose page stands in the address: its rows, its pages, what failed.
 * `<DataTable {...pagedTable(address, list, asked)} … />`
 */
export const pagedTable = <Row>(
  address: Pick<ReturnType<typeof useAddress>, "page" | "setPage">,
  list: PagedList<Row> | undefined,
  { loading, error, refetch }: Asked,
) => ({
  rows: list?.items,
  loading,
  failure: error ? shownFailure(error, refetch) : null,
  page: list && {
    page: address.page,
    totalPages: list.totalPages,
    total: list.total,
    onPage: address.setPage,
  },
});
