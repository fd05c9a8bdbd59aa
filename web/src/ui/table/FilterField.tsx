import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { SearchIcon } from "../icons.tsx";
import { ChoiceField } from "../form/ChoiceField.tsx";
import { WrittenField } from "../form/WrittenField.tsx";
import { DaysFilter } from "./DaysFilter.tsx";
import type { Filter } from "./filter.ts";
import { SearchBox } from "./SearchBox.tsx";

interface FilterFieldProps {
  readonly filter: Filter;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changed: Record<string, string>) => void;
}

/** Shows the field of one filter. */
export function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const value = values[filter.key] ?? "";
  const change = (next: string) => onChange({ [filter.key]: next });
  if (filter.kind === "days") return <DaysFilter filter={filter} values={values} onChange={onChange} />;
  if (filter.kind === "search") {
    return (
      <SearchBox
        label={filter.label}
        value={value}
        onChange={change}
        icon={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
    );
  }
  if (filter.kind === "switch")
    return (
      <FormControlLabel
        label={filter.label}
        control={
          <Switch
            size="small"
            checked={value !== ""}
            onChange={(_, checked) => change(checked ? filter.on : "")}
          />
        }
      />
    );
  if (filter.kind === "field") return <Box sx={{ minWidth: 240 }}>{filter.field(value, change)}</Box>;
  const shared = { label: filter.label, value, sx: { width: "auto", minWidth: 164 } };
  if (filter.kind === "select") return <ChoiceField {...shared} options={filter.options} onChange={change} />;
  return (
    <WrittenField
      type={filter.kind === "day" ? "date" : "number"}
      {...shared}
      onChange={(event) => change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
