import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { QuoteFilter, QuoteStatus } from "../../../graphql/schema.generated.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";

const isStatus = (value: string | undefined): value is QuoteStatus =>
  quoteLifecycle.statuses.some((status) => status === value);
const amountOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

/** The filters of the quote list, kept in its address. */
export const quoteFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Cliente, teléfono, documento, destino, número o asesor" },
  { kind: "day", key: "startDate", label: "Viaja desde" },
  { kind: "day", key: "endDate", label: "Viaja hasta" },
  { kind: "number", key: "minPrice", label: "Precio desde" },
  { kind: "number", key: "maxPrice", label: "Precio hasta" },
];

/** What an address asks of the list; what it cannot mean is left out. */
export const quoteFilterOf = (values: Readonly<Record<string, string>>): QuoteFilter => ({
  status: isStatus(values.status) ? values.status : undefined,
  search: values.search || undefined,
  startDate: values.startDate || undefined,
  endDate: values.endDate || undefined,
  minPrice: amountOf(values.minPrice),
  maxPrice: amountOf(values.maxPrice),
});
