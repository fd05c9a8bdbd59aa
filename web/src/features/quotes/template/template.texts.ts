import { counted } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../../ui/days.ts";
import type { QuoteTemplateLineFragment } from "./templates.generated.ts";

export const templateTexts = {
  choose: "Comenzar con una plantilla",
  without: "Sin plantilla",
  manage: "Administrar plantillas",
  none: "Aún no hay plantillas. Guarda la primera desde el menú de una cotización.",
  save: "Guardar como plantilla",
  saveLead:
    "Guarda el viaje y lo que trae cada opción, con sus precios. No guarda datos del cliente ni de los " +
    "pasajeros, ni las observaciones. Al crear una cotización podrás comenzar con ella.",
  name: "Nombre de la plantilla",
  noName: "La plantilla necesita un nombre",
  shared: "Para toda la agencia",
  ownOnly: "Solo tú la verás. Las de toda la agencia las guarda un líder.",
  saved: "Plantilla guardada",
  rename: "Renombrar",
  renamed: "Plantilla renombrada",
  remove: "Eliminar",
  removed: "Plantilla eliminada",
  removeLead: (name: string) =>
    `Se eliminará la plantilla «${name}». Las cotizaciones que comenzaron con ella no cambian.`,
} as const;

/** Returns the warning that the prices of a template must be checked. */
export const pricesToCheck = (day: string): string =>
  `Los precios vienen de una plantilla y son del ${formatDay(day)}. Revísalos antes de confirmar.`;

const tripFacts = ({ trip: { destino, noches }, optionCount, precioPorPersona }: QuoteTemplateLineFragment) =>
  [
    destino,
    ...(noches === null || noches === undefined ? [] : [counted(noches, "noche", "noches")]),
    ...(optionCount > 1 ? [`${optionCount} opciones`] : []),
    `${formatCop(precioPorPersona)} por persona`,
  ].join(" · ");

/** Returns the text with the destination, duration and cost of a template's trip. */
export const templateFacts = (template: QuoteTemplateLineFragment): string =>
  `${tripFacts(template)} el ${formatDay(template.preciosDel)}`;

/**
 * Returns the text with the destination of the selected template's trip, and the warning about its prices.
 */
export const chosenFacts = (template: QuoteTemplateLineFragment): string =>
  `${tripFacts(template)}. ${pricesToCheck(template.preciosDel)}`;

/** Returns the sentence about a template's owner. */
export const ownerText = ({ shared, createdBy }: QuoteTemplateLineFragment): string => {
  if (!shared) return "Tuya";
  return createdBy ? `De la agencia, la guardó ${createdBy.name} ${createdBy.lastname}` : "De la agencia";
};
