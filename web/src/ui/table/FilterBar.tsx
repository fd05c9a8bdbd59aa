import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId, useState } from "react";
import { DaysFilter, type DaysFilterOf } from "./DaysFilter.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { FilterListIcon, SearchIcon } from "../icons.tsx";

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
  beside = false,
  onChange,
}: {
  filter: Exclude<Filter, DaysFilterOf>;
  value: string;
  /** Whether a button stands at its right, on a phone too. */
  beside?: boolean;
  onChange: (value: string) => void;
}) {
  if (filter.kind === "search") {
    return (
      <SearchBox
        label={filter.label}
        value={value}
        onChange={onChange}
        beside={beside}
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

const keysOf = (filter: Filter): readonly string[] =>
  filter.kind === "days" ? [filter.key, filter.from, filter.to] : [filter.key];

/** As many as stand in one line of a phone; more than these fold behind a button. */
const FEW = 2;

/**
 * The one bar of filters over a list:
 * `<FilterBar filters={quoteFilters} values={address.values} onChange={address.set} />` with
 * `const quoteFilters: Filter[] = [{ kind: "search", key: "search", label: "Buscar" }, { kind: "select", key:
 * "status", label: "Estado", options }]`. On a phone the search stands beside a button that unfolds the
 * others and says how many of them are set, so that the list begins on the first screen.
 */
export function FilterBar({ filters, values, onChange }: FilterBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [unfolded, setUnfolded] = useState(false);
  const folding = useId();
  const isSet = (filter: Filter) => keysOf(filter).some((key) => values[key]);
  const cleared = Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, ""]));
  const field = (filter: Filter, beside = false) =>
    filter.kind === "days" ? (
      <DaysFilter key={filter.key} filter={filter} values={values} onChange={onChange} />
    ) : (
      <FilterField
        key={filter.key}
        filter={filter}
        value={values[filter.key] ?? ""}
        beside={beside}
        onChange={(value) => onChange({ [filter.key]: value })}
      />
    );
  const clear = filters.some(isSet) && (
    <Button onClick={() => onChange(cleared)} color="inherit">
      Quitar filtros
    </Button>
  );
  const line = { gap: 3, flexWrap: "wrap", alignItems: "center" } as const;
  const others = filters.filter(({ kind }) => kind !== "search");
  if (!phone || others.length <= FEW)
    return (
      <Stack component="search" direction="row" sx={{ ...line, mb: 4 }}>
        {filters.map((filter) => field(filter))}
        {clear}
      </Stack>
    );
  const set = others.filter(isSet).length;
  return (
    <Stack component="search" direction="row" sx={{ ...line, mb: 4 }}>
      {filters.filter(({ kind }) => kind === "search").map((filter) => field(filter, true))}
      <Button
        variant="outlined"
        color={set > 0 ? "primary" : "inherit"}
        startIcon={<FilterListIcon />}
        aria-expanded={unfolded}
        aria-controls={unfolded ? folding : undefined}
        onClick={() => setUnfolded(!unfolded)}
        sx={{ minHeight: 40 }}
      >
        {set > 0 ? `Filtros (${set})` : "Filtros"}
      </Button>
      {unfolded && (
        <Stack id={folding} direction="row" sx={{ ...line, width: "100%" }}>
          {others.map((filter) => field(filter))}
          {clear}
        </Stack>
      )}
    </Stack>
  );
}
