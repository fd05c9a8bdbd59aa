import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { DataTableProps } from "./DataTable.tsx";
import { SelectBox } from "./SelectBox.tsx";
import { titleColumn } from "./columns.ts";
import { openRow } from "./open-row.ts";

/** The phone's form of `DataTable`: one card per row, its title and status on top, the rest as lines. */
export function DataCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  href,
  actions,
  selection,
}: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  const title = titleColumn(columns);
  const corner = columns.find(({ card }) => card === "corner");
  const lines = columns.filter((column) => column !== title && column !== corner && column.card !== "hidden");
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
      {rows.map((row) => (
        <Card component="li" key={rowKey(row)} onClick={href && openRow} sx={{ p: 4 }}>
          <Stack
            direction="row"
            sx={{
              justifyContent: "space-between",
              alignItems: "center",
              flexWrap: "wrap",
              columnGap: 3,
              rowGap: 1,
              mb: 2,
            }}
          >
            <Typography
              component="div"
              sx={{ fontWeight: 650, minWidth: 0, display: "flex", alignItems: "center" }}
            >
              {selection && (
                <Box sx={{ ml: -2 }}>
                  <SelectBox
                    label={`Elegir ${selection.name(row)}`}
                    checked={selection.chosen.has(rowKey(row))}
                    onToggle={(range) => selection.onToggle(row, range)}
                  />
                </Box>
              )}
              {href ? (
                <Link data-row href={href(row)}>
                  {title?.cell(row)}
                </Link>
              ) : (
                title?.cell(row)
              )}
            </Typography>
            {corner?.cell(row)}
          </Stack>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: "grid",
              gridTemplateColumns: "minmax(88px, auto) 1fr",
              columnGap: 3,
              rowGap: 1,
            }}
          >
            {lines.map((column) => (
              <Box key={column.key} sx={{ display: "contents" }}>
                <Typography component="dt" variant="caption" color="textSecondary">
                  {column.label}
                </Typography>
                <Typography
                  component="dd"
                  variant="body2"
                  sx={{ m: 0, textAlign: "right", minWidth: 0, overflowWrap: "anywhere" }}
                >
                  {column.cell(row)}
                </Typography>
              </Box>
            ))}
          </Box>
          {actions && (
            <Stack direction="row" sx={{ justifyContent: "flex-end", gap: 2, mt: 3 }}>
              {actions(row)}
            </Stack>
          )}
        </Card>
      ))}
    </Stack>
  );
}
