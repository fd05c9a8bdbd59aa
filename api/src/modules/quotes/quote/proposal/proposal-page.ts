import type { Context } from "../../../../core/context.ts";
import { today } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { notFound } from "../../../../core/failure.ts";
import type { Agency } from "../../../../core/agency.ts";
import { html } from "../../../../core/html/html.ts";
import { type Card, cardHead, notListed } from "../../../../core/http/card.html.ts";
import type { AskedPage, FirstPageSource, Posted, RefusedForm } from "../../../../core/http/first-pages.ts";
import type { Tone } from "../../../../core/look.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { cardUrl } from "../../../../core/preview/card-address.ts";
import type { QuoteOffer } from "../offer/quote-offer.type.ts";
import { passageOf } from "../offer/quote-passage.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import { QuoteOption } from "../option/quote-option.entity.ts";
import { asksIn } from "../question/question.rules.ts";
import { QuoteQuestion } from "../question/quote-question.entity.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import {
  BAD_LINK,
  clientChip,
  clientNotice,
  isOpen,
  mayRequote,
  NEWER_VERSION,
  type QuoteStanding,
} from "./client-words.rules.ts";
import { deadProposalHtml, proposalHtml } from "./proposal-html.ts";
import { coverOf } from "./proposal-cover.rules.ts";
import type { Proposal, ProposedTrip } from "./proposal.type.ts";
import { tripsOf } from "./proposed-trips.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** Page of a proposal, which is shown before the application and works without it. */
export const proposalPage: FirstPageSource = {
  page: "quoteApproval",
  opens: false,
  of: async (context, id, asked) => {
    const proposal = await proposalOf(context, id, asked);
    const card = cardOf(context.services, proposal.agency, proposal.offer);
    return { ...proposalHtml(proposal), head: html`${notListed}${cardHead(card)}` };
  },
  dead: async ({ services }) => deadProposalHtml(await services.agency.current(), BAD_LINK),
  card: async (context, id) => {
    const scope = Scope.of(context);
    const { sentOffer } = await findQuote(scope, id);
    if (!sentOffer) throw notFound(BAD_LINK);
    const { offer } = await scope.em.findOneOrFail(QuoteVersion, { id: sentOffer.id });
    return cardOf(context.services, await context.services.agency.current(), offer);
  },
  forms: {
    aprobar: {
      document: `mutation ($id: ID!, $input: ApproveQuoteInput!) {
        approveQuote(id: $id, input: $input) { quote { id } } }`,
      variables: (id, posted) => ({
        id,
        input: { sentVersion: versionOf(posted), option: posted.get("option") },
      }),
    },
    ajustar: {
      document: `mutation ($id: ID!, $input: RequoteQuoteInput!) {
        requoteQuote(id: $id, input: $input) { id } }`,
      variables: (id, posted) => ({
        id,
        input: { sentVersion: versionOf(posted), requoteReason: posted.get("motivo") ?? "" },
      }),
    },
    preguntar: {
      document: `mutation ($id: ID!, $text: String!) { askQuoteQuestion(id: $id, text: $text) { id } }`,
      variables: (id, posted) => ({ id, text: posted.get("motivo") ?? "" }),
    },
    rechazar: {
      document: `mutation ($id: ID!, $input: RejectQuoteInput!) {
        rejectQuote(id: $id, input: $input) { id } }`,
      variables: (id, posted) => ({
        id,
        input: { sentVersion: versionOf(posted), motivoRechazo: posted.get("motivo") ?? "" },
      }),
    },
  },
};

/** Returns the version that was on the page; a text that is no number counts as an old version. */
const versionOf = (posted: Posted): number => {
  const version = Number(posted.get("version"));
  return Number.isInteger(version) && version > 0 && version < 2 ** 31 ? version : 0;
};

async function proposalOf(context: Context, id: string, { query, refused }: AskedPage): Promise<Proposal> {
  const scope = Scope.of(context);
  const quote = await findQuote(scope, id);
  if (!quote.sentOffer) throw notFound(BAD_LINK);
  const sent = await scope.em.findOneOrFail(QuoteVersion, { id: quote.sentOffer.id });
  const standing = { status: quote.status, ...(await scope.facts(quote, "contractIsCancelled")) };
  const proposal = await shownProposal(scope, quote, sent, standing);
  return {
    ...proposal,
    picked: pickedOf(proposal.trips, refused, await chosenOf(scope, quote)),
    questions: await scope.em.find(
      QuoteQuestion,
      { quote: quote.id },
      { orderBy: { askedAt: "asc", id: "asc" }, limit: 100 },
    ),
    notice: noticeOf(standing, sent, Number(query.get("version")) || null),
    pdf: `/quotes/${quote.id}/download-pdf?token=${encodeURIComponent(query.get("token") ?? "")}`,
    refused: refused && {
      act: refused.posted.get("acto") ?? "",
      typed: refused.posted.get("motivo") ?? "",
      message: refused.refusal.message,
    },
  };
}

/**
 * Returns a version as its client would read it in the present status of its quote, before any choice or
 * form.
 */
export async function shownProposal(
  scope: Scope,
  quote: Quote,
  { offer, number, expiresAt, note }: Pick<QuoteVersion, "offer" | "number" | "expiresAt" | "note">,
  standing: QuoteStanding,
): Promise<Proposal> {
  const { agency: source, cards } = scope.services;
  const agency = await source.current();
  const trips = tripsOf(offer);
  const { status } = standing;
  const { label, tone } = clientChip(standing);
  const open = isOpen(status);
  return {
    agency,
    offer,
    trips,
    version: number,
    passage: passageOf(quote.quoteNumber, offer, { text: label, tone }),
    picked: pickedOf(trips, null, null),
    until: open ? spokenDay(today(expiresAt)) : null,
    notice: null,
    ways: waysToPay(agency, { departure: offer.fechaIda, today: scope.today, online: cards !== null }),
    advisor: await advisorOf(scope, quote),
    note,
    pdf: `/quotes/${quote.id}/download-pdf`,
    decides: { open, requote: mayRequote(status) },
    questions: [],
    asks: asksIn.includes(status),
    refused: null,
  };
}

/** Returns the option that is chosen, was picked in a form that was refused, or is recommended. */
const pickedOf = (
  trips: readonly ProposedTrip[],
  refused: RefusedForm | null,
  chosen: string | null,
): string | null =>
  chosen ??
  refused?.posted.get("option") ??
  trips.find(({ option }) => option?.recommended)?.option?.id ??
  null;

const chosenOf = async ({ em }: Scope, quote: Quote): Promise<string | null> =>
  (await em.findOne(QuoteOption, { quote: quote.id, chosen: true }))?.id ?? null;

const tones: Readonly<Record<"success" | "info" | "warning", Tone>> = {
  success: "leaf",
  info: "sea",
  warning: "sun",
};

function noticeOf(
  standing: QuoteStanding,
  { number }: QuoteVersion,
  mailed: number | null,
): Proposal["notice"] {
  if (mailed !== null && mailed < number && isOpen(standing.status))
    return { text: NEWER_VERSION, tone: "sea" };
  const notice = clientNotice(standing);
  return notice ? { text: notice.text, tone: tones[notice.severity] } : null;
}

/**
 * Returns the preview of an offer for a chat, safe for everybody in it: destination, dates, travellers and
 * agency; no name and no price.
 */
function cardOf(services: Context["services"], { name, colour }: Agency, offer: QuoteOffer): Card {
  const { origin, destination, dates, travellers } = passageOf("", offer);
  return {
    title: `Tu viaje a ${destination}`,
    text: `${origin} → ${destination} · ${dates} · ${travellers}`,
    site: name,
    image: cardUrl(services, {
      place: destination,
      lines: [dates, travellers],
      agency: name,
      colour,
      picture: coverOf(tripsOf(offer)[0] ?? offer),
    }),
  };
}
