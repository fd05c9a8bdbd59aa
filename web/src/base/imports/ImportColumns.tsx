import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { type ChosenFields, columnName, type ImportFields, type ImportLayout } from "./import-columns.ts";
import { importTexts as texts } from "./import.texts.ts";

interface ImportColumnsProps {
  readonly layout: ImportLayout;
  readonly fields: ImportFields;
  readonly chosen: ChosenFields;
  readonly busy: boolean;
  readonly onChoose: (place: number, field: string | null) => void;
  readonly onTitles: (line: number) => void;
  /** Called to keep the columns as they were. */
  readonly onLeave: () => void;
}

/** Shows the columns of a file with their first values; the user selects the field of each. */
export function ImportColumns({
  layout,
  fields,
  chosen,
  busy,
  onChoose,
  onTitles,
  onLeave,
}: ImportColumnsProps) {
  const options = [
    { value: "", label: texts.leaveOut },
    ...Object.entries(fields).map(([value, [label]]) => ({ value, label })),
  ];
  const lines = [
    ...layout.first.map(({ line, text }) => ({ value: line, label: texts.line(line, text) })),
    { value: 0, label: texts.withoutTitles },
  ];
  return (
    <Box role="group" aria-label={texts.columns} sx={{ mt: 4, display: "grid", gap: 4 }}>
      <Alert severity={layout.missing.length > 0 ? "warning" : "info"}>
        {layout.missing.length > 0 && `${texts.missing(layout.missing)} `}
        {texts.chooseFields}
      </Alert>
      <ChoiceField
        label={texts.titles}
        value={layout.titles}
        options={lines}
        disabled={busy}
        onChange={onTitles}
      />
      {layout.columns.map((column) => (
        <ChoiceField
          key={column.place}
          label={columnName(column)}
          value={chosen.get(column.place) ?? ""}
          options={options}
          helperText={column.samples.join(" · ") || texts.empty}
          onChange={(field) => onChoose(column.place, field || null)}
        />
      ))}
      {layout.missing.length === 0 && (
        <Button size="small" onClick={onLeave} disabled={busy} sx={{ justifySelf: "start" }}>
          {texts.leaveColumns}
        </Button>
      )}
    </Box>
  );
}
