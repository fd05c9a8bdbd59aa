import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { charLabel } from "@travesia/api/catalog/package.rules";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { charsOf, destinationOptions, type FilterValues } from "./package.filters.ts";
import { PackageSearch } from "./PackageSearch.tsx";

interface PackageFiltersProps {
  readonly values: FilterValues;
  /** Destinations and characteristics of the existing packages. */
  readonly destinations: readonly string[];
  readonly chars: readonly string[];
  /** Called with only the changed values. */
  readonly onChange: (changed: Record<string, string>) => void;
}

/**
 * Shows the filters of the catalogue: words, destination, price, days, and characteristics, all of which must
 * match.
 */
export function PackageFilters({ values, destinations, chars, onChange }: PackageFiltersProps) {
  const chosen = charsOf(values);
  const toggle = (char: string) =>
    onChange({
      chars: (chosen.includes(char) ? chosen.filter((other) => other !== char) : [...chosen, char]).join(","),
    });
  const options = destinationOptions(destinations, values.destino).map((value) => ({ value, label: value }));
  return (
    <Stack sx={{ gap: 4, mb: 5 }}>
      <PackageSearch value={values.search ?? ""} onSearch={(search) => onChange({ search })} />
      <FilterBar
        filters={[
          {
            kind: "select",
            key: "destino",
            label: "Destino",
            options: [{ value: "", label: "Todos" }, ...options],
          },
          { kind: "number", key: "minPrice", label: "Precio desde" },
          { kind: "number", key: "maxPrice", label: "Precio hasta" },
          { kind: "number", key: "days", label: "Días" },
        ]}
        values={values}
        onChange={onChange}
      />
      {chars.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label="Características"
          sx={{ gap: 2, flexWrap: "wrap", mt: -4 }}
        >
          {[...new Set([...chosen, ...chars])].map((char) => (
            <Chip
              key={char}
              label={charLabel(char)}
              variant={chosen.includes(char) ? "filled" : "outlined"}
              color={chosen.includes(char) ? "primary" : "default"}
              aria-pressed={chosen.includes(char)}
              onClick={() => toggle(char)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
