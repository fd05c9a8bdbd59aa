import type { CostType } from "@travesia/api/quotes/calculation/costs/calculation-lines.rules";
import { serviceNames } from "@travesia/api/quotes/quote/offer/service-names.rules";
import type { CalculatorTab } from "../calculation.texts.ts";

/** Part of the client's page that a field of the calculator fills: a service, or the price. */
export type FollowedPart = CostType | "precio";

const partsOfSections: Readonly<Partial<Record<string, FollowedPart>>> = {
  tiquetes: "tickets",
  hotel: "alojamiento",
  traslados: "traslados",
  alimentacion: "alimentacion",
  equipaje: "equipaje",
  seguros: "seguro",
  asistenciaMedica: "asistencia_medica",
  excursiones: "excursiones",
  extras: "extras",
  actividadesAdicionales: "excursiones",
  ganancia: "precio",
  tripType: "precio",
};

/** Parts that a tab of the calculator begins with. */
export const partsOfTabs: Readonly<Record<CalculatorTab, FollowedPart>> = {
  Transporte: "tickets",
  Alojamiento: "alojamiento",
  Servicios: "alimentacion",
  Actividades: "excursiones",
  Comisiones: "precio",
  Resumen: "precio",
};

/** Returns the part that a field of the form fills; null for a field that the client does not see. */
export const partOfField = (name: string): FollowedPart | null =>
  name.startsWith("seguros.asistenciaMedica")
    ? "asistencia_medica"
    : (partsOfSections[name.split(".")[0] ?? ""] ?? null);

/** Returns the name of the field that an element edits; empty when it edits none. */
export function fieldNameOf(element: Element): string {
  const named = element.closest("[name]") ?? element.parentElement?.querySelector("[name]");
  return named?.getAttribute("name") ?? "";
}

/** Places with more about a service than its line among the inclusions; the first that exists is shown. */
const ownPlaces: Readonly<Partial<Record<FollowedPart, string>>> = {
  tickets: ".t-flights",
  alojamiento: ".t-hotels",
  precio: ".t-prices, .t-option[data-picked] .t-option-price",
};

/** Returns the place of a part on the client's page; null while the page has nothing about it. */
export function placeOfPart(page: Element, part: FollowedPart): Element | null {
  const own = ownPlaces[part];
  const place = own && page.querySelector(own);
  if (place) return place;
  const named = part !== "precio" && serviceNames[part];
  return [...page.querySelectorAll(".t-services > li")].find((line) => lineName(line) === named) ?? null;
}

const lineName = (line: Element) => line.querySelector(".t-name")?.textContent;
