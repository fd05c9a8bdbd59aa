import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import { useId, useState } from "react";
import { type Column, shownColumns, titleColumn } from "./columns.ts";
import { TuneIcon } from "../icons.tsx";

/** How a list is shown, and what changes it. */
export interface TableLook {
  /** Keys of the chosen columns; undefined where nobody chose. */
  readonly columns: readonly string[] | undefined;
  readonly compact: boolean;
  /** Undefined brings back the columns that the list comes with. */
  readonly onColumns: (keys: readonly string[] | undefined) => void;
  readonly onCompact: (compact: boolean) => void;
}

interface ListLookButtonProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly look: TableLook;
}

/** Chooses the columns of a list and the height of its rows; the column that names a record always stays. */
export function ListLookButton<Row>({ columns, look }: ListLookButtonProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const shown = shownColumns(columns, look.columns).map(({ key }) => key);
  const title = titleColumn(columns)?.key;
  const toggle = (key: string) =>
    look.onColumns(
      columns
        .map((column) => column.key)
        .filter((each) => (each === key ? !shown.includes(key) : shown.includes(each))),
    );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columnas
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { p: 4, minWidth: 240 } } }}
      >
        <FormControl component="fieldset" variant="standard">
          <FormLabel component="legend" id={id} sx={{ mb: 1 }}>
            Columnas que se ven
          </FormLabel>
          <FormGroup>
            {columns.map(({ key, label }) => (
              <FormControlLabel
                key={key}
                label={label}
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
              <Switch
                size="small"
                checked={look.compact}
                onChange={(_, checked) => look.onCompact(checked)}
              />
            }
          />
          <Button size="small" disabled={!look.columns} onClick={() => look.onColumns(undefined)}>
            Volver a las de siempre
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
