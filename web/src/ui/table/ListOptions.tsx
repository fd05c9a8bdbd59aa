import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Divider from "@mui/material/Divider";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Tooltip from "@mui/material/Tooltip";
import { type ReactNode, useId, useState } from "react";
import { type Column, shownColumns, type Sort, titleColumn } from "./columns.ts";
import { TuneIcon } from "../desk/deskIcons.tsx";

/** Display options of a list, and the functions that change them. */
export interface TableLook {
  /** Keys of the selected columns; undefined when the user never selected any. */
  readonly columns: readonly string[] | undefined;
  readonly compact: boolean;
  /** Called with the chosen columns; undefined restores the list's default columns. */
  readonly onColumns: (keys: readonly string[] | undefined) => void;
  readonly onCompact: (compact: boolean) => void;
}

interface ListOptionsProps<Row> {
  /** Columns of a table; absent for a list of cards. */
  readonly columns?: readonly Column<Row>[];
  /** Undefined where the columns stay as they are. */
  readonly look?: TableLook | undefined;
  /** Acts on the list as a whole: its export. */
  readonly tools?: ReactNode;
  /** The choice of the order, where no headings are pressed. */
  readonly order?: ReactNode;
  /** Keys of the columns with the same value in every row, and the present order. */
  readonly same?: readonly string[];
  readonly sort?: Sort | undefined;
}

/**
 * Shows the button behind which a list is exported and its columns and the height of its rows are chosen; the
 * column that names a record always stays.
 */
export function ListOptions<Row>({
  columns = [],
  look,
  tools,
  order,
  same = [],
  sort,
}: ListOptionsProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={look ? "Exportar y columnas" : "Opciones de la lista"}>
        <IconButton
          aria-label="Opciones de la lista"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <TuneIcon />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        keepMounted
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: { role: "dialog", "aria-label": "Opciones de la lista", sx: { p: 4, minWidth: 240 } },
        }}
      >
        {/* Dialogs and messages of an export stay open when this is closed. */}
        {tools && <Box onClick={close}>{tools}</Box>}
        {order && <Box sx={{ mt: tools ? 3 : 0 }}>{order}</Box>}
        {(tools || order) && look && <Divider sx={{ my: 3 }} />}
        {look && <LookChoice columns={columns} look={look} same={same} sort={sort} />}
      </Popover>
    </>
  );
}

interface LookChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: TableLook;
  readonly same: readonly string[];
  readonly sort: Sort | undefined;
}

function LookChoice<Row>({ columns, look, same, sort }: LookChoiceProps<Row>) {
  const id = useId();
  const shown = shownColumns(columns, look.columns, { same, sort }).map(({ key }) => key);
  const title = titleColumn(columns)?.key;
  const toggle = (key: string) =>
    look.onColumns(
      columns
        .map((column) => column.key)
        .filter((each) => (each === key ? !shown.includes(key) : shown.includes(each))),
    );
  return (
    <>
      <FormControl component="fieldset" variant="standard">
        <FormLabel component="legend" id={id} sx={{ mb: 1 }}>
          Columnas que se ven
        </FormLabel>
        <FormGroup>
          {columns.map(({ key, label }) => (
            <FormControlLabel
              key={key}
              label={same.includes(key) ? `${label} (igual en todas)` : label}
              control={
                <Checkbox
                  size="small"
                  checked={shown.includes(key)}
                  disabled={key === title}
                  onChange={() => toggle(key)}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <Stack sx={{ mt: 2, alignItems: "flex-start" }}>
        <FormControlLabel
          label="Filas compactas"
          control={
            <Switch size="small" checked={look.compact} onChange={(_, checked) => look.onCompact(checked)} />
          }
        />
        <Button size="small" disabled={!look.columns} onClick={() => look.onColumns(undefined)}>
          Volver a las de siempre
        </Button>
      </Stack>
    </>
  );
}
