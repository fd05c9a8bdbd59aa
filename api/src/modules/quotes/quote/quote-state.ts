import type { Scope } from "../../../core/mutation/scope.ts";
import { type QuoteAct, quoteActs, type QuoteState } from "./quote.acts.rules.ts";
import type { Quote } from "./quote.entity.ts";
import { turnOfQuote } from "./turn/quote-turn.ts";

/**
 * Returns the state of a quote that an act is checked against, as it stands in this transaction when the
 * quote is locked.
 */
async function quoteState(scope: Scope, quote: Quote, act: QuoteAct): Promise<QuoteState> {
  const named = quoteActs.rules[act].facts ?? [];
  const facts = await scope.facts(quote, ...named.filter((name) => name !== "turn"));
  const turn = named.includes("turn") ? await turnOfQuote(scope, quote) : null;
  const { id, status, emailCliente, telefonoCliente, precioTotal, precioDesactualizado } = quote;
  const { descuentoPorcentaje, descuentoAprobado } = quote;
  return {
    ...facts,
    id,
    status,
    emailCliente,
    telefonoCliente,
    precioTotal,
    precioDesactualizado,
    descuentoPorcentaje,
    descuentoAprobado,
    clienteId: quote.cliente?.id ?? null,
    repeatsId: quote.repeats?.id ?? null,
    turn,
  };
}

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) quote now. */
export async function refuseQuoteAct(scope: Scope, quote: Quote, act: QuoteAct): Promise<void> {
  quoteActs.refuse(act, scope, await quoteState(scope, quote, act));
}
