import Box from "@mui/material/Box";
import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart, useAfterPress } from "../lazy-part.ts";
import { FilterListIcon } from "../icons.tsx";
import { useOneStop } from "../one-stop.ts";
import { FilterChips } from "./FilterChips.tsx";
import { FilterField } from "./FilterField.tsx";
import { type Filter, isOffered, isSet, keysOf } from "./filter.ts";

export type { Filter } from "./filter.ts";

const load = async () => (await import("./FilterPopover.tsx")).FilterPopover;
const FilterPopover = lazyPart(load);

export interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** Present values of the filters, by key; kept in the address with `useAddress` of the application. */
  readonly values: Readonly<Record<string, string>>;
  /** Called with only the changed values. */
  readonly onChange: (changed: Record<string, string>) => void;
  /** Content at the bar's right end: the list's views and its display options. */
  readonly end?: ReactNode;
}

/** Number of filters in the bar of a desk beside the search; more are in the popover. */
const FEW = 2;

/**
 * Shows the one bar over a list: the search, the filters and their values: `<FilterBar filters={quoteFilters}
 * values={address.values} onChange={address.set} />` with `const quoteFilters: Filter[] = [{ kind: "search",
 * key: "search", label: "Buscar" }, { kind: "select", key: "status", label: "Estado", options }]`. More than
 * two filters beside switches, and all of them on a phone, are behind `Filtros`; each active one is a chip,
 * and one press clears it. The bar is one stop of Tab.
 */
export function FilterBar({ filters, values, onChange, end }: FilterBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const bar = useOneStop<HTMLDivElement>();
  const search = filters.filter(({ kind }) => kind === "search");
  const others = filters.filter((filter) => filter.kind !== "search" && isOffered(filter, values));
  const switches = others.filter(({ kind }) => kind === "switch");
  const few = others.length - switches.length <= FEW ? others : switches;
  const inBar = phone ? [] : few;
  const folded = others.filter((filter) => !inBar.includes(filter));
  const set = folded.filter((filter) => isSet(filter, values));
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
    <Box component="search" sx={{ display: "block", mb: { xs: 1.25, md: 1 }, displayPrint: "none" }}>
      <Stack
        ref={bar}
        role="toolbar"
        aria-label="Barra de la lista"
        direction="row"
        sx={{ flexWrap: "wrap", alignItems: "center", gap: 2 }}
      >
        {search.map(field)}
        {inBar.map(field)}
        {folded.length > 0 && (
          <FilterButton set={set.length} icon={phone}>
            {folded.map(field)}
            {clear}
          </FilterButton>
        )}
        {end && (
          <Stack direction="row" sx={{ ml: "auto", order: { sm: 1 }, alignItems: "center", gap: 1 }}>
            {end}
          </Stack>
        )}
        {folded.length > 0 ? <FilterChips filters={set} values={values} onChange={onChange} /> : clear}
      </Stack>
    </Box>
  );
}

interface FilterButtonProps {
  /** Number of filters that are set. */
  readonly set: number;
  /** True when the button shows its icon alone. */
  readonly icon: boolean;
  readonly children: ReactNode;
}

/** Shows the button that opens the filters, which apply while they are chosen. */
function FilterButton({ set, icon, children }: FilterButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  useAfterPress(load);
  const name = set > 0 ? `Filtros (${set})` : "Filtros";
  const opens = {
    "aria-haspopup": "dialog",
    "aria-expanded": anchor !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      setAsked(true);
      setAnchor(currentTarget);
    },
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
      {asked && (
        <Suspense fallback={null}>
          <FilterPopover anchor={anchor} onClose={() => setAnchor(null)}>
            {children}
          </FilterPopover>
        </Suspense>
      )}
    </>
  );
}
