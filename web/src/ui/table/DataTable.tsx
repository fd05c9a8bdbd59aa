import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { DataCards } from "./DataCards.tsx";
import { DataGridTable } from "./DataGridTable.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import { ListSkeleton } from "../state/Skeletons.tsx";
import { type Column, shownColumns, type Sort } from "./columns.ts";
import { NotRefreshed } from "./NotRefreshed.tsx";
import { ListLookButton, type TableLook } from "./ListLookButton.tsx";
import { OrderSelect } from "./OrderSelect.tsx";
import { PageChoice } from "./PageChoice.tsx";
import { PageBar, type PageBarProps } from "./PageBar.tsx";
import type { TableSelection } from "./selection.ts";

export interface DataTableProps<Row> {
  /** What the list holds, for screen readers: `Cotizaciones`. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer; while others load the old ones stay. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Address that a row opens; the whole row is pressed, its title is the link. */
  readonly href?: (row: Row) => string;
  /** Buttons of a row, at its end. */
  readonly actions?: (row: Row) => ReactNode;
  /** Those on a phone's card, whose line has room for one: a menu, or one picture. */
  readonly cardActions?: (row: Row) => ReactNode;
  /** What the column of the buttons is called, where it is said. */
  readonly actionsLabel?: string;
  readonly loading?: boolean;
  /** What failed, with the way to try again. */
  readonly failure?: {
    readonly message: string;
    readonly code?: string;
    readonly onRetry: () => void;
  } | null;
  /** An `EmptyState` that says what to do next. */
  readonly empty: ReactNode;
  readonly sort?: Sort;
  /** Keys of the columns by which the list can be ordered. */
  readonly sortable?: readonly string[];
  readonly onSort?: (sort: Sort) => void;
  /** Which columns are shown and how high rows are, where its reader may choose. */
  readonly look?: TableLook;
  /** Buttons for the list as a whole, before the choice of its look. */
  readonly tools?: ReactNode;
  readonly page?: PageBarProps | undefined;
  /** Looks of the list that its reader keeps, beside the choice of columns; there for an empty list too. */
  readonly views?: ReactNode;
  /** What is chosen of it, where acts on many are offered. */
  readonly selection?: TableSelection<Row>;
}

/**
 * A list of records: a dense table (44 px rows) on the desk, cards on phones; with its loading, empty and
 * failed states and its pages.
 * ```tsx
 * <DataTable label="Cotizaciones" columns={quoteColumns} rows={data?.quotes.items} rowKey={(q) => q.id}
 * href={(q) => quotePaths.detail.to({ id: q.id })}   loading={loading} failure={failure} empty={<EmptyState
 * …/>} sort={sort} sortable={["createdAt"]} onSort={setSort} page={{ page, totalPages, total, onPage }} />
 * ```
 * Keep the columns in a constant of the feature; a column's cell gets the row and renders text, `Money`,
 * `DayText` or `StatusChip`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, failure, loading = false, empty, page, label, look, tools, sort, sortable, onSort } = props;
  const columns = shownColumns(props.columns, look?.columns);
  // Paper is as narrow as a phone and shows the table all the same.
  const phone = useMediaQuery((theme: Theme) =>
    theme.breakpoints.down("md").replace("@media ", "@media screen and "),
  );
  if (failure && !rows)
    return <ErrorState message={failure.message} code={failure.code} onRetry={failure.onRetry} />;
  if (!rows) return <ListSkeleton columns={columns.length} cards={phone} />;
  if (rows.length === 0 && !loading)
    return (
      <>
        {props.views && <Stack sx={{ alignItems: "flex-end", mb: 2 }}>{props.views}</Stack>}
        <Card sx={{ p: 5 }}>{empty}</Card>
      </>
    );
  const notRefreshed = failure && <NotRefreshed message={failure.message} onRetry={failure.onRetry} />;
  return (
    <Box aria-busy={loading}>
      {(look || tools) && (
        <Stack
          direction="row"
          sx={{
            ...{ justifyContent: "flex-end", alignItems: "center", flexWrap: "wrap", gap: 3, mb: 2 },
            displayPrint: "none",
          }}
        >
          {notRefreshed}
          {phone && sort && sortable && onSort && (
            <OrderSelect columns={props.columns} sortable={sortable} sort={sort} onSort={onSort} />
          )}
          {props.views}
          {tools}
          {look && <ListLookButton columns={props.columns} look={look} />}
        </Stack>
      )}
      {phone && props.selection && (
        <PageChoice selection={props.selection} rows={rows} rowKey={props.rowKey} said />
      )}
      <Box sx={{ height: 2 }}>
        {loading && <LinearProgress sx={{ height: 2 }} aria-label={`Cargando ${label}`} />}
      </Box>
      {phone ? (
        <DataCards {...props} columns={columns} rows={rows} />
      ) : (
        <DataGridTable {...props} columns={columns} rows={rows} />
      )}
      {!look && !tools && notRefreshed}
      {page && <PageBar {...page} />}
    </Box>
  );
}
