import { beforeAll, describe, expect, it } from "vitest";
import { quoteDocument } from "../../../api/src/modules/quotes/quote/offer/quote.pdf.ts";
import { QuoteVersion } from "../../../api/src/modules/quotes/quote/offer/quote-version.entity.ts";
import { presentSellers } from "../../../api/src/modules/quotes/calculation/calculation-sellers.rules.ts";
import { payingPersons } from "../../../api/src/modules/quotes/quote/quote.rules.ts";
import {
  blankFlight,
  blankShare,
  blankStay,
  calculationInput,
  calculatorFields,
  type CalculatorForm,
  chosenDefaults,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import { calculatedOf } from "../../../web/src/features/quotes/calculation/calculator.figures.ts";
import {
  QuoteCalculationDocument,
  QuotePreviewDocument,
} from "../../../web/src/features/quotes/calculation/calculations.generated.ts";
import { draftProposal } from "../../../web/src/features/quotes/calculation/preview/draft-proposal.ts";
import type { TestApp } from "../../support/app.ts";
import { START } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { CREATE, sendContractOf, signIt } from "../../support/story/contracts.ts";
import { savePassengers } from "../../support/story/passengers.ts";
import { acceptIt, aQuote, sendIt, type StoryQuote } from "../../support/story/quotes.ts";
import {
  calculatorTable,
  outputs,
  type Output,
  requestTable,
  type TypedField,
} from "../../support/typed/table.ts";
import { CONFIRM, UPSERT } from "./calculating.ts";

let app: TestApp;

const described = { descripcion: "", costo: null, cobro: blankShare, proveedor: "" };
const named = { nombre: "", descripcion: "", costo: null, cobro: blankShare, proveedor: "" };
/** Each list of rows with one row that says nothing. */
const withRows = (form: CalculatorForm): CalculatorForm => ({
  ...form,
  tiquetes: { ...form.tiquetes, tramos: [blankFlight] },
  hotel: { ...form.hotel, estadias: [blankStay] },
  traslados: { ...form.traslados, otros: [described] },
  seguros: { ...form.seguros, otros: [{ ...described, opcional: false }] },
  excursiones: [{ ...named, duracion: "", obligatoria: false, opcional: false }],
  extras: [{ ...named, tipo: "servicio_extra", opcional: false }],
  actividadesAdicionales: { ...form.actividadesAdicionales, actividades: [described] },
});

const fieldsOf = (table: Readonly<Record<string, TypedField>>) => Object.entries(table);
/** Text that is typed into a field which has none of its own: it is nowhere else. */
const textOf = (table: object, field: string): string => `Zq${Object.keys(table).indexOf(field) + 100}x`;
const typedInto = (table: object, [field, { typed }]: readonly [string, TypedField]): unknown =>
  typed === undefined ? textOf(table, field) : typed;

/** The calculator with something typed into each field. */
function filled(form: CalculatorForm): CalculatorForm {
  // Blank rows and parts are one object each: they are typed into apart.
  const whole = JSON.parse(JSON.stringify(withRows(form))) as Record<string, unknown>;
  for (const one of fieldsOf(calculatorTable)) {
    const path = one[0].split(".");
    const place = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, whole);
    place[path.at(-1)!] = typedInto(calculatorTable, one);
  }
  return whole as unknown as CalculatorForm;
}

/** Texts that clients read of a sale, by output; no text of the live preview where nothing was calculated. */
type Read = Record<Output, string>;

const plainText = (page: string) =>
  page
    .replace(/<head>.*<\/head>/s, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, "\u00A0")
    .replace(/ +/g, " ");
const CONTENT =
  "select content::text as text from contract_versions where contract_id = ? order by number desc limit 1";
const TRIP = `query ($id: ID!) { ownContract(id: $id) { trip { origin destination from to
  flights { name origin destination departs arrives luggage } stays { name city about from until nights }
  days { titulo texto } inclusions { tipo text } exclusions } } }`;
const CALENDAR = `mutation ($id: ID!) { makeTripCalendar(contractId: $id) }`;

/** Sells a priced quote until its contract is signed, and reads what its client sees on the way. */
async function sold(quote: StoryQuote, preview: string): Promise<Read> {
  const rows = <Row extends object>(text: string, id: string) =>
    app.app.services.orm.em.fork().execute<Row[]>(text, [id]);
  const sent = await sendIt(app, quote);
  const address = `${app.url}/quote-approval/${sent.id}?token=${sent.token}`;
  const page = await (await fetch(address, { headers: { accept: "text/html" } })).text();
  const last = { orderBy: { number: "desc" } } as const;
  const version = await app.app.services.orm.em.fork().findOneOrFail(QuoteVersion, { quote: quote.id }, last);
  const pictures = { cover: "", logo: null, face: null, trip: new Map<string, string>() };
  const print = { number: "COT-1", version: null, madeAt: START, advisor: null, pictures, ways: [] };
  const agency = await app.app.services.agency.current();
  const document = quoteDocument({ ...print, offer: version.offer }, agency);
  const accepted = await acceptIt(app, sent);
  await savePassengers(app, accepted);
  const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId: quote.id } });
  const { id } = createContract;
  const made = { id, number: createContract.contractNumber, quoteId: quote.id, token: "" };
  await signIt(app, await sendContractOf(app, made));
  await app.runJobs();
  const [content] = await rows<{ text: string }>(CONTENT, id);
  const client = app.withLink(await aPaymentLink(app, id));
  const { trip } = (await client.ask(TRIP, { id })).ownContract;
  const { makeTripCalendar } = await client.ask(CALENDAR, { id });
  const calendar = await (await fetch(new URL(new URL(makeTripCalendar).pathname, app.url))).text();
  return {
    V: preview,
    P: plainText(page),
    D: JSON.stringify(document.content),
    C: content!.text,
    T: JSON.stringify(trip),
    K: calendar.replace(/\r\n[ \t]/g, ""),
    W: (page.match(/<meta property="og:[^>]*>/g) ?? []).join("\n"),
  };
}

/** A sale of a calculation that was typed as the calculator sends it. */
async function calculated(
  typing: (form: CalculatorForm) => CalculatorForm,
  input: object = {},
): Promise<Read> {
  const quote = await aQuote(app, { input: { ...input } });
  const asesor = app.as("asesor");
  const { quoteCalculationBaseData: base } = await asesor.ask(QuoteCalculationDocument, {
    quoteId: quote.id,
  });
  const { quoteInfo: info } = base;
  const defaults = chosenDefaults(base);
  const form = typing(calculatorFields.read({ stored: null, defaults, tripType: info.tripType }));
  const persons = payingPersons(info);
  const of = { quoteId: quote.id, optionId: null, persons, discountPercent: 0, observations: null };
  const whole = calculatedOf(form, { ...of, present: presentSellers(info), terms: {} });
  const { quote: previewed } = await asesor.ask(QuotePreviewDocument, { quoteId: quote.id });
  const { sent } = draftProposal(
    { ...of, notIncluded: null, written: null, defaults },
    whole,
    previewed!,
    null,
  );
  const { upsertQuoteCalculation } = await asesor.ask(UPSERT, { input: calculationInput(quote.id, form, 0) });
  await asesor.ask(CONFIRM, { id: upsertQuoteCalculation.id });
  return sold(quote, JSON.stringify(sent.offer));
}

const PRICE = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }`;

/** A sale of a typed price, of a request with these fields. */
async function priced(request: object, price: object): Promise<Read> {
  const quote = await aQuote(app, { input: { ...request } });
  await app.as("asesor").ask(PRICE, { id: quote.id, input: price });
  return sold(quote, "");
}

const oneService = (form: CalculatorForm): CalculatorForm => ({
  ...form,
  extras: [{ ...named, nombre: "Un servicio", costo: 500_000, tipo: "servicio_extra", opcional: false }],
});
const DETAIL = "Cata de ron en la playa";

let full: Read;
let simple: Read;
let bare: Read;
let detailed: Read;
let barePrice: Read;

beforeAll(async () => {
  app = await anAppWithSales();
  full = await calculated(filled);
  const request = Object.fromEntries(
    fieldsOf(requestTable).map((one) => [one[0], typedInto(requestTable, one)]),
  );
  const { precioTotal, incluye, noIncluye, asesorId, descuentoMotivo, descuentoPorcentaje, ...asked } =
    request;
  expect([asesorId, descuentoMotivo, descuentoPorcentaje]).toEqual([null, null, null]);
  simple = await priced(asked, { precioTotal, incluye: [incluye], noIncluye: [noIncluye] });
  bare = await calculated(oneService);
  detailed = await calculated((form) => ({
    ...oneService(form),
    actividadesAdicionales: { ...form.actividadesAdicionales, detalle: DETAIL },
  }));
  barePrice = await priced({}, { precioTotal: 3_000_000 });
}, 240_000);

const spaced = (text: string) => text.replaceAll("\u00A0", " ");
const cases = (table: Readonly<Record<string, TypedField>>, which: string) =>
  fieldsOf(table).flatMap(([field, row]) =>
    [...which].map((output) => [field, outputs[output as Output], output as Output, row] as const),
  );
const isThere = (text: string, table: object, field: string, { shown }: TypedField) =>
  (shown ?? [textOf(table, field)]).some((one) => spaced(text).includes(spaced(one)));

describe("a field of the calculator", () => {
  it.each(cases(calculatorTable, "VPDCTKW"))("%s, on the %s", (field, _, output, row) => {
    expect(isThere(full[output], calculatorTable, field, row)).toBe(row.on.includes(output));
  });
});

describe("the detail of activities that are included, without an activity or a cost", () => {
  it.each([..."VPDCT"] as Output[])("is on the output %s", (output) => {
    expect(detailed[output]).toContain(DETAIL);
  });
});

describe("a field of a request with a typed price", () => {
  it.each(cases(requestTable, "PDCTKW"))("%s, on the %s", (field, _, output, row) => {
    expect(isThere(simple[output], requestTable, field, row)).toBe(row.on.includes(output));
  });
});

describe("the wishes of a request", () => {
  it.each(["P", "D"] as const)(
    "are printed below the included services, under their own heading (%s)",
    (output) => {
      const [included = "", ...asked] = simple[output].split("Lo que pediste");
      const wish = textOf(requestTable, "observaciones");
      expect(included).toContain(textOf(requestTable, "incluye"));
      expect(included).not.toContain(wish);
      expect(asked.join("")).toContain(wish);
    },
  );
});

/** Words that a form begins with and nobody chose. */
const promised = /doble|b[aá]sico|estrellas|alojamiento en|media pensi|desayuno|todo incluido|ida y vuelta/i;

describe("a form in which nothing of it was chosen", () => {
  it.each(Object.entries(outputs))("promises nothing on the output %s, %s", (output, _) => {
    const said = (read: Read) => promised.exec(spaced(read[output as Output]))?.[0] ?? null;
    expect({ calculated: said(bare), priced: said(barePrice) }).toEqual({ calculated: null, priced: null });
  });

  it("calls each line once", () => {
    const lines = (JSON.parse(full.C) as { services: { kind: string; text: string; detail: string }[] })
      .services;
    for (const { text } of lines) expect(text).not.toMatch(/\b(\w{4,})\s+\1\b/i);
  });
});
