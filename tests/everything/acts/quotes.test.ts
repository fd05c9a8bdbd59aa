import { beforeAll } from "vitest";
import { quoteActs, quoteFacts } from "../../../api/src/modules/quotes/quote/quote.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import {
  aQuoteWithDraft,
  aQuoteWithThree,
  aQuoteWithTwo,
  type QuoteWithOptions,
} from "../../support/story/options.ts";
import {
  aCompletedQuote,
  anAcceptedQuote,
  aQuote,
  aRejectedQuote,
  aSentQuote,
  type StoryQuote,
} from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await app.app.services.orm.em
    .fork()
    .execute("update users set email_verified = true where email = ?", [app.people.cliente.email]);
});

/** Its client has an account. */
const ofClient = () => ({ input: { emailCliente: app.people.cliente.email } });

/** A completed quote, and a further condition: an assignment in SQL. */
async function but(change: string, made: Promise<StoryQuote> = aCompletedQuote(app, ofClient())) {
  const quote = await made;
  await app.app.services.orm.em.fork().execute(`update quotes set ${change} where id = ?`, [quote.id]);
  return quote;
}

/** The recommended option of a quote, or another one; for a quote without options an id of nothing. */
const optionOf = (quote: StoryQuote & Partial<QuoteWithOptions>, recommended: boolean): string =>
  quote.options?.find((option) => option.recommended === recommended)?.id ?? quote.id;

/** The option of a quote that is a draft. */
const draftOf = ({ options }: Partial<QuoteWithOptions>): string | null =>
  options?.find(({ calculation }) => calculation.estado === "temporal")?.id ?? null;

let templates = 0;
const over = "expires_at = sent_at - interval '1 minute'";

holdActs({
  app: () => app,
  acts: quoteActs,
  called: "a quote",
  situations: {
    pending: () => aQuote(app, ofClient()),
    "pending, that repeats another request": async () =>
      but(`repeats_id = '${(await aQuote(app)).id}'`, aQuote(app, ofClient())),
    "pending, that repeats one that is over": async () =>
      but(`repeats_id = '${(await aRejectedQuote(app)).id}'`, aQuote(app, ofClient())),
    completed: () => aCompletedQuote(app, ofClient()),
    "completed by its calculation": () => aConfirmedQuote(app, { quote: ofClient().input }),
    "completed, with a discount that nobody approved": () =>
      but("descuento_porcentaje = 5", aConfirmedQuote(app, { quote: ofClient().input })),
    "completed, with a discount above a leader's": () =>
      but("descuento_porcentaje = 15.01", aConfirmedQuote(app, { quote: ofClient().input })),
    "completed, with a discount that is approved": () =>
      but(
        "descuento_porcentaje = 5, descuento_aprobado = true, descuento_aprobado_por = asesor_id",
        aConfirmedQuote(app, { quote: ofClient().input }),
      ),
    "completed, of a trip that changed since": () => but("precio_desactualizado = true"),
    "pending, with two options": () => aQuoteWithTwo(app, ofClient().input),
    "completed, with an option that is not confirmed": () => aQuoteWithDraft(app, ofClient().input),
    "completed, with three options": () => aQuoteWithThree(app, ofClient().input),
    sent: () => aSentQuote(app, ofClient()),
    "sent, its time over": () => but(over, aSentQuote(app, ofClient())),
    "sent, and reminded of today": () => but("reminded_at = sent_at", aSentQuote(app, ofClient())),
    "waiting for its passengers": () => anAcceptedQuote(app, ofClient()),
    approved: () => but("status = 'approved'"),
    rejected: () => but("status = 'rejected'"),
    "to be quoted again": () => but("status = 'requote'"),
    "to be quoted again after a calculation": () =>
      but("status = 'requote'", aConfirmedQuote(app, { quote: ofClient().input })),
    expired: () => but("status = 'expired'"),
    converted: () => but("status = 'converted'"),
  },
  asked: {
    send: [`mutation ($id: ID!) { sendQuote(id: $id) { emailInfo { to } } }`],
    ask: [`mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye equipaje?") { id } }`],
    share: [`mutation ($id: ID!) { shareQuote(id: $id, channel: whatsapp) { link } }`],
    approveDiscount: [`mutation ($id: ID!) { approveQuoteDiscount(id: $id) { descuentoAprobado } }`],
    approve: [`mutation ($id: ID!) { approveQuote(id: $id) { passengerLink } }`],
    reject: [
      `mutation ($id: ID!) { rejectQuote(id: $id, input: { motivoRechazo: "Encontré otra opción" }) { id } }`,
    ],
    requote: [
      `mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "En otra fecha" }) { id } }`,
    ],
    join: [`mutation ($id: ID!) { joinRepeatedQuote(id: $id) { id } }`],
    edit: [`mutation ($id: ID!) { updateQuote(id: $id, input: { observaciones: "Sin prisa" }) { id } }`],
    calculate: [
      `mutation ($input: QuoteCalculationInput!) { upsertQuoteCalculation(input: $input) { id } }`,
      (quote) => ({ input: { quoteId: quote.id, optionId: draftOf(quote), ...costs } }),
    ],
    makePdf: [`mutation ($id: ID!) { regenerateQuotePdf(id: $id) { filename } }`],
    remind: [`mutation ($id: ID!) { remindQuote(id: $id) { id } }`],
    remindByWhatsapp: [`mutation ($id: ID!) { remindQuoteByWhatsapp(id: $id) { phone } }`],
    reassign: [
      `mutation ($id: ID!, $to: Int!) {
        reassignQuote(id: $id, input: { sellerId: $to, reassignmentReason: "Reparto" }) { id } }`,
      () => ({ to: app.people.lider.id }),
    ],
    delete: [`mutation ($id: ID!) { deleteQuote(id: $id) }`],
    saveTemplate: [
      `mutation ($id: ID!, $name: String!) {
        saveQuoteTemplate(input: { quoteId: $id, name: $name }) { id } }`,
      () => ({ name: `Plantilla ${++templates}` }),
    ],
    addOption: [`mutation ($id: ID!) { addQuoteOption(id: $id) { id } }`],
    renameOption: [
      `mutation ($id: ID!, $option: ID!) {
        renameQuoteOption(id: $id, option: $option, input: { name: "Sin prisa" }) { id } }`,
      (quote) => ({ option: optionOf(quote, true) }),
    ],
    recommendOption: [
      `mutation ($id: ID!, $option: ID!) { recommendQuoteOption(id: $id, option: $option) { id } }`,
      (quote) => ({ option: optionOf(quote, true) }),
    ],
    editItinerary: [`mutation ($id: ID!) { setQuoteItinerary(id: $id) { id } }`],
    removeOption: [
      `mutation ($id: ID!, $option: ID!) { removeQuoteOption(id: $id, option: $option) { id } }`,
      (quote) => ({ option: optionOf(quote, false) }),
    ],
  },
  lasting: ["makePdf", "edit"],
  state: async ({ id }) =>
    (
      await app.as("owner").freely.ask(
        `query ($id: ID!) { quote(id: $id) {
        ${quoteFacts.join(" ")} turn { userId isClient people { id } } } }`,
        { id },
      )
    ).quote,
  field: "quote(id: $id)",
  people: ["cliente", "asesor", "lider", "gerente", "admin", "contador", "owner"],
  link: "quote",
});
