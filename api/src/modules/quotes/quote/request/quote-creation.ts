import { assign } from "../../../../core/rows.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { defaultWishes, leftOut } from "./chosen-wishes.rules.ts";
import { joinQuote } from "./quote-customer.ts";
import { completePersons, type PersonsInput, type QuotePersons } from "./quote-persons.rules.ts";
import { normalClient } from "./quote-request.rules.ts";
import { Quote } from "../quote.entity.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";
import { refuseDiscount } from "../seller/quote-authority.rules.ts";
import { refuseIncoherentDates, refuseIncoherentPersons, refusePastDeparture } from "../quote.rules.ts";
import { track } from "../history/quote-track.ts";

/**
 * Returns the quote of a request, not stored yet; the public form always requires an e-mail.
 * @throws Refusal BAD_USER_INPUT for inconsistent travellers or days.
 */
export function newQuote(work: Work, input: CreateQuoteInput, isPublic = false): Quote {
  const client = normalClient({ ...input, emailCliente: input.emailCliente ?? "" }, !isPublic);
  const persons = refuseWrongRequest(work, input);

  return assign(new Quote(), {
    ...client,
    ...persons,
    origen: input.origen?.trim() ?? "",
    fechaIda: input.fechaIda,
    fechaRegreso: input.fechaRegreso ?? null,
    personasAtencionEspecial: input.personasAtencionEspecial ?? null,
    detallesAtencionEspecial: input.detallesAtencionEspecial?.trim() || null,
    acomodacion: input.acomodacion ?? defaultWishes.acomodacion,
    tipoHotel: input.tipoHotel ?? defaultWishes.tipoHotel,
    sinElegir: leftOut(input),
    tripType: input.tripType ?? null,
    alimentacion: input.alimentacion?.trim() || null,
    observaciones: input.observaciones?.trim() || null,
    priority: input.priority ?? "normal",
  });
}

type Requested = Pick<CreateQuoteInput, "fechaIda" | "fechaRegreso" | "descuentoPorcentaje"> & PersonsInput;

/**
 * Validates the input of a new quote and returns its travellers.
 * @throws Refusal BAD_USER_INPUT for inconsistent travellers or days, and for any discount, because no
 * calculation is confirmed yet.
 */
export function refuseWrongRequest({ today }: Work, input: Requested): QuotePersons {
  refuseIncoherentDates(input);
  refusePastDeparture(input.fechaIda, today);
  const persons = completePersons(input);
  refuseIncoherentPersons(persons);
  if (input.descuentoPorcentaje) refuseDiscount(input.descuentoPorcentaje, false);
  return persons;
}

/** Stores a new quote under the next number of its year, with the first line of its timeline. */
export async function keepQuote(work: Work, quote: Quote): Promise<void> {
  await joinQuote(work, quote, true);
  quote.quoteNumber = await work.number("COT");
  work.add(quote);
  const { quoteNumber, source, destino, fechaIda, numeroPersonas } = quote;
  work.audit("quote.created", quote.id, { number: quoteNumber, source, destino, fechaIda, numeroPersonas });
  track(work, quote, "created");
}

/**
 * Returns the price entered for a new quote.
 * @throws Refusal BAD_USER_INPUT for a negative price.
 */
export function priceOf({ precioTotal }: Pick<CreateQuoteInput, "precioTotal">): number | null {
  if (precioTotal !== null && precioTotal !== undefined && precioTotal < 0)
    throw badInput("precioTotal", "El precio no puede ser negativo");
  return precioTotal ?? null;
}
