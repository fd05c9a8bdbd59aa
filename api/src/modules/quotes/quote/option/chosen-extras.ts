import { type Cop, divideUp, sum } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { QuoteCalculation } from "../../calculation/calculation.entity.ts";
import { type OptionalService, withExtras } from "../../calculation/costs/optional-services.rules.ts";
import { NO_EXTRA, servicesToAdd } from "../offer/offer-extras.rules.ts";
import type { OfferExtra } from "../offer/quote-offer.type.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { track } from "../history/quote-track.ts";
import type { Quote } from "../quote.entity.ts";
import { payingPersons } from "../quote.rules.ts";
import { presentCalculation } from "./quote-options.ts";

/**
 * Adds extras to a locked quote whose option is chosen: the quote then uses a confirmed copy of the option's
 * calculation with these extras, whose price is the frozen price plus the price of each. Commissions stay the
 * same. The choice replaces an earlier one; without keys the quote uses the original calculation again. Must
 * not be called once the quote has a contract. Returns the chosen extras.
 * @throws Refusal BAD_USER_INPUT for an extra that the sent version does not offer.
 */
export async function chooseExtras(
  work: Work,
  quote: Quote,
  keys: readonly string[],
): Promise<readonly OfferExtra[]> {
  const original = await presentCalculation(work, quote);
  const extras = await extrasNamed(work, quote, original, keys);
  const used = quote.calculation?.id === original?.id ? null : await usedCalculation(work, quote);
  if (!original || sameKeys(extras, used?.extrasElegidos ?? [])) return extras;
  const before = quote.precioTotal;
  await undoExtras(work, quote);
  if (extras.length > 0) {
    const chosen = extras.map(({ key }) => key);
    const services = servicesToAdd(original, quote.descuentoPorcentaje ?? 0);
    const added = services.filter(({ key }) => chosen.includes(key));
    const calculation = work.add(withServices(original, added, work.now));
    quote.calculation = calculation;
    quote.precioTotal = calculation.precioFinalTotal;
  }
  const names = extras.map(({ name }) => name);
  work.audit("quote.extras-chosen", quote.id, { extras: names, before, after: quote.precioTotal });
  track(work, quote, "extras_chosen", names.join(", ") || null);
  return extras;
}

/**
 * Removes the extras that the client added to a locked quote, which then uses the original calculation again.
 */
export async function undoExtras(work: Work, quote: Quote): Promise<void> {
  const original = await presentCalculation(work, quote);
  if (!original || original.id === quote.calculation?.id) return;
  quote.calculation = original;
  quote.precioTotal = original.precioFinalTotal;
}

const usedCalculation = ({ em }: Work, { calculation }: Quote): Promise<QuoteCalculation | null> =>
  em.findOne(QuoteCalculation, { id: calculation!.id });

const sameKeys = (extras: readonly OfferExtra[], keys: readonly string[]): boolean =>
  extras.length === keys.length && extras.every(({ key }) => keys.includes(key));

/** Returns the extras of these keys, in the order of the sent version. */
async function extrasNamed(
  { em }: Work,
  quote: Quote,
  calculation: QuoteCalculation | null,
  keys: readonly string[],
): Promise<readonly OfferExtra[]> {
  if (keys.length === 0) return [];
  const version = quote.sentOffer && (await em.findOneOrFail(QuoteVersion, { id: quote.sentOffer.id }));
  const option = version?.offer.options?.find(({ id }) => id === calculation?.option?.id);
  const offered = (option ?? version?.offer)?.extras ?? [];
  if (!calculation || keys.some((key) => !offered.some((extra) => extra.key === key)))
    throw badInput("extras", NO_EXTRA);
  return offered.filter(({ key }) => keys.includes(key));
}

/** Columns that the copy has in common with the original. */
const kept = [
  ...([
    "quote",
    "option",
    "user",
    "tripType",
    "observacionesGenerales",
    "itinerario",
    "itinerarioPropio",
  ] as const),
  ...(["noIncluye", "noIncluyePropio", "imagenesHotel", "hotelWordsOf", "numPersonas", "adultos"] as const),
  ...(["menores", "infantes", "edadesMenores", "edadesInfantes", "ownPersons"] as const),
  ...(["personasAtencionEspecial", "fechaViajeInicio", "fechaViajeFin"] as const),
  ...(["tiquetes", "hotel", "traslados", "alimentacion", "asistenciaMedica"] as const),
  ...(["actividadesAdicionales"] as const),
  ...(["comisiones", "congeladas", "costoBase", "totalComisiones"] as const),
] as const satisfies readonly (keyof QuoteCalculation)[];

/**
 * Returns a confirmed copy of a calculation with these services, whose figures are added to the frozen ones.
 */
function withServices(
  original: QuoteCalculation,
  services: readonly OptionalService[],
  confirmedAt: Date,
): QuoteCalculation {
  const total = (before: Cop, figure: "cost" | "profit" | "discount" | "price") =>
    sum([before, ...services.map((service) => service[figure])]);
  const extrasElegidos = services.map(({ key }) => key);
  const totalGanancia = total(original.totalGanancia, "profit");
  const precioFinalTotal = total(original.precioFinalTotal, "price");
  return assign(new QuoteCalculation(), {
    ...(Object.fromEntries(kept.map((name) => [name, original[name]])) as Pick<
      QuoteCalculation,
      (typeof kept)[number]
    >),
    ...withExtras(original, extrasElegidos),
    extrasOf: original,
    extrasElegidos,
    estado: "confirmado",
    confirmedAt,
    costoBase: total(original.costoBase, "cost"),
    ganancia: { ...original.ganancia, total: totalGanancia },
    totalGanancia,
    totalDescuento: total(original.totalDescuento, "discount"),
    precioFinalTotal,
    precioFinalPorPersona: divideUp(precioFinalTotal, payingPersons(original)),
  });
}
