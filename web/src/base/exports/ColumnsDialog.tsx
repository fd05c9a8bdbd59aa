import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { shownFailure } from "../failure/failures.ts";
import type { ExportedList, ExportFormat } from "../../graphql/schema.generated.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { chosenColumns, keepColumns } from "./export-choice.ts";
import { exportTexts as texts } from "./export.texts.ts";
import { useExportableColumnsQuery } from "./exports.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

interface ColumnsDialogProps {
  readonly list: ExportedList;
  readonly onExport: (format: ExportFormat, columns: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows the selection of columns for the export of a list, preset to the last selection on this device. */
export function ColumnsDialog({ list, onExport, onClose }: ColumnsDialogProps) {
  const { data, error, refetch } = useExportableColumnsQuery({ variables: { list } });
  const known = data?.exportableColumns;
  const [touched, setTouched] = useState<ReadonlySet<string> | null>(null);
  const [format, setFormat] = useState<ExportFormat>("xlsx");
  const chosen = touched ?? new Set(chosenColumns(list, known?.map(({ key }) => key) ?? []));
  const all = known !== undefined && chosen.size === known.length;
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setTouched(next);
  };
  const submit = () => {
    const columns = (known ?? []).map(({ key }) => key).filter((key) => chosen.has(key));
    keepColumns(list, all ? null : columns);
    onExport(format, columns);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="export-columns">
      <DialogTitle id="export-columns">{texts.columnsTitle}</DialogTitle>
      <DialogContent>
        {error && !known && <ErrorState {...shownFailure(error, refetch)} />}
        {!error && !known && <ListSkeleton columns={2} />}
        {known && (
          <>
            <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap", mb: 2 }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={format}
                aria-label={texts.format}
                onChange={(_, next: ExportFormat | null) => next && setFormat(next)}
              >
                <ToggleButton value="xlsx">Excel</ToggleButton>
                <ToggleButton value="csv">CSV</ToggleButton>
              </ToggleButtonGroup>
              <Button
                size="small"
                color="inherit"
                onClick={() => setTouched(new Set(all ? [] : known.map(({ key }) => key)))}
              >
                {all ? texts.noColumns : texts.allColumns}
              </Button>
            </Stack>
            <Box
              role="group"
              aria-labelledby="export-columns"
              sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
            >
              {known.map(({ key, heading }) => (
                <FormControlLabel
                  key={key}
                  label={heading}
                  control={<Checkbox size="small" checked={chosen.has(key)} onChange={() => toggle(key)} />}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
        <ActButton
          variant="contained"
          disabled={!known}
          reason={!known || chosen.size > 0 ? null : texts.oneColumn}
          onClick={submit}
        >
          {texts.exportColumns(chosen.size)}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
}
