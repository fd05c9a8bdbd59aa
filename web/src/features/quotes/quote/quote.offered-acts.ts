import { may } from "@travesia/api/permissions";
import {
  outdatedPrice,
  type QuoteAct,
  quoteActs,
  type QuoteState,
} from "@travesia/api/quotes/quote/quote.acts.rules";
import { isOffered, type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { QuoteRowFragment } from "./quotes.generated.ts";

/** What can be done with a quote: to type its price, look at its PDF and copy it are ways of a screen. */
export type OfferedQuoteAct = QuoteAct | "price" | "preview" | "duplicate";

/** What a screen knows of a quote. */
type Seen = Pick<
  QuoteRowFragment,
  | "id"
  | "status"
  | "clienteId"
  | "emailCliente"
  | "precioTotal"
  | "precioDesactualizado"
  | "descuentoPorcentaje"
  | "descuentoAprobado"
  | "offerIsOver"
  | "remindedToday"
  | "calculation"
>;

const stateOf = ({ calculation, ...seen }: Seen): QuoteState => ({
  ...seen,
  calculationStatus: calculation?.estado ?? null,
});

/** Whether a typed price is one that counts: a calculation decides once it is confirmed. */
function takesPrice({ status, calculation, precioDesactualizado }: Seen): boolean {
  if (precioDesactualizado) return !calculation;
  return status !== "completed" && (!calculation || calculation.estado === "temporal");
}

/** What somebody is offered to do with a quote: as the server decides, and what a screen adds to it. */
export function offeredQuoteActs(
  viewer: { readonly id: number; readonly role: number },
  quote: Seen,
): OfferedActs<OfferedQuoteAct> {
  const state = stateOf(quote);
  const offered = offeredActs(quoteActs, viewer, state);
  const added: readonly (readonly [OfferedQuoteAct, boolean])[] = [
    ["price", isOffered(offered, "calculate") && takesPrice(quote)],
    ["preview", state.precioTotal !== null && outdatedPrice(state) === null],
    ["duplicate", may(viewer.role, "manageQuotes")],
  ];
  return new Map<OfferedQuoteAct, string | null>([
    ...offered,
    ...added.flatMap(([act, is]) => (is ? [[act, null] as const] : [])),
  ]);
}
