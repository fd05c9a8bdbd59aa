import type { ScriptlessProposalContent } from "@travesia/pages/proposal/ScriptlessProposal.tsx";
import type { Agency } from "../../../../core/agency.ts";
import { today } from "../../../../core/colombia/days.ts";
import { mailAddress } from "../../../../core/colombia/emails.ts";
import { initialsOf } from "../../../../core/colombia/names.ts";
import type { Context } from "../../../../core/context.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import { notFound } from "../../../../core/failure.ts";
import { html } from "../../../../core/html/html.ts";
import { type Card, cardHead, notListed } from "../../../../core/http/card.html.ts";
import { drawnPage } from "../../../../core/http/drawn-page.ts";
import { agencyContent } from "../../../../core/http/page-content.rules.ts";
import type { FirstPageText } from "../../../../core/http/first-page.html.ts";
import type { AskedPage, FirstPageSource, Posted } from "../../../../core/http/first-pages.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { cardUrl } from "../../../../core/preview/card-address.ts";
import type { QuoteOffer } from "../offer/quote-offer.type.ts";
import { passageOf } from "../offer/quote-passage.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import { QuoteOption } from "../option/quote-option.entity.ts";
import { asksIn, longestQuestion } from "../question/question.rules.ts";
import { QuoteQuestion } from "../question/quote-question.entity.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { BAD_LINK, isOpen, mayRequote, proposalNotice, type QuoteStanding } from "./client-words.rules.ts";
import { extrasContent, extrasSent, proposalContent } from "./proposal-content.rules.ts";
import { coverOf } from "./proposal-cover.rules.ts";
import { tripsOf } from "./proposed-trips.ts";
import { waysToPay } from "./ways-to-pay.ts";

/** Page of a proposal, which is displayed before the application loads and works without it. */
export const proposalPage: FirstPageSource = {
  page: "quoteApproval",
  opens: false,
  of: async (context, id, asked) => {
    const proposal = await proposalOf(context, id, asked);
    const card = cardOf(context.services, proposal.agency, proposal.offer);
    return { ...(await drawnProposal(proposal)), head: html`${notListed}${cardHead(card)}` };
  },
  dead: async ({ services }) => deadProposal(await services.agency.current()),
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
        input: {
          sentVersion: versionOf(posted),
          option: posted.get("option"),
          extras: extrasOf(posted, posted.get("option")),
        },
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

/**
 * Returns the version that was displayed on the page; a text that is not a number counts as an old version.
 */
const versionOf = (posted: Posted): number => {
  const version = Number(posted.get("version"));
  return Number.isInteger(version) && version > 0 && version < 2 ** 31 ? version : 0;
};

/** Returns the keys of the checked extras of an option, or of an offer without options. */
const extrasOf = (posted: Posted, option: string | null): string[] =>
  extrasSent(posted.getAll("extra"), option);

/** Page of a proposal, with the displayed offer. */
interface ShownProposal {
  readonly agency: Agency;
  readonly offer: QuoteOffer;
  readonly content: ScriptlessProposalContent;
}

async function proposalOf(
  context: Context,
  id: string,
  { query, refused }: AskedPage,
): Promise<ShownProposal> {
  const scope = Scope.of(context);
  const quote = await findQuote(scope, id);
  if (!quote.sentOffer) throw notFound(BAD_LINK);
  const sent = await scope.em.findOneOrFail(QuoteVersion, { id: quote.sentOffer.id });
  const standing = { status: quote.status, ...(await scope.facts(quote, "contractIsCancelled")) };
  const { content, ...proposal } = await shownProposal(scope, quote, sent, standing);
  const chosen = await chosenOf(scope, quote);
  const picked = chosen ?? (content.open ? refused?.posted.get("option") : null) ?? content.picked;
  const added = content.open
    ? refused && extrasOf(refused.posted, picked)
    : (await scope.facts(quote, "chosenExtras")).chosenExtras;
  const trips = (sent.offer.options ?? [{ ...sent.offer, id: null, name: "" }]).filter(
    ({ id }) => content.open || id === chosen,
  );
  return {
    ...proposal,
    content: {
      ...content,
      picked,
      extras: trips.flatMap((trip) =>
        extrasContent(trip, { open: content.open, added: (trip.id === picked && added) || [] }),
      ),
      questions: await scope.em.find(
        QuoteQuestion,
        { quote: quote.id },
        { orderBy: { askedAt: "asc", id: "asc" }, limit: 100 },
      ),
      notice: proposalNotice(standing, sent.number, Number(query.get("version")) || null) ?? null,
      pdf: `${content.pdf}?token=${encodeURIComponent(query.get("token") ?? "")}`,
      refused: refused && {
        act: refused.posted.get("acto") ?? "",
        typed: refused.posted.get("motivo") ?? "",
        message: refused.refusal.message,
      },
    },
  };
}

/**
 * Returns a version as the client would read it in the current status of the quote, before any choice or
 * form.
 */
export async function shownProposal(
  scope: Scope,
  quote: Quote,
  { offer, number, expiresAt, note }: Pick<QuoteVersion, "offer" | "number" | "expiresAt" | "note">,
  standing: QuoteStanding,
): Promise<ShownProposal> {
  const { agency: source, cards } = scope.services;
  const agency = await source.current();
  const advisor = await advisorOf(scope, quote);
  const options = offer.options ?? [];
  const { status } = standing;
  const open = isOpen(status);
  const content = proposalContent({
    agency,
    number: quote.quoteNumber,
    origin: offer.origen || null,
    destination: offer.destino,
    departure: offer.fechaIda,
    comeback: offer.fechaRegreso,
    travellers: offer.adultos + offer.menores + offer.infantes,
    // Several options have each a price of their own.
    price: options.length > 0 ? null : offer.precioTotal,
    standing,
    advisor: advisor && { ...advisor, initials: initialsOf(advisor.name) },
    note,
    client: offer.client,
    until: today(expiresAt),
    offer,
    options,
    chosen: null,
    added: [],
    picked: options.find(({ recommended }) => recommended)?.id ?? null,
    detailed: options,
    waysToPay: waysToPay(agency, { departure: offer.fechaIda, today: scope.today, online: cards !== null }),
  });
  const more = content.extras.length > 0 ? " más lo que marques para agregar" : "";
  const price = options.length > 0 ? more : ` por ${formatCop(offer.precioTotal)}${more && `,${more}`}`;
  return {
    agency,
    offer,
    content: {
      ...content,
      notice: null,
      pdf: `/quotes/${quote.id}/download-pdf`,
      questions: [],
      longestQuestion: asksIn.includes(status) ? longestQuestion : null,
      decides: { open, requote: mayRequote(status) },
      approval:
        `Apruebas tu viaje a ${offer.destino}${price}. ` + "Después te pediremos los datos de los pasajeros.",
      version: number,
      refused: null,
      foot: { identity: identityOf(agency), notices: agency.notices },
    },
  };
}

/** Returns the page of a proposal without scripts; the application replaces it while the client reads. */
export const drawnProposal = ({ agency, offer, content }: ShownProposal): Promise<FirstPageText> =>
  drawnPage(
    `Tu viaje a ${offer.destino} · ${agency.name}`,
    async () => (await import("@travesia/pages/proposal/ScriptlessProposal.tsx")).ScriptlessProposal,
    content,
  );

/** Returns the page of a link that no longer opens a proposal. */
const deadProposal = (agency: Agency): Promise<FirstPageText> =>
  drawnPage(
    `Cotización · ${agency.name}`,
    async () => (await import("@travesia/pages/proposal/DeadProposal.tsx")).DeadProposal,
    {
      agency: agencyContent(agency),
      message: BAD_LINK,
      whatsapp: `https://wa.me/${agency.whatsapp}`,
      email: { text: agency.email, href: mailAddress(agency.email) },
    },
  );

/** Returns the legal identity of the agency without its name and RNT, which the head of the page shows. */
const identityOf = ({ legalName, name, nit, address, phone, email }: Agency): string =>
  [...(legalName === name ? [] : [legalName]), `NIT ${nit}`, address, phone, email].join(" · ");

const chosenOf = async ({ em }: Scope, quote: Quote): Promise<string | null> =>
  (await em.findOne(QuoteOption, { quote: quote.id, chosen: true }))?.id ?? null;

/**
 * Returns the link preview of an offer for chats, safe for all chat members: destination, dates, travellers
 * and agency; no name and no price.
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
