import { destinations } from "@travesia/api/catalog/package.rules";
import type { PackageFilter } from "../../graphql/schema.generated.ts";

/** Address parameters that filter the packages. */
export type FilterValues = Readonly<Record<string, string>>;

const whole = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text && Number.isSafeInteger(value) && value >= 0 && value < 1e15 ? value : undefined;
};

/** Returns the characteristics in the address. */
export const charsOf = ({ chars }: FilterValues): readonly string[] =>
  (chars ?? "").split(",").filter(Boolean);

/** Returns the filter of the catalogue from the address parameters; invalid values are left out. */
export function packageFilterOf(values: FilterValues): PackageFilter {
  const { search, destino, category, minPrice, maxPrice, days, archived, estado } = values;
  const length = whole(days);
  const chars = charsOf(values);
  return {
    search: search?.slice(0, 200) || undefined,
    destino: destino?.slice(0, 100) || undefined,
    category: category?.slice(0, 100) || undefined,
    minPrice: whole(minPrice),
    maxPrice: whole(maxPrice),
    days: length && length <= 999 ? length : undefined,
    chars: chars.length > 0 ? [...chars] : undefined,
    archived: archived ? true : undefined,
    isActive: estado === "activos" ? true : undefined,
  };
}

/** Returns whether an address contains any filter of the catalogue. */
export const isNarrowed = (values: FilterValues): boolean =>
  Object.values(packageFilterOf(values)).some((value) => value !== undefined);

/**
 * Returns the destinations to choose from: the destinations of the menu, and others used by packages or in
 * the address.
 */
export const destinationOptions = (
  found: readonly string[],
  chosen: string | undefined,
): readonly string[] => [...new Set([...destinations, ...found, ...(chosen ? [chosen] : [])])];
