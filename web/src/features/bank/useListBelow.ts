import type { ListOrder } from "@travesia/api/list-order";
import { useState } from "react";
import type { Sort } from "../../ui/table/columns.ts";

/** A page of records, in the form the server sends. */
interface PageOfList {
  readonly total: number;
  readonly totalPages: number;
}

/**
 * Returns the order and the page of a list of an account (absent: of all) below the movements. They are not
 * in the address, which contains the movements' own.
 */
export function useListBelow<Name extends string>(order: ListOrder<Name>, accountId: string | undefined) {
  const [sort, setSort] = useState<Sort | undefined>(order.first);
  const [at, setAt] = useState({ accountId, page: 1 });
  const page = at.accountId === accountId ? at.page : 1;
  return {
    variables: { accountId, page, order: sort?.by as Name | undefined, direction: sort?.direction },
    table: {
      ...(sort && { sort }),
      sortable: Object.keys(order.columns),
      onSort: (next: Sort) => {
        setSort(next);
        setAt({ accountId, page: 1 });
      },
    },
    pageOf: (found: PageOfList | undefined) =>
      found && {
        page,
        totalPages: found.totalPages,
        total: found.total,
        onPage: (next: number) => setAt({ accountId, page: next }),
      },
  };
}
