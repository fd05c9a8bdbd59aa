import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId, useState } from "react";
import { FilterListIcon } from "../icons.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { FilterField } from "./FilterField.tsx";
import { type Filter, isSet, keysOf } from "./filter.ts";

export type { Filter } from "./filter.ts";

export interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** Present values of the filters, by key; kept in the address with `useAddress` of the application. */
  readonly values: Readonly<Record<string, string>>;
  /** Gives only what changed. */
  readonly onChange: (changed: Record<string, string>) => void;
  /** Content at the bar's right end: the list's views and its display options. */
  readonly end?: ReactNode;
}

/** As many filters as stand in the bar of a desk beside the search; more are in the popover. */
const FEW = 2;

/**
 * Shows the one bar over a list: the search, the filters and what is set of them:
 * `<FilterBar filters={quoteFilters} values={address.values} onChange={address.set} />` with
 * `const quoteFilters: Filter[] = [{ kind: "search", key: "search", label: "Buscar" }, { kind: "select", key:
 * "status", label: "Estado", options }]`. More than two filters, and all of them on a phone, stand behind
 * `Filtros`; each that is set is a chip, and one press takes it off.
 */
export function FilterBar({ filters, values, onChange, end }: FilterBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const search = filters.filter(({ kind }) => kind === "search");
  const others = filters.filter(({ kind }) => kind !== "search");
  const inBar = !phone && others.length <= FEW;
  const set = others.filter((filter) => isSet(filter, values));
  const field = (filter: Filter) => (
    <FilterField key={filter.key} filter={filter} values={values} onChange={onChange} />
  );
  const clear = filters.some((filter) => isSet(filter, values)) && (
    <Button
      color="inherit"
      size="small"
      onClick={() => onChange(Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, ""])))}
    >
      Quitar filtros
    </Button>
  );
  return (
    <Stack
      component="search"
      direction="row"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2, displayPrint: "none" }}
    >
      {search.map(field)}
      {inBar && others.map(field)}
      {!inBar && others.length > 0 && (
        <FilterPopover set={set.length} icon={phone}>
          {others.map(field)}
          {clear}
        </FilterPopover>
      )}
      {end && (
        <Stack direction="row" sx={{ ml: "auto", order: { sm: 1 }, alignItems: "center", gap: 1 }}>
          {end}
        </Stack>
      )}
      {inBar ? clear : <FilterChips filters={set} values={values} onChange={onChange} />}
    </Stack>
  );
}

interface FilterPopoverProps {
  /** Number of filters that are set. */
  readonly set: number;
  /** True when the button shows its icon alone. */
  readonly icon: boolean;
  readonly children: ReactNode;
}

/** Shows the button that opens the filters, which apply while they are chosen. */
function FilterPopover({ set, icon, children }: FilterPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const name = set > 0 ? `Filtros (${set})` : "Filtros";
  const opens = {
    "aria-haspopup": "dialog",
    "aria-expanded": anchor !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...opens} aria-label={name} color={set > 0 ? "primary" : "default"}>
          <Badge variant="dot" invisible={set === 0} color="primary">
            <FilterListIcon />
          </Badge>
        </IconButton>
      ) : (
        <Button
          {...opens}
          variant="outlined"
          color={set > 0 ? "primary" : "inherit"}
          startIcon={<FilterListIcon />}
          sx={{ minHeight: 40 }}
        >
          {name}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id, sx: { p: 4, width: 320 } } }}
      >
        <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 3 }}>
          Filtros
        </Typography>
        <Stack sx={{ gap: 3, alignItems: "stretch" }}>{children}</Stack>
      </Popover>
    </>
  );
}
