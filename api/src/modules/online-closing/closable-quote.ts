import type { Scope } from "../../core/mutation/scope.ts";
import type { Quote } from "../quotes/quote/quote.entity.ts";
import { isOver } from "../quotes/quote/quote.rules.ts";
import type { ClosableQuote } from "./allow-closing.rules.ts";
import { departureOf } from "./closing-seats.ts";

/** Returns the facts of a quote that determine whether it can be closed online. */
export async function closableQuote(scope: Scope, quote: Quote): Promise<ClosableQuote> {
  const { status, sentVersion, emailCliente, adultos, numeroPersonas } = quote;
  const { descuentoPorcentaje, descuentoAprobado } = quote;
  const departure = await departureOf(scope, quote);
  return {
    status,
    sentVersion,
    emailCliente,
    adultos,
    numeroPersonas,
    descuentoPorcentaje,
    descuentoAprobado,
    isOver: isOver(quote, scope.now),
    seats: departure && (await scope.facts(departure, "disponibles")).disponibles,
  };
}
