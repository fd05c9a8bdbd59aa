import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Pagination from "@mui/material/Pagination";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { DataCards } from "./DataCards.tsx";
import { DataGridTable } from "./DataGridTable.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import { ListSkeleton } from "../state/Skeletons.tsx";
import type { Column, Sort } from "./columns.ts";

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
  readonly onSort?: (sort: Sort) => void;
  readonly page?: {
    readonly page: number;
    readonly totalPages: number;
    readonly total?: number;
    readonly onPage: (page: number) => void;
  };
}

/**
 * A list of records: a dense table (44 px rows) on the desk, cards on phones; with its loading, empty and
 * failed states and its pages.
 * ```tsx
 * <DataTable label="Cotizaciones" columns={quoteColumns} rows={data?.quotes.items} rowKey={(q) => q.id}
 * href={(q) => quotePaths.detail.to({ id: q.id })}   loading={loading} failure={failure} empty={<EmptyState
 * …/>} sort={sort} onSort={setSort} page={{ page, totalPages, total, onPage }} />
 * ```
 * Keep the columns in a constant of the feature; a column's cell gets the row and renders text, `Money`,
 * `DayText` or `StatusChip`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, failure, loading = false, empty, page, label } = props;
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  if (failure && !rows)
    return <ErrorState message={failure.message} code={failure.code} onRetry={failure.onRetry} />;
  if (!rows) return <ListSkeleton columns={props.columns.length} cards={phone} />;
  if (rows.length === 0 && !loading) return <Card sx={{ p: 5 }}>{empty}</Card>;
  return (
    <Box aria-busy={loading}>
      <Box sx={{ height: 2 }}>
        {loading && <LinearProgress sx={{ height: 2 }} aria-label={`Cargando ${label}`} />}
      </Box>
      {phone ? <DataCards {...props} rows={rows} /> : <DataGridTable {...props} rows={rows} />}
      {page && page.totalPages > 1 && (
        <Stack
          direction="row"
          sx={{ justifyContent: "space-between", alignItems: "center", mt: 4, flexWrap: "wrap", gap: 2 }}
        >
          <Typography variant="caption" color="textSecondary" aria-live="polite">
            Página {page.page} de {page.totalPages}
            {page.total != null && ` · ${page.total.toLocaleString("es-CO")} en total`}
          </Typography>
          <Pagination
            page={page.page}
            count={page.totalPages}
            onChange={(_, next) => page.onPage(next)}
            size={phone ? "medium" : "small"}
            siblingCount={phone ? 0 : 1}
            shape="rounded"
          />
        </Stack>
      )}
    </Box>
  );
}
