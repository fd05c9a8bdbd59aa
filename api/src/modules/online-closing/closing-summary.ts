import { createHash } from "node:crypto";
import type { Cop } from "../../core/colombia/cop.ts";
import type { Day } from "../../core/colombia/days.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { legalFiguresOn } from "../content/legal-figure/legal-figures-on.ts";
import { retractoUntil } from "../contracts/contract/sale/retracto.rules.ts";
import { newPlan } from "../contracts/plan/plan-change.ts";
import { planLines } from "../contracts/plan/plan.rules.ts";
import { QuoteCalculation } from "../quotes/calculation/calculation.entity.ts";
import { advisorOf } from "../quotes/quote/offer/quote.mail.ts";
import { QuoteVersion } from "../quotes/quote/offer/quote-version.entity.ts";
import type { OfferExtra, OfferOption, QuoteOffer } from "../quotes/quote/offer/quote-offer.type.ts";
import { optionsOf } from "../quotes/quote/option/quote-options.ts";
import type { Quote } from "../quotes/quote/quote.entity.ts";
import type { LockedClosing } from "./closing.access.ts";
import { closingPlan } from "./closing-plan.rules.ts";
import type { OnlineClosing } from "./online-closing.entity.ts";

/** Line of the order: its title, detail, and for an extra its price in COP. */
export interface SummaryLine {
  readonly title: string;
  readonly detail: string | null;
}

/** Extra of the order with its final price in COP. */
export interface SummaryExtra {
  readonly name: string;
  readonly price: Cop;
}

/** Payment of the order: its name, amount in COP and due day. */
export interface SummaryPayment {
  readonly name: string;
  readonly amount: Cop;
  readonly dueOn: Day;
}

/** Agency that sells, as the law requires it to be named (Ley 1480 de 2011, art. 50). */
export interface SummarySeller {
  readonly name: string;
  readonly nit: string;
  readonly rnt: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Advisor of the quote; null when none is assigned. */
  readonly advisor: string | null;
}

/** Complete order that a client accepts before signing and paying; amounts in COP, taxes included. */
export interface ClosingSummaryContent {
  readonly quoteNumber: string;
  readonly option: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly departure: Day;
  readonly comeback: Day | null;
  readonly adults: number;
  readonly minors: number;
  readonly infants: number;
  readonly lines: readonly SummaryLine[];
  readonly extras: readonly SummaryExtra[];
  readonly notIncluded: readonly string[];
  readonly discount: Cop;
  readonly total: Cop;
  readonly payments: readonly SummaryPayment[];
  readonly seller: SummarySeller;
  /** Last day of the retracto when the contract is signed today; null when the law grants none. */
  readonly retractoUntil: Day | null;
}

/** Summary that a client accepted, with the origin of the press. */
export interface AcceptedSummary extends ClosingSummaryContent {
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/** Returns the SHA-256 of a summary, hexadecimal. */
export const hashOfSummary = (summary: ClosingSummaryContent): string =>
  createHash("sha256").update(JSON.stringify(summary)).digest("hex");

/** Option that a client chose, and the frozen part of the offer with its lines. */
interface ChosenOffer {
  readonly name: string | null;
  readonly offer: QuoteOffer | OfferOption;
}

/** Returns the part of a version's offer that the client chose: an option, or all without options. */
export async function chosenOffer(
  scope: Scope,
  quote: Quote,
  { sentVersion }: Pick<OnlineClosing, "sentVersion">,
): Promise<ChosenOffer> {
  const { offer } = await scope.em.findOneOrFail(QuoteVersion, { quote: quote.id, number: sentVersion });
  const chosen = (await optionsOf(scope, quote)).find((option) => option.chosen);
  const option = offer.options?.find(({ id }) => id === chosen?.id);
  return option ? { name: option.name, offer: option } : { name: null, offer };
}

/** Returns the extras of a chosen offer that the client added to the quote. */
export async function addedExtras(
  { em }: Scope,
  { calculation }: Quote,
  { extras = [] }: ChosenOffer["offer"],
): Promise<readonly OfferExtra[]> {
  const used = calculation && (await em.findOne(QuoteCalculation, { id: calculation.id }));
  return extras.filter(({ key }) => used?.extrasElegidos?.includes(key));
}

/** Returns the order of a closing as its client would accept it now; `payments` counts the payments. */
export async function closingSummary(
  scope: Scope,
  { quote, closing }: LockedClosing,
  payments: number,
): Promise<ClosingSummaryContent> {
  const { today } = scope;
  const { name, offer } = await chosenOffer(scope, quote, closing);
  const total = quote.precioTotal ?? 0;
  const departure = quote.fechaIda;
  const plan = newPlan(closingPlan(payments, total, today), total, { today, departure });
  const { retracto_plazo: term } = await legalFiguresOn(scope, today);
  return {
    quoteNumber: quote.quoteNumber,
    option: name,
    origin: quote.origen,
    destination: quote.destino,
    departure,
    comeback: quote.fechaRegreso,
    adults: quote.adultos,
    minors: quote.menores,
    infants: quote.infantes,
    lines: offer.lines.map(({ title, detail }) => ({ title, detail })),
    extras: (await addedExtras(scope, quote, offer)).map(({ name: title, price }) => ({
      name: title,
      price,
    })),
    notIncluded: [...(offer.noIncluye ?? [])],
    discount: offer.totalDescuento,
    total,
    payments: planLines(plan, total).map(({ descripcion, monto, fechaVencimiento }) => ({
      name: descripcion,
      amount: monto,
      dueOn: fechaVencimiento,
    })),
    seller: await sellerOf(scope, quote),
    retractoUntil: retractoUntil(true, today, departure, term),
  };
}

async function sellerOf(scope: Scope, quote: Quote): Promise<SummarySeller> {
  const { legalName, nit, rnt, address, phone, email } = await scope.services.agency.current();
  const advisor = (await advisorOf(scope, quote))?.name ?? null;
  return { name: legalName, nit, rnt, address, phone, email, advisor };
}
