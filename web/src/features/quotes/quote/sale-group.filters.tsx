import { monthBounds } from "@travesia/api/colombia/days";
import { type SaleChannel, saleChannelLabels } from "@travesia/api/quotes/quote/sale-channel.rules";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";

type Values = Readonly<Record<string, string>>;

const departure = { key: "salida", from: "salidaDesde", to: "salidaHasta" } as const;

const destination: Filter = {
  kind: "field",
  key: "destino",
  label: "Destino",
  field: (value, onChange) => (
    <WrittenField label="Destino" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
  chip: (value) => value,
};

/**
 * Returns the filters by which reports group sales: channel, departure and, when a report's row set it, the
 * destination.
 */
export const saleGroupFilters = (values: Values): readonly Filter[] => [
  {
    kind: "select",
    key: "canal",
    label: "Canal",
    options: [
      { value: "", label: "Todos" },
      ...Object.entries(saleChannelLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  { kind: "days", ...departure, label: "Salida", coming: true },
  ...(values.destino ? [destination] : []),
];

/** Returns the fields of a list's filter from the address parameters; invalid values are left out. */
export function saleGroupOf(values: Values): {
  readonly channel: SaleChannel | undefined;
  readonly exactDestination: string | undefined;
  readonly departsFrom: string | undefined;
  readonly departsTo: string | undefined;
} {
  const { from, to } = daysAsked(values, departure);
  return {
    channel: Object.hasOwn(saleChannelLabels, values.canal ?? "") ? (values.canal as SaleChannel) : undefined,
    exactDestination: values.destino || undefined,
    departsFrom: from,
    departsTo: to,
  };
}

/** Returns the address parameters of a group of sales, by its dimension and key. */
export function saleGroupAddress(
  dimension: "destino" | "canal" | "salida",
  key: string,
): Record<string, string> {
  if (dimension !== "salida") return { [dimension]: key };
  const { from, to } = monthBounds(key);
  return { [departure.key]: "otras", [departure.from]: from, [departure.to]: to };
}
