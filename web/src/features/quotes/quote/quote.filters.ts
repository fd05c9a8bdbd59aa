import { may } from "@travesia/api/permissions";
import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { QuoteFilter, QuoteStatus } from "../../../graphql/schema.generated.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { saleGroupOf } from "./sale-group.filters.tsx";
import { quoteTaskOf } from "./quote.tasks.ts";
import { personOf } from "../../organization/person/person-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";

const isStatus = (value: string | undefined): value is QuoteStatus =>
  quoteLifecycle.statuses.some((status) => status === value);
const amountOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const days = { key: "viaje", from: "startDate", to: "endDate" } as const;

const created = { key: "creada", from: "creadaDesde", to: "creadaHasta" } as const;

/** Number of days without an answer, by address value. */
const unansweredFor: Readonly<Record<string, number | undefined>> = { 3: 3, 5: 5 };

/** Filters of the quote list, stored in its address. */
export const quoteFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Cliente, teléfono, documento, destino, número o asesor" },
  { kind: "days", ...days, label: "Viaje", coming: true },
  { kind: "days", ...created, label: "Creada" },
  {
    kind: "select",
    key: "sinRespuesta",
    label: "Sin respuesta",
    options: [
      { value: "", label: "Todas" },
      { value: "3", label: "Hace más de 3 días" },
      { value: "5", label: "Hace más de 5 días" },
    ],
  },
  { kind: "number", key: "minPrice", label: "Precio desde" },
  { kind: "number", key: "maxPrice", label: "Precio hasta" },
];

/** Boolean filter value by address value. */
const cameBy: Readonly<Record<string, boolean | undefined>> = { externas: true, internas: false };
const attended: Readonly<Record<string, boolean | undefined>> = { sin: true, con: false };

/**
 * Returns the filter by the origin of a quote and, for people who assign quotes, the filter by whether it has
 * an advisor.
 */
export const requestFilters = (role: number): readonly Filter[] => [
  {
    kind: "select",
    key: "llegada",
    label: "Cómo llegó",
    options: [
      { value: "", label: "Todas" },
      { value: "externas", label: "Externas" },
      { value: "internas", label: "Internas" },
    ],
  },
  ...(may(role, "reassignQuotes")
    ? ([
        {
          kind: "select",
          key: "asesor",
          label: "Asesor",
          options: [
            { value: "", label: "Todas" },
            { value: "sin", label: "Sin asesor" },
            { value: "con", label: "Con asesor" },
          ],
        },
      ] as const)
    : []),
];

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export function quoteFilterOf(values: Readonly<Record<string, string>>): QuoteFilter {
  const { from, to } = daysAsked(values, days);
  const { from: createdFrom, to: createdTo } = daysAsked(values, created);
  return {
    status: isStatus(values.status) ? values.status : undefined,
    search: values.search || undefined,
    startDate: from,
    endDate: to,
    createdFrom,
    createdTo,
    ...saleGroupOf(values),
    unansweredDays: unansweredFor[values.sinRespuesta ?? ""],
    task: quoteTaskOf(values.hacer),
    isExternal: cameBy[values.llegada ?? ""],
    withoutSeller: attended[values.asesor ?? ""],
    vendedorId: personOf(values.vendedor),
    minPrice: amountOf(values.minPrice),
    maxPrice: amountOf(values.maxPrice),
  };
}
