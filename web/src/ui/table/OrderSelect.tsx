import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Column, Sort } from "./columns.ts";

interface OrderSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sortable: readonly string[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const ways = [
  ["asc", "de menor a mayor"],
  ["desc", "de mayor a menor"],
] as const;

/** The order of a list where it has no headings to press. */
export function OrderSelect<Row>({ columns, sortable, sort, onSort }: OrderSelectProps<Row>) {
  const ordered = columns.filter(({ key }) => sortable.includes(key));
  const named = ordered.some(({ key }) => key === sort.by);
  return (
    <TextField
      select
      size="small"
      label="Ordenar por"
      value={named ? `${sort.by} ${sort.direction}` : ""}
      onChange={({ target }) => {
        const [by = "", direction] = target.value.split(" ");
        onSort({ by, direction: direction === "desc" ? "desc" : "asc" });
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: "1 1 100%", minWidth: 0 }}
    >
      {!named && <MenuItem value="">Lo más reciente</MenuItem>}
      {ordered.flatMap(({ key, label }) =>
        ways.map(([direction, words]) => (
          <MenuItem key={`${key} ${direction}`} value={`${key} ${direction}`}>
            {label}, {words}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
