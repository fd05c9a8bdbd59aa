import { assign } from "../../core/rows.ts";
import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { isOf, type Proven } from "../../core/read/personal-data.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { CLIENTE } from "../accounts/permissions.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { draftedPeople, passengerColumns } from "./personal-data.parts.ts";
import { PassengerDraft } from "./passenger/passenger-draft.entity.ts";
import { Passenger } from "./passenger/passenger.entity.ts";
import { raiseLists } from "./passenger/passenger-list-version.ts";
import { QuoteQuestion } from "./quote/question/quote-question.entity.ts";
import { Quote } from "./quote/quote.entity.ts";
import { QuoteTemplate } from "./template/quote-template.entity.ts";

/** Links earlier quotes with an account's e-mail to the account, once the e-mail is verified. */
async function linkQuotes(work: Work, { userId }: { userId: number }): Promise<void> {
  const user = await work.em.findOneOrFail(User, { id: userId });
  if (user.role !== CLIENTE) return;
  for (const quote of await work.em.find(Quote, { emailCliente: user.email, cliente: null })) {
    quote.cliente = user;
    work.audit("quote.client-linked", quote.id, { clienteId: user.id });
  }
}

function forgetClient(work: Work, quote: Quote, instead: string | number): void {
  assign(quote, {
    nombreCliente: "Cuenta suprimida",
    emailCliente: `suprimida-${instead}@suprimida.invalid`,
    telefonoCliente: "",
  });
  assign(quote, { observaciones: null, detallesAtencionEspecial: null });
  work.audit("quote.client-erased", quote.id, {});
}

/**
 * Deletes an erased client's questions, with their answers on the quote pages, and erases the timeline notes
 * about them and the personal notifications that were sent about them.
 */
async function forgetQuestions(work: Work, quotes: readonly Quote[]): Promise<void> {
  const ids = quotes.map(({ id }) => id);
  await work.em.nativeDelete(QuoteQuestion, { quote: { $in: ids } });
  // The database looks at whose client was erased.
  await work.save();
  await work.rows(sql`select erase_quote_notes(${ids}::uuid[]), erase_sent_notes(${ids}::uuid[])`);
}

/**
 * Removes an erased person from quotes that never became a contract, because only the client had an interest
 * in them.
 */
async function eraseFromQuotes(work: Work, { userId }: { userId: number }): Promise<void> {
  const { em } = work;
  const quotes = await em.find(Quote, { cliente: userId, status: { $ne: "converted" } });
  for (const quote of quotes) forgetClient(work, quote, userId);
  await forgetQuestions(work, quotes);
  await em.nativeDelete(Passenger, { quote: { $in: quotes.map(({ id }) => id) } });
  await raiseLists(
    work,
    quotes.map(({ id }) => id),
  );
  await em.nativeDelete(PassengerDraft, { quote: { cliente: userId } });
  await em.nativeDelete(QuoteTemplate, { createdBy: userId, shared: false });
}

/**
 * Removes a person without an account from the quotes with their e-mail, and from other people's quotes in
 * which they travel. Quotes that became a contract are kept.
 */
async function erasePersonFromQuotes(work: Work, { proven }: { proven: Proven }): Promise<void> {
  const { em } = work;
  const quotes =
    proven.email === null
      ? []
      : await em.find(Quote, { emailCliente: proven.email, cliente: null, status: { $ne: "converted" } });
  for (const quote of quotes) forgetClient(work, quote, quote.id);
  await forgetQuestions(work, quotes);
  await em.nativeDelete(Passenger, { quote: { $in: quotes.map(({ id }) => id) } });
  await em.nativeDelete(PassengerDraft, { quote: { $in: quotes.map(({ id }) => id) } });
  const passengers = await work.rows<{ id: string; quoteId: string }>(
    sql`delete from passengers p using quotes q where q.id = p.quote_id and q.status <> 'converted'
      and ${isOf(proven, "p", passengerColumns)} returning p.id, p.quote_id as "quoteId"`,
  );
  await raiseLists(work, [...quotes.map(({ id }) => id), ...passengers.map(({ quoteId }) => quoteId)]);
  await eraseFromDrafts(work, proven);
  for (const { quoteId } of passengers) work.audit("quote.passenger-erased", quoteId, {});
}

/**
 * Deletes unfinished forms completely: forms of the person's own quotes in any status, and forms that name
 * the person.
 */
async function eraseFromDrafts(work: Work, proven: Proven): Promise<void> {
  const isTheirs = isOf(proven, "p", passengerColumns);
  const typed = sql`exists (select from ${raw(draftedPeople)} p where ${isTheirs})`;
  await work.rows(sql`delete from passenger_drafts d using quotes q where q.id = d.quote_id
    and (${typed} or (q.cliente_id is null and q.email_cliente = ${proven.email}))`);
}

/** Moves the quotes of a merged customer to the other customer; their contracts follow them. */
async function followMerge(work: Work, { customerId, intoId }: { customerId: string; intoId: string }) {
  await work.rows(sql`update quotes set customer_id = ${intoId} where customer_id = ${customerId}`);
}

/**
 * Listeners that update quotes when the client's account or customer record is verified, erased or merged.
 */
export const accountListeners: readonly Listener[] = [
  on("user.email-verified", linkQuotes),
  on("user.erased", eraseFromQuotes),
  on("person.erased", erasePersonFromQuotes),
  on("customer.merged", followMerge),
];
