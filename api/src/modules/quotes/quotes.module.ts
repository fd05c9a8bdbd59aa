import { followed, partOf } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { QuoteCalculation } from "./calculation/calculation.entity.ts";
import { accountListeners } from "./account.listeners.ts";
import { calculationListeners } from "./calculation/calculation.listeners.ts";
import {
  CalculationResolver,
  CalculationMutations,
  CalculationQueries,
} from "./calculation/calculation.resolver.ts";
import { QuoteOptionResolver, QuoteOptionMutations } from "./calculation/option/quote-option.resolver.ts";
import { calculationFragments, calculationRoutes } from "./calculation/calculations.rest.ts";
import { PassengerDraft } from "./passenger/passenger-draft.entity.ts";
import { Passenger } from "./passenger/passenger.entity.ts";
import {
  PassengerLinkResolver,
  PassengerResolver,
  PassengerMutations,
  QuotePassengersResolver,
  SavedPassengersResolver,
} from "./passenger/passenger.resolver.ts";
import { passengerFragments, passengerRoutes } from "./passenger/passengers.rest.ts";
import {
  ApproveQuotePayloadResolver,
  QuoteActsResolver,
  QuoteMutations,
  SendQuotePayloadResolver,
} from "./quote/quote-acts.resolver.ts";
import { QuoteBulkResolver } from "./quote/quote-bulk.resolver.ts";
import { QuoteOption } from "./quote/option/quote-option.entity.ts";
import { QuoteAssignment } from "./quote/seller/quote-assignment.entity.ts";
import { QuoteEvent } from "./quote/history/quote-event.entity.ts";
import { proposalPage } from "./quote/proposal/proposal-page.ts";
import { QuoteVersion } from "./quote/offer/quote-version.entity.ts";
import { QuestionResolver, QuestionMutations } from "./quote/question/question.resolver.ts";
import { QuoteQuestion } from "./quote/question/quote-question.entity.ts";
import { QuoteLink } from "./quote/sharing/quote-link.entity.ts";
import {
  SharingResolver,
  SharingMutations,
  ShareQuotePayloadResolver,
} from "./quote/sharing/sharing.resolver.ts";
import { QuoteVersionsResolver } from "./quote/versions/quote-versions.resolver.ts";
import { QuoteTemplate } from "./template/quote-template.entity.ts";
import {
  QuoteTemplateResolver,
  QuoteTemplateMutations,
  QuoteTemplateQueries,
} from "./template/quote-template.resolver.ts";
import { PastedTextQueries } from "./pasted/pasted-text.resolver.ts";
import { visibleQuotes } from "./quote/quote.access.ts";
import { Quote } from "./quote/quote.entity.ts";
import { quoteListeners, quoteSweeps } from "./quote/quote.jobs.ts";
import { responderMails } from "./quote/request/responder-mail.ts";
import { QuoteResolver, QuoteQueries } from "./quote/quote.resolver.ts";
import { quoteFragments, quoteRoutes } from "./quote/quotes.rest.ts";
import { QuoteEditMutations } from "./quote-edit.resolver.ts";
import { seedQuotes } from "./quotes.seed.ts";
import { quoteSuccession } from "./quote/seller/succession.listeners.ts";
import { personalQuotes } from "./personal-data.parts.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { quoteTurns } from "./quote/turn/quote-turn.rules.ts";
import { quotesWords } from "./quotes.words.ts";

/**
 * Requests of clients, their costs, the offers made for them, and the passengers.
 *
 * Acts: add-passenger, add-quote-option, answer-quote-question, approve-quote, approve-quote-discount,
 *   ask-quote-question, complete-quote, confirm-calculation, copy-calculation, create-calculation,
 *   create-external-quote, create-quote, create-quote-for-user, create-quote-from-template, delete-passenger,
 *   delete-quote, delete-quote-template, duplicate-quote, expire-quotes, join-repeated-quote, note-opening,
 *   note-unfolded-option, notify-of-waiting-requests, reassign-quote, recommend-quote-option,
 *   regenerate-quote-pdf, reject-quote, remind-quote, remind-quote-by-whatsapp, remind-quotes,
 *   remove-quote-option, rename-quote-option, rename-quote-template, renew-passenger-link, requote-quote,
 *   review-quote-link, revoke-quote-link, save-passenger-draft, save-passengers, save-quote-template,
 *   send-quote, set-quote-itinerary, set-quote-not-included, share-quote, show-hotel-picture,
 *   undo-quote-assignment, update-passenger, update-quote, upsert-calculation, withdraw-quote-reminder.
 * Emits: passengers.completed, quote.answered, quote.approved, quote.asked, quote.assigned, quote.created,
 *   quote.decided-by-link, quote.discount-approved, quote.discount-asked, quote.email-changed, quote.expired,
 *   quote.joined, quote.offered-online, quote.rejected, quote.reminded, quote.repeated, quote.requoted,
 *   quote.sellers-changed, quote.sent, quote.unanswered, quote.updated, quote.viewed.
 * Listens to: customer.merged, link.opened, person.erased, quote.assigned, quote.requoted, quote.sent,
 *   user.email-verified, user.erased, user.succeeded.
 */
export const quotes: Module = {
  name: "quotes",
  words: quotesWords,
  entities: [
    Quote,
    QuoteOption,
    QuoteVersion,
    QuoteLink,
    QuoteQuestion,
    QuoteEvent,
    QuoteAssignment,
    QuoteCalculation,
    QuoteTemplate,
    Passenger,
    PassengerDraft,
  ],
  resolvers: [
    QuoteResolver,
    QuoteQueries,
    PastedTextQueries,
    QuoteActsResolver,
    QuoteMutations,
    turnResolver(Quote, quoteTurns),
    QuoteBulkResolver,
    SharingResolver,
    SharingMutations,
    QuestionResolver,
    QuestionMutations,
    QuoteVersionsResolver,
    ShareQuotePayloadResolver,
    QuoteEditMutations,
    ApproveQuotePayloadResolver,
    SendQuotePayloadResolver,
    CalculationResolver,
    CalculationQueries,
    CalculationMutations,
    QuoteOptionResolver,
    QuoteOptionMutations,
    QuoteTemplateResolver,
    QuoteTemplateQueries,
    QuoteTemplateMutations,
    PassengerResolver,
    PassengerMutations,
    SavedPassengersResolver,
    PassengerLinkResolver,
    QuotePassengersResolver,
  ],
  fragments: [...quoteFragments, ...calculationFragments, ...passengerFragments],
  section: {
    title: "Cotizaciones",
    text: "Donde empieza la venta. De Pendiente a Enviada, a Aprobada o Rechazada; el cliente responde por su enlace y escribe sus pasajeros; la aprobada se convierte en contrato.",
  },
  routes: [...quoteRoutes, ...calculationRoutes, ...passengerRoutes],
  listeners: [
    ...quoteListeners,
    ...responderMails,
    ...calculationListeners,
    ...accountListeners,
    ...quoteSuccession,
  ],
  sweeps: quoteSweeps,
  firstPages: [proposalPage],
  files: { quote: fileScope(Quote, visibleQuotes) },
  personalData: personalQuotes,
  seed: seedQuotes,
  changes: [
    followed("quote", Quote, (viewer) => visibleQuotes(viewer, null)),
    partOf("calculation", QuoteCalculation, { quote: "quote" }),
    partOf("passenger", Passenger, { quote: "quote" }),
    // Its lines are about the quote itself.
    partOf("passengers", Quote, { quote: "" }),
  ],
};
