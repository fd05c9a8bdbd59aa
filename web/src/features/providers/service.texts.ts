import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { costAge } from "@travesia/api/providers/library/library.rules";
import { hotelCategoryLabels, mealLabels } from "@travesia/api/providers/library/hotel.rules";
import type { CostBase } from "../../graphql/schema.generated.ts";
import type { ServiceSuggestionsQuery } from "./providers.generated.ts";

/** A service of an earlier calculation. */
export type SuggestedService = ServiceSuggestionsQuery["serviceSuggestions"][number];

const bases: Readonly<Record<CostBase, string>> = {
  persona: "por persona",
  habitacion: "por habitación",
  grupo: "por grupo",
};

const labelOf = (labels: Readonly<Record<string, string>>, key: string | null | undefined): string | null =>
  key ? (labels[key] ?? null) : null;

/**
 * Returns the details of a service apart from its name, with the age of its cost. Example: `Cartagena · 5
 * Estrellas · Desayuno · Hoteles del Mar · $ 120.000 por persona · hace 3 meses`.
 */
export const serviceDetail = (service: SuggestedService, now: Date): string =>
  [
    service.city,
    labelOf(hotelCategoryLabels, service.categoria),
    labelOf(mealLabels, service.regimen),
    service.proveedor,
    `${formatCop(service.costo)} ${bases[service.base]}`,
    costAge(today(new Date(service.usedAt)), today(now)),
  ]
    .filter(Boolean)
    .join(" · ");
