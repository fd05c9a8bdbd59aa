import { useApolloClient } from "@apollo/client/react";
import type { ListOrder } from "@travesia/api/list-order";
import { createElement, useState } from "react";
import { readPageAhead } from "../ahead/read-page-ahead.ts";
import { SavedViews } from "../views/SavedViews.tsx";
import type { Sort } from "../../ui/table/columns.ts";
import { pageSizes } from "../../ui/table/page-sizes.ts";
import { useAddress } from "../routes/useAddress.ts";
import { keepView, keptView, type KeptView } from "./kept-view.ts";

/** A page of records, in the form the server sends. */
interface PageOfList {
  readonly total: number;
  readonly totalPages: number;
}

interface ListChoices {
  readonly name?: string;
  readonly size?: (typeof pageSizes)[number];
  readonly begins?: string;
}

/**
 * Returns a list that is ordered, paged and shown as its reader wants it: filters, order and page are in
 * the address; columns, rows to a page and their height are kept on the device.
 * ```tsx
 * const list = useList(quoteOrder);
 * const { data } = useQuoteListQuery({ variables: { ...list.variables, filter } });
 * <DataTable columns={quoteColumns} {...list.table} page={list.pageOf(data?.quotes)} … />
 * ```
 * An invalid order in the address means the list's own. `name` is the key for storing its look, when another
 * list has the same order; `size` is the default number of rows on a page; `begins` is the prefix of its keys
 * in the address, for a page with another list.
 */
export function useList<Name extends string>(
  order: ListOrder<Name>,
  { name = order.name, size: own = pageSizes[0], begins = "" }: ListChoices = {},
) {
  const address = useAddress(begins);
  const client = useApolloClient();
  const [look, setLook] = useState(() => keptView(name));
  const change = (changed: KeptView) => {
    const next = { ...look, ...changed };
    keepView(name, next);
    setLook(next);
  };
  const sort = sortOf(order, address.values);
  const size = pageSizes.find((each) => each === look.size) ?? own;
  const setSort = ({ by, direction }: Sort) => {
    const usual = by === order.first?.by && direction === order.first.direction;
    address.set({ orden: usual ? "" : by, sentido: usual ? "" : direction });
  };
  const variables = { page: address.page, limit: size, order: sort?.by, direction: sort?.direction };
  return {
    name,
    address,
    /** Variables of the list's query, without its filter. */
    variables,
    table: {
      views: createElement(SavedViews, {
        list: name,
        values: address.values,
        columns: look.columns,
        onShow: (query: Readonly<Record<string, string>>, columns: readonly string[] | undefined) => {
          change({ columns });
          address.only({ ...query });
        },
      }),
      ...(sort && { sort }),
      sortable: Object.keys(order.columns),
      onSort: setSort,
      look: {
        columns: look.columns,
        compact: look.compact ?? false,
        onColumns: (keys: readonly string[] | undefined) => change({ columns: keys }),
        onCompact: (compact: boolean) => change({ compact }),
      },
    },
    pageOf: (list: PageOfList | undefined) =>
      list && {
        page: address.page,
        totalPages: list.totalPages,
        total: list.total,
        onPage: address.setPage,
        onAhead: (page: number) => readPageAhead(client, variables, page),
        size,
        onSize: (chosen: number) => {
          change({ size: chosen });
          address.setPage(1);
        },
      },
  };
}

function sortOf<Name extends string>(
  { columns, first }: ListOrder<Name>,
  { orden, sentido }: Readonly<Record<string, string>>,
): { readonly by: Name; readonly direction: "asc" | "desc" } | undefined {
  if (orden === undefined || !Object.hasOwn(columns, orden)) return first;
  return { by: orden as Name, direction: sentido === "desc" ? "desc" : "asc" };
}
