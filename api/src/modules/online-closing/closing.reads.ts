import { maskedEmail } from "../../core/colombia/emails.ts";
import type { Day } from "../../core/colombia/days.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failure.ts";
import { Scope } from "../../core/mutation/scope.ts";
import { sql } from "../../core/read/sql.ts";
import { isStaff } from "../accounts/staff.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { OfferOption, QuoteOffer } from "../quotes/quote/offer/quote-offer.type.ts";
import { QuoteVersion } from "../quotes/quote/offer/quote-version.entity.ts";
import { findQuote, NO_QUOTE, visibleQuotes } from "../quotes/quote/quote.access.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { closableRefusal } from "./allow-closing.rules.ts";
import { closableQuote } from "./closable-quote.ts";
import {
  type ClosingVisitor,
  endOf,
  holdsClosingLink,
  isOwnAccount,
  knowsBrowser,
  latestClosing,
  type LockedClosing,
} from "./closing.access.ts";
import { closingActs } from "./closing.acts.rules.ts";
import { MOST_PAYMENTS, nextFortnights, offeredPayments } from "./closing-plan.rules.ts";
import { closingSteps, stepOf } from "./closing-step.rules.ts";
import { addedExtras, chosenOffer, closingSummary, hashOfSummary } from "./closing-summary.ts";
import type {
  ClosingOption,
  ClosingOrder,
  ClosingPlan,
  ClosingState,
  ClosingStepFigure,
  ClosingTerms,
} from "./closing.types.ts";

/**
 * Returns the online closing of a quote: for its client by the link or signed in, and for staff within their
 * scope; null when none was allowed. The order is shown only to the client, in a known browser.
 */
export async function closing(
  context: Context,
  { quoteId, browser }: ClosingVisitor,
): Promise<ClosingState | null> {
  const scope = Scope.of(context);
  const quote = await scope.em.findOne(Quote, { id: quoteId });
  if (!quote) throw notFound(NO_QUOTE);
  const byLink = holdsClosingLink(context.link, quoteId);
  const isOwn = isOwnAccount(context, quote);
  const byOffer = context.link?.purpose === "quote" && context.link.recordId === quoteId;
  const byStaff = !byLink && !isOwn && isStaff(context.viewer);
  if (byStaff) await findQuote(scope, quoteId);
  else if (!byLink && !isOwn && !byOffer) throw notFound(NO_QUOTE);
  const found = await latestClosing(scope, quoteId);
  if (!found || (!byStaff && found.sentVersion !== quote.sentVersion)) return null;
  const isKnown = isOwn || (byLink && knowsBrowser(found, browser));
  const isOpen = found.status === "en_curso";
  const allower = byStaff ? await scope.em.findOneOrFail(User, { id: found.allowedBy.id }) : null;
  return {
    status: found.status,
    step: stepOf(found),
    destination: quote.destino,
    ended: byStaff || found.status === "ofrecido" ? null : endOf(found),
    codeTo: byLink && isOpen && !isKnown ? maskedEmail(quote.emailCliente) : null,
    order:
      isKnown && (isOpen || found.status === "cerrado")
        ? await orderOf(scope, { quote, closing: found })
        : null,
    mostPayments: found.mostPayments,
    allowedBy: allower && `${allower.name} ${allower.lastname}`,
    startedAt: found.startedAt,
    lastStepAt: found.lastStepAt,
    endReason: byStaff ? found.endReason : null,
    acts: byStaff ? [...closingActs.offered(context, { status: found.status })] : [],
  };
}

async function orderOf(scope: Scope, found: LockedClosing): Promise<ClosingOrder> {
  const { closing: closed } = found;
  const plans = closed.acceptedAt ? [] : plansOf(scope, found);
  const most = plans.at(-1)?.payments ?? 1;
  const payments = closed.payments ?? null;
  const summary = closed.summary ?? (await closingSummary(scope, found, Math.min(payments ?? 1, most)));
  const { lines, extras, notIncluded, payments: due } = summary;
  return {
    options: closed.acceptedAt ? [] : await choicesOf(scope, found),
    plans,
    payments,
    summary: {
      ...summary,
      lines: [...lines],
      extras: [...extras],
      notIncluded: [...notIncluded],
      payments: [...due],
    },
    sha256: closed.summarySha256 ?? hashOfSummary(summary),
    contractId: closed.contract?.id ?? null,
  };
}

function plansOf({ today }: Scope, { quote, closing: { mostPayments } }: LockedClosing): ClosingPlan[] {
  return offeredPayments(mostPayments, today, quote.fechaIda).map((payments) => ({
    payments,
    lastDueOn: nextFortnights(today, payments - 1).at(-1) ?? today,
  }));
}

async function choicesOf(scope: Scope, { quote, closing: of }: LockedClosing): Promise<ClosingOption[]> {
  const { offer } = await scope.em.findOneOrFail(QuoteVersion, { quote: quote.id, number: of.sentVersion });
  const { name: chosen, offer: part } = await chosenOffer(scope, quote, of);
  const added = (await addedExtras(scope, quote, part)).map(({ key }) => key);
  const choice = (
    { precioTotal: price, extras = [] }: QuoteOffer | OfferOption,
    option: { readonly id: string; readonly name: string } | null,
  ): ClosingOption => {
    const isChosen = option === null || option.name === chosen;
    return {
      id: option?.id ?? null,
      name: option?.name ?? null,
      price,
      chosen: isChosen,
      extras: extras.map(({ key, name, detail, price: cost }) => ({
        key,
        name,
        detail,
        price: cost,
        chosen: isChosen && added.includes(key),
      })),
    };
  };
  return offer.options ? offer.options.map((option) => choice(option, option)) : [choice(offer, null)];
}

/** Returns whether a quote in the caller's scope can be closed online now, and with how many payments. */
export async function closingTerms(context: Context, quoteId: string): Promise<ClosingTerms> {
  const scope = Scope.of(context);
  const quote = await findQuote(scope, quoteId);
  return {
    refusal: closableRefusal(await closableQuote(scope, quote)),
    mostPayments: offeredPayments(MOST_PAYMENTS, scope.today, quote.fechaIda).length,
  };
}

interface ReachedRow {
  readonly started: number;
  readonly chosen: number;
  readonly travellers: number;
  readonly accepted: number;
  readonly signed: number;
  readonly paid: number;
}

/**
 * Returns how many of the closings that clients began in a period (days in Bogota) reached each step, for the
 * quotes in the caller's scope.
 */
export async function closingFigures(
  { read, viewer }: Context,
  { from, to }: { from: Day; to: Day },
): Promise<ClosingStepFigure[]> {
  const [row] = await read.rows<ReachedRow>(sql`select count(*)::int as started,
      count(o.chosen_at)::int as chosen, count(o.travellers_at)::int as travellers,
      count(o.accepted_at)::int as accepted, count(o.signed_at)::int as signed, count(o.paid_at)::int as paid
    from online_closings o join quotes q on q.id = o.quote_id
    where o.started_at >= (${from}::date)::timestamp at time zone 'America/Bogota'
      and o.started_at < (${to}::date + 1)::timestamp at time zone 'America/Bogota'
      and ${read.where(Quote, visibleQuotes(viewer, null), "q")}`);
  const { started, chosen, travellers, accepted, signed, paid } = row!;
  const reached = [started, chosen, travellers, accepted, signed, paid];
  return closingSteps.map((step, place) => ({ step, reached: reached[place] ?? 0 }));
}
