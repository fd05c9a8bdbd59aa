import { may } from "@travesia/api/permissions";
import {
  outdatedPrice,
  type QuoteAct,
  quoteActs,
  type QuoteState,
} from "@travesia/api/quotes/quote/quote.acts.rules";
import { isOffered, type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { QuoteRowFragment } from "./quotes.generated.ts";

/**
 * What can be done with a quote: to type its client's e-mail or its price, take something off it, look at its
 * PDF and copy it are ways of a screen.
 */
export type OfferedQuoteAct =
  Exclude<QuoteAct, OptionAct | "share" | "ask"> | "email" | "price" | "discount" | "preview" | "duplicate";

/** What is done with one of several options; the calculator offers it. */
export type OptionAct = Extract<QuoteAct, `${string}Option`>;

const isOptionAct = (act: QuoteAct): act is OptionAct => act.endsWith("Option");

/** What a screen knows of a quote. */
type Seen = Pick<
  QuoteRowFragment,
  | "id"
  | "status"
  | "clienteId"
  | "emailCliente"
  | "telefonoCliente"
  | "precioTotal"
  | "precioDesactualizado"
  | "descuentoPorcentaje"
  | "descuentoAprobado"
  | "isMine"
  | "offerIsOver"
  | "remindedToday"
  | "draftOptions"
  | "repeatsId"
  | "repeatedStatus"
  | "calculation"
  | "turn"
> & { readonly optionCount?: number | null };

const stateOf = ({ calculation, optionCount = null, ...seen }: Seen): QuoteState => ({
  ...seen,
  optionCount,
  calculationStatus: calculation?.estado ?? null,
});

/** Whether a typed price is one that counts: a calculation decides once it is confirmed, several always. */
function takesPrice({ status, calculation, precioDesactualizado, draftOptions }: Seen): boolean {
  if (draftOptions) return false;
  if (precioDesactualizado) return !calculation;
  return status !== "completed" && (!calculation || calculation.estado === "temporal");
}

/** Whether something may be taken off the price: until it is sent, once its calculation is confirmed. */
const takesDiscount = ({ status, calculation }: Seen): boolean =>
  (status === "completed" || status === "pending") && calculation?.estado === "confirmado";

/** Whether a discount waits for somebody's yes. */
export const discountWaits = ({
  descuentoPorcentaje,
  descuentoAprobado,
}: Pick<Seen, "descuentoPorcentaje" | "descuentoAprobado">): boolean =>
  Boolean(descuentoPorcentaje) && !descuentoAprobado;

/** What somebody is offered to do with the options of a quote, or why not. */
export const offeredOptionActs = (
  viewer: { readonly id: number; readonly role: number },
  quote: Seen,
): OfferedActs<OptionAct> =>
  new Map(
    [...offeredActs(quoteActs, viewer, stateOf(quote))].flatMap(([act, reason]) =>
      isOptionAct(act) ? [[act, reason] as const] : [],
    ),
  );

/** What somebody is offered to do with a quote: as the server decides, and what a screen adds to it. */
export function offeredQuoteActs(
  viewer: { readonly id: number; readonly role: number },
  quote: Seen,
): OfferedActs<OfferedQuoteAct> {
  const state = stateOf(quote);
  const offered = offeredActs(quoteActs, viewer, state);
  const added: readonly (readonly [OfferedQuoteAct, boolean])[] = [
    ["email", isOffered(offered, "edit") && quote.emailCliente === ""],
    ["price", isOffered(offered, "calculate") && takesPrice(quote)],
    ["discount", isOffered(offered, "edit") && takesDiscount(quote)],
    ["preview", state.precioTotal !== null && outdatedPrice(state) === null && !state.draftOptions],
    ["duplicate", may(viewer.role, "manageQuotes")],
  ];
  return new Map<OfferedQuoteAct, string | null>([
    ...[...offered].flatMap(([act, reason]) => {
      if (isOptionAct(act) || act === "share" || act === "ask") return [];
      if (act === "approveDiscount" && !discountWaits(quote)) return [];
      if (act === "join" && !quote.repeatsId) return [];
      // One dialog sends it in whichever way: without an e-mail there is the link.
      return [[act, act === "send" ? (offered.get("share") ?? null) : reason] as const];
    }),
    ...added.flatMap(([act, is]) => (is ? [[act, null] as const] : [])),
  ]);
}
