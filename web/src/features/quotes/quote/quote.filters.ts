import { may } from "@travesia/api/permissions";
import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { QuoteFilter, QuoteStatus } from "../../../graphql/schema.generated.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { reviewText } from "./quote.texts.ts";
import { personOf } from "../../organization/person/person-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";

const isStatus = (value: string | undefined): value is QuoteStatus =>
  quoteLifecycle.statuses.some((status) => status === value);
const amountOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;

const days = { key: "viaje", from: "startDate", to: "endDate" } as const;

const made = { key: "creada", from: "creadaDesde", to: "creadaHasta" } as const;

/** Days without an answer, as the address has them. */
const unansweredFor: Readonly<Record<string, number | undefined>> = { 3: 3, 5: 5 };

/** The filters of the quote list, kept in its address. */
export const quoteFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Cliente, teléfono, documento, destino, número o asesor" },
  { kind: "days", ...days, label: "Viaje", coming: true },
  { kind: "days", ...made, label: "Creada" },
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

/** Those whose decision somebody who leads has to look at: for whoever is told of it. */
export const reviewFilter = (role: number): readonly Filter[] =>
  may(role, "decideQuotes")
    ? [
        {
          ...{ kind: "select", key: "decision", label: "Decisión" },
          options: [
            { value: "", label: "Todas" },
            { value: "revisar", label: reviewText },
          ],
        },
      ]
    : [];

/** What an address asks of the list; what it cannot mean is left out. */
export function quoteFilterOf(values: Readonly<Record<string, string>>): QuoteFilter {
  const { from, to } = daysAsked(values, days);
  const { from: createdFrom, to: createdTo } = daysAsked(values, made);
  return {
    status: isStatus(values.status) ? values.status : undefined,
    search: values.search || undefined,
    startDate: from,
    endDate: to,
    ...{ createdFrom, createdTo },
    unansweredDays: unansweredFor[values.sinRespuesta ?? ""],
    decisionToReview: values.decision === "revisar" || undefined,
    vendedorId: personOf(values.vendedor),
    minPrice: amountOf(values.minPrice),
    maxPrice: amountOf(values.maxPrice),
  };
}
