import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import type { DataTableProps } from "./DataTable.tsx";
import { About } from "../About.tsx";
import { type Column, titleColumn } from "./columns.ts";
import { SelectBox } from "./SelectBox.tsx";
import { HiddenText } from "../HiddenText.tsx";
import { openRow } from "./open-row.ts";
import { steppedLook, steppedRow } from "./row-keys.ts";
import { ExpandMoreIcon } from "../desk/deskIcons.tsx";
import { nameLines } from "../name-lines.ts";

// Words for screen readers are out of the flow: they stay inside the line, which is never cut.
const wholeLine = {
  minHeight: 24,
  position: "relative",
  overflowWrap: "anywhere",
  display: "flow-root",
} as const;

/** Contents of an empty cell: a card leaves them out. */
const nothing: ReadonlySet<unknown> = new Set([null, undefined, false, "", "–", "—"]);
// A cell with two lines on a desk shows its first here; the second is separate when its column calls it a
// mark.
const firstLines = { "& [data-second-line]": { display: "none" } } as const;

// A long status has two lines rather than being cut.
const slimChip = {
  "& [data-chip]": { px: 1.5, fontSize: "0.75rem", "&::before": { display: "none" } },
  "& [data-chip] > span": { whiteSpace: "normal", lineHeight: 1.15 },
} as const;

// A text continues in the next line; an element in a box of its own moves there whole, as all do in a browser
// without `:has` (Firefox before 121).
const inLine = {
  "& > *": { display: "inline-block", verticalAlign: "bottom" },
  "& > :not(:has(*))": { display: "inline" },
  "& > :has(> [data-second-line])": {
    display: "inline",
    "& > :not([data-second-line])": { display: "inline" },
  },
} as const;

/** Shows the texts of a row's second line; screen readers announce each with its label. */
function Facts<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  return columns
    .map((column) => ({ ...column, said: column.cell(row) }))
    .filter(({ said }) => !nothing.has(said))
    .map(({ key, said, ...column }, at) => (
      <Box component="span" key={key} sx={inLine}>
        {/* A line may end after the point, never before it. */}
        {at > 0 && "\u00a0· "}
        <Label of={column} />
        {said}
      </Box>
    ));
}

/** Shows the label of a fact if its column requests it; it is read aloud everywhere. */
const Label = ({ of: { label, named } }: { readonly of: Pick<Column<never>, "label" | "named"> }) =>
  named ? `${label}: ` : <HiddenText>{label}: </HiddenText>;

/** Shows all values of a row, one per line, in a list whose rows open no page. */
function Details<Row>({ row, columns }: { readonly row: Row; readonly columns: readonly Column<Row>[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: "grid",
        gridTemplateColumns: "minmax(88px, auto) 1fr",
        columnGap: 3,
        rowGap: 1,
      }}
    >
      {columns.map((column) => (
        <Box key={column.key} sx={{ display: "contents" }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {column.label}
            {column.about && <About label={column.label}>{column.about}</About>}
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
  );
}

interface TwoLineRowProps<Row> extends Pick<DataTableProps<Row>, "columns"> {
  readonly row: Row;
  /** Address that the row opens; null for none. */
  readonly href: string | null;
  readonly place: string;
  readonly actions: ReactNode;
  /** The box that chooses it, where rows are chosen. */
  readonly choice: ReactNode;
}

function TwoLineRow<Row>({ row, place, columns, href, actions, choice }: TwoLineRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const title = titleColumn(columns);
  const corner = columns.find(({ card }) => card === "corner");
  const box = columns.find(({ card }) => card === "choice");
  const rest = columns.filter((column) => ![title, corner, box].includes(column) && column.card !== "hidden");
  const amount =
    rest.find(({ card }) => card === "amount") ?? rest.findLast(({ align }) => align === "right");
  const facts = rest.filter((column) => column !== amount);
  const marks = columns.flatMap(({ mark }) => mark?.(row) ?? []);
  const name = title?.cell(row);
  const more = href === null && rest.length > 1;
  return (
    <Card
      component="li"
      {...steppedRow(place)}
      onClick={href === null ? undefined : openRow}
      sx={{ ...steppedLook, px: 2, py: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 2 }}>
        {choice && <Box sx={{ ml: -2 }}>{choice}</Box>}
        {box && <Box sx={{ ml: -1, minWidth: 28 }}>{box.cell(row)}</Box>}
        <Box sx={{ flex: "1 1 200px", minWidth: 0, ...firstLines }}>
          <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", columnGap: 2 }}>
            <Typography
              component="div"
              sx={{ ...nameLines, position: "relative", fontWeight: 650, flexShrink: 0, maxWidth: "68%" }}
            >
              {href === null ? (
                name
              ) : (
                <Link data-row href={href}>
                  {name}
                </Link>
              )}
            </Typography>
            {corner && (
              <Box sx={{ flex: "0 1 auto", minWidth: 0, overflow: "hidden", ...slimChip }}>
                {corner.cell(row)}
              </Box>
            )}
          </Stack>
          {rest.length > 0 && (
            <Typography component="div" variant="body2" color="textSecondary" sx={wholeLine}>
              {/* The first line of the facts ends at the amount; the others have all of the width. */}
              {amount && (
                <Box
                  sx={{
                    float: "right",
                    ml: 3,
                    whiteSpace: "nowrap",
                    position: "relative",
                    textAlign: "right",
                    color: "text.primary",
                  }}
                >
                  <Label of={amount} />
                  {amount.cell(row)}
                </Box>
              )}
              {marks.map((mark) => (
                <Box component="span" key={mark} sx={{ color: "warning.main", fontWeight: 600 }}>
                  {mark}
                  {" · "}
                </Box>
              ))}
              <Facts row={row} columns={facts} />
            </Typography>
          )}
        </Box>
        {more && (
          <IconButton
            size="small"
            aria-label={open ? "Ver menos" : "Ver todo"}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon sx={{ transform: open ? "rotate(180deg)" : undefined }} />
          </IconButton>
        )}
        {actions && (
          <Box data-acts sx={{ ml: "auto" }}>
            {actions}
          </Box>
        )}
      </Stack>
      {more && open && <Details row={row} columns={rest} />}
    </Card>
  );
}

/**
 * Shows a list as cards on a phone: two lines per row, with title, status, the other columns and the amount.
 * A row that opens no page can be expanded.
 */
export function DataCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  href,
  actions,
  cardActions = actions,
  selection,
}: DataTableProps<Row> & { readonly rows: readonly Row[] }) {
  return (
    <Stack component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0, gap: 2 }}>
      {rows.map((row) => (
        <TwoLineRow
          key={rowKey(row)}
          place={rowKey(row)}
          row={row}
          columns={columns}
          href={href?.(row) ?? null}
          actions={cardActions?.(row)}
          choice={
            selection && (
              <SelectBox
                label={`Elegir ${selection.name(row)}`}
                checked={selection.chosen.has(rowKey(row))}
                onToggle={(range) => selection.onToggle(row, range)}
              />
            )
          }
        />
      ))}
    </Stack>
  );
}
