import SearchIcon from "@mui/icons-material/Search";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { DaysFilter, type DaysFilterOf } from "./DaysFilter.tsx";
import { SearchBox } from "./SearchBox.tsx";

/**
 * One filter: free text, one of several, days, a number, or a field that its feature brings. An empty value
 * filters nothing.
 */
export type Filter =
  | { readonly kind: "search"; readonly key: string; readonly label: string }
  | {
      readonly kind: "select";
      readonly key: string;
      readonly label: string;
      readonly options: readonly { value: string; label: string }[];
    }
  | DaysFilterOf
  | {
      readonly kind: "field";
      readonly key: string;
      readonly label: string;
      readonly field: (value: string, onChange: (value: string) => void) => ReactNode;
    }
  | { readonly kind: "day" | "number"; readonly key: string; readonly label: string };

interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** What is set now, by key; kept in the address with `useAddress` of the application. */
  readonly values: Readonly<Record<string, string>>;
  /** Gives only what changed. */
  readonly onChange: (changed: Record<string, string>) => void;
}

function FilterField({
  filter,
  value,
  onChange,
}: {
  filter: Exclude<Filter, DaysFilterOf>;
  value: string;
  onChange: (value: string) => void;
}) {
  if (filter.kind === "search") {
    return (
      <SearchBox
        label={filter.label}
        value={value}
        onChange={onChange}
        icon={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
      />
    );
  }
  if (filter.kind === "field")
    return <Box sx={{ width: { xs: "100%", sm: 240 } }}>{filter.field(value, onChange)}</Box>;
  const common = {
    label: filter.label,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    sx: { width: { xs: "calc(50% - 6px)", sm: "auto" }, minWidth: { sm: 164 }, flex: { sm: "0 1 auto" } },
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

/**
 * The one bar of filters over a list:
 * `<FilterBar filters={quoteFilters} values={address.values} onChange={address.set} />` with
 * `const quoteFilters: Filter[] = [{ kind: "search", key: "search", label: "Buscar" }, { kind: "select", key:
 * "status", label: "Estado", options }]`.
 */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const keys = filters.flatMap((filter) =>
    filter.kind === "days" ? [filter.key, filter.from, filter.to] : [filter.key],
  );
  const cleared = Object.fromEntries(keys.map((key) => [key, ""]));
  const filtered = keys.some((key) => values[key]);
  return (
    <Stack component="search" direction="row" sx={{ gap: 3, mb: 4, flexWrap: "wrap", alignItems: "center" }}>
      {filters.map((filter) =>
        filter.kind === "days" ? (
          <DaysFilter key={filter.key} filter={filter} values={values} onChange={onChange} />
        ) : (
          <FilterField
            key={filter.key}
            filter={filter}
            value={values[filter.key] ?? ""}
            onChange={(value) => onChange({ [filter.key]: value })}
          />
        ),
      )}
      {filtered && (
        <Button onClick={() => onChange(cleared)} color="inherit">
          Quitar filtros
        </Button>
      )}
    </Stack>
  );
}
