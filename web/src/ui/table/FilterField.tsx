import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { SearchIcon } from "../icons.tsx";
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
  if (filter.kind === "field") return <Box sx={{ minWidth: 240 }}>{filter.field(value, change)}</Box>;
  const common = {
    label: filter.label,
    value,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    sx: { width: "auto", minWidth: 164 },
  };
  if (filter.kind === "select") {
    return (
      <TextField
        select
        {...common}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        {filter.options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <TextField
      type={filter.kind === "day" ? "date" : "number"}
      {...common}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
