import { may } from "@travesia/api/permissions";
import {
  outdatedPrice,
  type QuoteAct,
  quoteActs,
  type QuoteState,
} from "@travesia/api/quotes/quote/quote.acts.rules";
import { isOffered, type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { QuoteRowFragment } from "./quotes.generated.ts";

/**
 * Acts on a quote that a screen offers. Entering the client's e-mail or the price, applying a discount,
 * previewing the PDF and copying exist only on the screen.
 */
export type OfferedQuoteAct =
  Exclude<QuoteAct, OptionAct | "share" | "ask"> | "email" | "price" | "discount" | "preview" | "duplicate";

/** Acts on one of several options, which the calculator offers. */
export type OptionAct = Extract<QuoteAct, `${string}Option`>;

const isOptionAct = (act: QuoteAct): act is OptionAct => act.endsWith("Option");

/** Fields of a quote that determine the offered acts. */
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
  | "departureIsPast"
  | "remindedToday"
  | "draftOptions"
  | "repeatsId"
  | "repeatedStatus"
  | "calculation"
  | "turns"
> & { readonly optionCount?: number | null };

const stateOf = ({ calculation, optionCount = null, turns, ...seen }: Seen): QuoteState => ({
  ...seen,
  turn: turns[0] ?? null,
  optionCount,
  calculationStatus: calculation?.estado ?? null,
});

/**
 * Returns whether a price may be entered or corrected manually: until a calculation is confirmed, and never
 * for several options.
 */
function takesPrice({ status, calculation, precioDesactualizado, draftOptions }: Seen): boolean {
  if (draftOptions) return false;
  if (!calculation) return true;
  return !precioDesactualizado && status !== "completed" && calculation.estado === "temporal";
}

/**
 * Returns whether a discount may be applied: after the calculation is confirmed and before the quote is sent.
 */
const takesDiscount = ({ status, calculation }: Seen): boolean =>
  (status === "completed" || status === "pending") && calculation?.estado === "confirmado";

/** Returns whether a discount waits for approval. */
const discountWaits = ({
  descuentoPorcentaje,
  descuentoAprobado,
}: Pick<Seen, "descuentoPorcentaje" | "descuentoAprobado">): boolean =>
  Boolean(descuentoPorcentaje) && !descuentoAprobado;

/**
 * Returns the acts on the options of a quote that the viewer may use, each with the reason why it is
 * disabled, or null.
 */
export const offeredOptionActs = (
  viewer: { readonly id: number; readonly role: number },
  quote: Seen,
): OfferedActs<OptionAct> =>
  new Map(
    [...offeredActs(quoteActs, viewer, stateOf(quote))].flatMap(([act, reason]) =>
      isOptionAct(act) ? [[act, reason] as const] : [],
    ),
  );

/**
 * Returns the acts on a quote that the viewer may use: the ones decided by the server's rules, and the
 * ones that a screen adds.
 */
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
      // One dialog sends it in any way: without an e-mail there is the link.
      return [[act, act === "send" ? (offered.get("share") ?? null) : reason] as const];
    }),
    ...added.flatMap(([act, is]) => (is ? [[act, null] as const] : [])),
  ]);
}
