import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Fragment, type ReactNode } from "react";
import { DataCards } from "./DataCards.tsx";
import { DataGridTable } from "./DataGridTable.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import { ListSkeleton } from "../state/Skeletons.tsx";
import { type Column, sameColumns, shownColumns, type Sort } from "./columns.ts";
import { NotRefreshed } from "./NotRefreshed.tsx";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";
import { ListOptions, type TableLook } from "./ListOptions.tsx";
import { OrderSelect } from "./OrderSelect.tsx";
import { PageChoice } from "./PageChoice.tsx";
import { PageBar, type PageBarProps } from "./PageBar.tsx";
import { useRowKeys } from "./row-keys.ts";
import type { TableSelection } from "./selection.ts";

export interface DataTableProps<Row> {
  /** Name of the list, for screen readers: `Cotizaciones`. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Rows; undefined until the first answer. While new rows load, the previous ones stay. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Address that a row opens, null for none; the whole row is pressed, its title is the link. */
  readonly href?: (row: Row) => string | null;
  /** Buttons of a row, at its end. */
  readonly actions?: (row: Row) => ReactNode;
  /** Returns the acts on a phone's card, whose line has space for one: a menu, or one icon button. */
  readonly cardActions?: (row: Row) => ReactNode;
  /** Heading of the column of buttons, when it is shown. */
  readonly actionsLabel?: string;
  readonly loading?: boolean;
  /** Failure of the list's query, and the function that tries again. */
  readonly failure?: {
    readonly message: string;
    readonly code?: string;
    readonly onRetry: () => void;
  } | null;
  /** An `EmptyState` with the next step. */
  readonly empty: ReactNode;
  readonly sort?: Sort;
  /** Keys of the columns by which the list can be ordered. */
  readonly sortable?: readonly string[];
  readonly onSort?: (sort: Sort) => void;
  /** Search and filters in the bar above the list. */
  readonly filterBar?: Omit<FilterBarProps, "end">;
  /** Chosen columns and row height, for lists that let the user choose them. */
  readonly look?: TableLook;
  /** Button for an act on all rows, in the bar before the views; in the options menu on a phone. */
  readonly lead?: ReactNode;
  /** Acts on the list as a whole, in its options menu. */
  readonly tools?: ReactNode;
  readonly page?: PageBarProps | undefined;
  /** The user's saved views, beside the choice of columns; shown for an empty list too. */
  readonly views?: ReactNode;
  /** Selection of rows, for lists with acts on many. */
  readonly selection?: TableSelection<Row>;
}

/**
 * Shows a list of records: a dense table (44 px rows) on the desk, cards on phones; with its loading, empty
 * and failed states and its pages.
 * ```tsx
 * <DataTable label="Cotizaciones" columns={quoteColumns} rows={data?.quotes.items} rowKey={(q) => q.id}
 * href={(q) => quotePaths.detail.to({ id: q.id })}   loading={loading} failure={failure} empty={<EmptyState
 * …/>} sort={sort} sortable={["createdAt"]} onSort={setSort} page={{ page, totalPages, total, onPage }} />
 * ```
 * Keep the columns in a constant of the feature; a column's cell gets the row and renders text, `Money`,
 * `DayText` or `StatusChip`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, failure, loading = false, look, tools, views, sort, sortable, onSort, selection } = props;
  useRowKeys();
  // Paper is as narrow as a phone and shows the table all the same.
  const phone = useMediaQuery((theme: Theme) =>
    theme.breakpoints.down("md").replace("@media ", "@media screen and "),
  );
  const same = sameColumns(props.columns, rows);
  const order = phone && sort && sortable && onSort && (
    <OrderSelect columns={props.columns} sortable={sortable} sort={sort} onSort={onSort} />
  );
  const allTools = phone && props.lead ? [<Fragment key="lead">{props.lead}</Fragment>, tools] : tools;
  const end = (
    <>
      {failure && rows && <NotRefreshed message={failure.message} onRetry={failure.onRetry} />}
      {!phone && props.lead}
      {views}
      {(look || allTools || order) && (
        <ListOptions
          columns={props.columns}
          look={look}
          tools={allTools}
          order={order}
          same={same}
          sort={sort}
        />
      )}
      {phone && selection && rows && rows.length > 0 && (
        <PageChoice selection={selection} rows={rows} rowKey={props.rowKey} />
      )}
    </>
  );
  const barless = !props.filterBar && !props.lead && !views && !look && !tools && !order;
  return (
    <Box aria-busy={rows ? loading : undefined}>
      {barless ? (
        failure && rows && <NotRefreshed message={failure.message} onRetry={failure.onRetry} />
      ) : (
        <FilterBar {...(props.filterBar ?? noFilters)} end={end} />
      )}
      <ListRows {...props} phone={phone} same={same} />
    </Box>
  );
}

const noFilters = { filters: [], values: {}, onChange: () => undefined } satisfies FilterBarProps;

/** Shows the rows and their pages, or why there are none. */
function ListRows<Row>({
  phone,
  same,
  ...props
}: DataTableProps<Row> & { readonly phone: boolean; readonly same: readonly string[] }) {
  const { rows, failure, loading = false, page, label } = props;
  const columns = shownColumns(props.columns, props.look?.columns, { same, sort: props.sort });
  if (failure && !rows)
    return <ErrorState message={failure.message} code={failure.code} onRetry={failure.onRetry} />;
  if (!rows) return <ListSkeleton columns={columns.length} cards={phone} />;
  if (rows.length === 0 && !loading) return <Card sx={{ p: 5 }}>{props.empty}</Card>;
  return (
    <>
      <Box sx={{ height: 2 }}>
        {loading && <LinearProgress sx={{ height: 2 }} aria-label={`Cargando ${label}`} />}
      </Box>
      {phone ? (
        <DataCards {...props} columns={columns} rows={rows} />
      ) : (
        <DataGridTable {...props} columns={columns} rows={rows} />
      )}
      {page && <PageBar {...page} />}
    </>
  );
}
