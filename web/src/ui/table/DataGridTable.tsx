import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import type { Theme } from "@mui/material/styles";
import type { DataTableProps } from "./DataTable.tsx";
import { PageChoice } from "./PageChoice.tsx";
import { SelectBox } from "./SelectBox.tsx";
import { About } from "../About.tsx";
import { type Column, nextSort, titleColumn } from "./columns.ts";
import { useOneStop } from "../one-stop.ts";
import { openRow } from "./open-row.ts";
import { steppedLook, steppedRow } from "./row-keys.ts";

type Loaded<Row> = DataTableProps<Row> & { readonly rows: readonly Row[] };

const dense = { height: 44, py: 0.5, px: { xs: 1.5, xl: 2.5 } } as const;
const compact = { height: 36, py: 0.5, px: 2 } as const;

/** Headings are lower than rows, the cells over boxes and buttons among them. */
const heading = { height: 36 } as const;
const box = { height: 36, width: 40, p: 0, textAlign: "center" } as const;

/** Returns the style of a row's buttons, which stay visible when the columns do not fit the screen. */
const buttons = (theme: Theme) => ({
  ...dense,
  whiteSpace: "nowrap",
  position: "sticky" as const,
  right: 0,
  backgroundColor: theme.vars.palette.background.paper,
  "tr.MuiTableRow-hover:hover &": {
    boxShadow: `inset 0 0 0 100vmax ${theme.vars.palette.action.hover}`,
  },
  "tr.Mui-selected &": {
    boxShadow: `inset 0 0 0 100vmax ${theme.vars.palette.action.selected}`,
  },
  // It lies over the row's own line.
  "tr:is(:focus-visible, :has(:focus-visible)) &": {
    boxShadow: ["-2px 0", "0 2px", "0 -2px"]
      .map((side) => `inset ${side} 0 ${theme.vars.palette.primary.main}`)
      .join(", "),
  },
});

function Heading<Row>({
  column,
  sort,
  sortable,
  onSort,
}: {
  readonly column: Column<Row>;
} & Pick<DataTableProps<Row>, "sort" | "sortable" | "onSort">) {
  const active = sort?.by === column.key;
  return (
    <TableCell
      align={column.align}
      // Only where columns would not fit a heading takes two lines.
      sx={{ ...dense, ...heading, lineHeight: 1.25 }}
      sortDirection={active ? sort.direction : false}
    >
      {sortable?.includes(column.key) && onSort ? (
        <TableSortLabel
          active={active}
          hideSortIcon={!active}
          direction={active ? sort.direction : "asc"}
          onClick={() => onSort(nextSort(sort, column.key))}
        >
          {column.label}
        </TableSortLabel>
      ) : (
        column.label
      )}
      {column.about && <About label={column.label}>{column.about}</About>}
    </TableCell>
  );
}

/** Shows a list as a table on a computer. */
export function DataGridTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  href,
  actions,
  actionsLabel,
  sort,
  sortable,
  onSort,
  look,
  selection,
}: Loaded<Row>) {
  const title = titleColumn(columns);
  const headings = useOneStop<HTMLTableRowElement>();
  const low = look?.compact ? compact : dense;
  return (
    <TableContainer component={Card}>
      <Table aria-label={label} size="small">
        <TableHead>
          <TableRow ref={headings}>
            {selection && (
              <TableCell component="td" sx={box}>
                <PageChoice selection={selection} rows={rows} rowKey={rowKey} />
              </TableCell>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} sortable={sortable} onSort={onSort} />
            ))}
            {actions && (
              // An empty heading is none: buttons without a common name have a plain cell above.
              <TableCell component={actionsLabel ? "th" : "td"} align="right" sx={[buttons, heading]}>
                {actionsLabel}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const address = href?.(row) ?? null;
            return (
              <TableRow
                key={rowKey(row)}
                {...steppedRow(rowKey(row))}
                hover={address !== null}
                selected={selection?.chosen.has(rowKey(row)) ?? false}
                aria-selected={selection && selection.chosen.has(rowKey(row))}
                onClick={address === null ? undefined : openRow}
                sx={{
                  ...steppedLook,
                  cursor: address === null ? undefined : "pointer",
                  "&:last-child td": { borderBottom: 0 },
                  "&.Mui-selected, &.Mui-selected:hover": { backgroundColor: "action.selected" },
                }}
              >
                {selection && (
                  <TableCell sx={box}>
                    <SelectBox
                      label={`Elegir ${selection.name(row)}`}
                      checked={selection.chosen.has(rowKey(row))}
                      onToggle={(range) => selection.onToggle(row, range)}
                    />
                  </TableCell>
                )}
                {columns.map((column) => (
                  <TableCell key={column.key} align={column.align} sx={low}>
                    {address !== null && column === title ? (
                      <Link data-row href={address} sx={{ fontWeight: 600 }}>
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell data-acts align="right" sx={buttons}>
                    {actions(row)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
