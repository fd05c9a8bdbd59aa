import type { Scope } from "../../../core/mutation/scope.ts";
import { type QuoteAct, quoteActs, type QuoteState } from "./quote.acts.rules.ts";
import type { Quote } from "./quote.entity.ts";
import { isOver, isPast } from "./quote.rules.ts";
import { turnOfQuote } from "./turn/quote-turn.ts";

/** Facts about the calculations of a quote, for an act that has already loaded them. */
type KnownFacts = Partial<Pick<QuoteState, "calculationStatus" | "draftOptions">>;

/**
 * Returns the facts of a quote that an act checks, read in this transaction when the quote is locked. The
 * database is queried only for facts that neither the quote nor the act has loaded.
 */
async function quoteState(scope: Scope, quote: Quote, act: QuoteAct, known: KnownFacts): Promise<QuoteState> {
  const named = quoteActs.rules[act].facts ?? [];
  const { id, status, emailCliente, telefonoCliente, precioTotal, precioDesactualizado } = quote;
  const { descuentoPorcentaje, descuentoAprobado } = quote;
  const own = {
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
    offerIsOver: isOver(quote, scope.now),
    departureIsPast: isPast(quote, scope.today),
    ...known,
  };
  const asked = named.filter((name) => name !== "turn").filter((name) => !(name in own));
  const facts = await scope.facts(quote, ...asked);
  const turn = named.includes("turn") ? await turnOfQuote(scope, quote) : null;
  return { ...facts, ...own, turn };
}

/**
 * Refuses an act that the caller cannot do on the locked quote now.
 * @throws Refusal as the table of acts states.
 */
export async function refuseQuoteAct(
  scope: Scope,
  quote: Quote,
  act: QuoteAct,
  known: KnownFacts = {},
): Promise<void> {
  quoteActs.refuse(act, scope, await quoteState(scope, quote, act, known));
}
