import { daysBetween, today } from "../../../core/colombia/days.ts";
import { nationalPhone } from "../../../core/colombia/phones.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { presentCalculations } from "../calculation/calculation-draft.ts";
import { presentCalculation } from "../quote/option/quote-options.ts";
import { Passenger } from "../passenger/passenger.entity.ts";
import type { Quote } from "../quote/quote.entity.ts";
import type { QuoteTemplate } from "./quote-template.entity.ts";
import { templateOption } from "./template-draft.ts";
import { withoutPersons } from "./template-composition.rules.ts";

/** Content to start another quote with: trip, options and costs, with the day of their prices. */
export type Composition = Pick<
  QuoteTemplate,
  "fechaIda" | "trip" | "options" | "precioPorPersona" | "preciosDel"
>;

/**
 * Returns the content of a quote without its client and its travellers; null when nothing was calculated yet.
 */
export async function compositionOf(work: Work, quote: Quote): Promise<Composition | null> {
  const persons = await personsOf(work, quote);
  const calculations = await presentCalculations(work, quote);
  const offered = await presentCalculation(work, quote);
  const meant = calculations.find(({ id }) => id === offered?.id) ?? calculations[0];
  if (!meant) return null;
  const { origen, destino, fechaIda, fechaRegreso, acomodacion, tipoHotel } = quote;
  return {
    fechaIda,
    trip: {
      origen,
      destino,
      noches: fechaRegreso ? daysBetween(fechaIda, fechaRegreso) : null,
      tripType: meant.tripType ?? quote.tripType,
      acomodacion: quote.sinElegir.includes("acomodacion") ? null : acomodacion,
      tipoHotel: quote.sinElegir.includes("tipoHotel") ? null : tipoHotel,
      alimentacion: withoutPersons(quote.alimentacion, persons) || null,
    },
    options: calculations.map((calculation) => templateOption(calculation, meant, persons)),
    precioPorPersona: meant.precioFinalPorPersona,
    preciosDel: today(meant.confirmedAt ?? meant.updatedAt),
  };
}

/**
 * Returns names, e-mails, phone numbers and documents of a quote's people, used to detect texts about them.
 */
async function personsOf(work: Work, quote: Quote): Promise<string[]> {
  const travellers = await work.em.find(Passenger, { quote: quote.id });
  const phones = [quote.telefonoCliente, ...travellers.map(({ telefono }) => telefono)];
  return [
    quote.nombreCliente,
    quote.emailCliente,
    ...phones.map((phone) => phone && nationalPhone(phone)),
    ...travellers.flatMap(({ nombre, apellido, email, documentoIdentidad }) => [
      `${nombre} ${apellido}`,
      email,
      documentoIdentidad,
    ]),
  ].filter((known) => known != null);
}
