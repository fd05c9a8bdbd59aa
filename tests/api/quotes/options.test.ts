import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import {
  addOption,
  aQuoteWithDraft,
  aQuoteWithThree,
  aQuoteWithTwo,
  calculateOption,
  confirmOptions,
  inHotel,
  optionsOfQuote,
  type StoryOption,
  SEND,
  UPDATE,
  OFFER,
  RECOMMENDED,
  CHEAP,
  PREMIUM,
  named,
  approve,
  statesOf,
} from "../../support/story/options.ts";
import { sendIt } from "../../support/story/quotes.ts";
import { calculating } from "./calculating.ts";

const RECOMMEND = `mutation ($id: ID!, $option: ID!) { recommendQuoteOption(id: $id, option: $option) {
  precioTotal options { name recommended } } }`;
const REMOVE = `mutation ($id: ID!, $option: ID!) { removeQuoteOption(id: $id, option: $option) {
  status options { name } } }`;
const RENAME = `mutation ($id: ID!, $option: ID!, $input: RenameQuoteOptionInput!) {
  renameQuoteOption(id: $id, option: $option, input: $input) { options { name } } }`;
const ADD = `mutation ($id: ID!, $input: AddQuoteOptionInput!) {
  addQuoteOption(id: $id, input: $input) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const { present, quoteOf } = calculating(() => app);

describe("the options of a quote", () => {
  it("begin with the calculation that was there, which stays the one that the quote means", async () => {
    const quote = await aQuoteWithTwo(app);
    expect(
      quote.options.map(({ name, recommended, precioTotal }) => [name, recommended, precioTotal]),
    ).toEqual([
      ["Recomendada", true, RECOMMENDED],
      ["Económica", false, CHEAP],
    ]);
    expect((await present(quote.id)).precioFinalTotal).toBe(RECOMMENDED);
    const { body } = await app.as("asesor").rest("GET", `/quote-calculations/by-quote/${quote.id}`);
    expect(body).toMatchObject({ id: quote.options[0]!.calculation.id, precio_final_total: RECOMMENDED });
    const posted = { quote_id: quote.id, ...inHotel("Caribe", 110_000) };
    await app.as("asesor").rest("POST", "/quote-calculations/upsert", posted);
    expect((await optionsOfQuote(app, quote.id)).map(({ precioTotal }) => precioTotal)).toEqual([
      3_942_500,
      CHEAP,
    ]);
  });

  it("complete the quote when all are confirmed, whose price is the recommended one's from the first", async () => {
    const quote = await aQuoteWithTwo(app);
    const [recommended, cheap] = quote.options;
    const confirm = (id: string) =>
      app.as("asesor").rest("PUT", `/quote-calculations/${id}/confirm`, { quote_id: quote.id });
    await confirm(recommended!.calculation.id);
    expect(await quoteOf(quote.id)).toMatchObject({ status: "pending", precioTotal: RECOMMENDED });
    const again = { quoteId: quote.id, optionId: recommended!.id, ...costs };
    expectRefused(
      await app
        .as("asesor")
        .gql(`mutation ($i: QuoteCalculationInput!) { upsertQuoteCalculation(input: $i) { id } }`, {
          i: again,
        }),
      "CONFLICT",
      "El cálculo ya fue confirmado",
    );
    const other = await calculateOption(app, quote.id, cheap!.id, inHotel("Posada", 80_000));
    expect(other.precioFinalTotal).toBe(CHEAP);
    await confirm(cheap!.calculation.id);
    expect(await quoteOf(quote.id)).toMatchObject({ status: "completed", precioTotal: RECOMMENDED });
  });

  it("share persons and days: those posted for one of them are not read", async () => {
    const quote = await aQuoteWithTwo(app);
    await calculateOption(app, quote.id, quote.options[1]!.id, { numPersonas: 5, adultos: 5 });
    expect((await optionsOfQuote(app, quote.id))[1]).toMatchObject({
      precioTotal: CHEAP,
      precioPorPersona: Math.ceil(CHEAP / 3),
    });
    await app.as("asesor").ask(UPDATE, { id: quote.id, input: { destino: "Santa Marta" } });
    const { quote: read } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { options { calculation { tiquetes { destino } } } } }`, {
        id: quote.id,
      });
    expect(read.options.map(({ calculation }) => calculation)).toEqual([
      { tiquetes: { destino: "Santa Marta" } },
      { tiquetes: { destino: "Santa Marta" } },
    ]);
  });

  it("are never priced by hand, and a trip that changes opens all of them again", async () => {
    const quote = await aQuoteWithThree(app);
    const { updateQuote } = await app.as("asesor").ask(UPDATE, {
      id: quote.id,
      input: { numeroPersonas: 2, adultos: 2, menores: 0, precioTotal: 9_000_000 },
    });
    expect(updateQuote).toMatchObject({ precioTotal: RECOMMENDED, precioDesactualizado: true });
    expect(await statesOf(app, quote.id)).toEqual([
      "Recomendada temporal",
      "Económica temporal",
      "Premium temporal",
    ]);
    await confirmOptions(app, quote.id);
    // 2,200,000 of costs, 330,000 of profit and 60,000 of commissions.
    expect(await quoteOf(quote.id)).toMatchObject({ status: "completed", precioTotal: 2_590_000 });
    expect((await app.as("asesor").ask(SEND, { id: quote.id })).sendQuote.quote.status).toBe("sent");
  });

  it("take one discount, on each of them, approved once", async () => {
    const quote = await aQuoteWithThree(app);
    await app.as("asesor").ask(UPDATE, { id: quote.id, input: { descuentoPorcentaje: 10 } });
    expect((await optionsOfQuote(app, quote.id)).map(({ precioTotal }) => precioTotal)).toEqual([
      3_393_000, 3_082_500, 4_945_500,
    ]);
    expect(await quoteOf(quote.id)).toMatchObject({ precioTotal: 3_393_000 });
    expectRefused(await app.as("asesor").gql(SEND, { id: quote.id }), "CONFLICT");
    await app
      .as("lider")
      .ask(`mutation ($id: ID!) { approveQuoteDiscount(id: $id) { id } }`, { id: quote.id });
    const sent = { ...quote, token: (await sendIt(app, quote)).token };
    const answer = await approve(app, sent, { option: named(sent, "Premium").id });
    expect(answer.data?.["approveQuote"].quote).toMatchObject({ precioTotal: 4_945_500 });
  });

  it("are recommended one at a time, and the quote means that one", async () => {
    const quote = await aQuoteWithThree(app);
    const { recommendQuoteOption } = await app
      .as("asesor")
      .ask(RECOMMEND, { id: quote.id, option: named(quote, "Premium").id });
    expect(recommendQuoteOption).toEqual({
      precioTotal: PREMIUM,
      options: [
        { name: "Recomendada", recommended: false },
        { name: "Económica", recommended: false },
        { name: "Premium", recommended: true },
      ],
    });
    expect((await present(quote.id)).precioFinalTotal).toBe(PREMIUM);
    const withDraft = await aQuoteWithDraft(app);
    expectRefused(
      await app.as("asesor").gql(RECOMMEND, { id: withDraft.id, option: withDraft.options[1]!.id }),
      "CONFLICT",
      "Confirma el cálculo de esta opción antes de recomendarla.",
    );
  });

  it("are confirmed before anything is sent, or taken away again", async () => {
    const quote = await aQuoteWithDraft(app);
    const notYet = "Confirma el cálculo de todas las opciones antes de enviar la cotización.";
    expectRefused(await app.as("asesor").gql(SEND, { id: quote.id }), "CONFLICT", notYet);
    expect((await app.as("asesor").rest("GET", `/quotes/${quote.id}/preview-pdf`)).body.message).toBe(notYet);
    const { removeQuoteOption } = await app
      .as("asesor")
      .ask(REMOVE, { id: quote.id, option: quote.options[1]!.id });
    expect(removeQuoteOption.options).toEqual([{ name: "Recomendada" }]);
    const { sendQuote } = await app.as("asesor").ask(SEND, { id: quote.id });
    expect(sendQuote.quote.status).toBe("sent");
    const { quote: sent } = await app.as("asesor").ask(OFFER, { id: quote.id });
    expect(sent.sentOffer.offer.options).toBeNull();
  });

  it("complete a quote whose last draft is taken away", async () => {
    const quote = await aQuoteWithTwo(app);
    await app
      .as("asesor")
      .rest("PUT", `/quote-calculations/${quote.options[0]!.calculation.id}/confirm`, { quote_id: quote.id });
    const { removeQuoteOption } = await app
      .as("asesor")
      .ask(REMOVE, { id: quote.id, option: quote.options[1]!.id });
    expect(removeQuoteOption.status).toBe("completed");
  });

  it("refuse a fourth, a name twice, an endless name, and to lose the recommended or the last one", async () => {
    const quote = await aQuoteWithThree(app);
    const at = (document: string, option: StoryOption, input: object = {}) =>
      app.as("asesor").freely.gql(document, { id: quote.id, option: option.id, input });
    const [recommended, cheap] = [named(quote, "Recomendada"), named(quote, "Económica")];
    expectRefused(
      await app.as("asesor").gql(ADD, { id: quote.id, input: {} }),
      "CONFLICT",
      "Una cotización tiene como máximo tres opciones.",
    );
    expectRefused(
      await at(RENAME, cheap, { name: "  PREMIUM " }),
      "CONFLICT",
      "La cotización ya tiene una opción llamada «Premium».",
    );
    expectRefused(await at(RENAME, cheap, { name: " " }), "BAD_USER_INPUT");
    expectRefused(await at(RENAME, cheap, { name: "x".repeat(41) }), "BAD_USER_INPUT");
    expectRefused(await at(RENAME, cheap, { name: "x".repeat(2_000_000) }), "BAD_USER_INPUT");
    expectRefused(
      await at(REMOVE, recommended),
      "CONFLICT",
      "Es la opción recomendada. Recomienda otra antes de quitarla.",
    );
    expect((await at(RENAME, cheap, { name: "Playa  y sol" })).data?.["renameQuoteOption"].options).toEqual([
      { name: "Recomendada" },
      { name: "Playa y sol" },
      { name: "Premium" },
    ]);
    await at(REMOVE, cheap);
    await at(REMOVE, named(quote, "Premium"));
    expectRefused(await at(REMOVE, recommended), "CONFLICT", "La cotización tiene una sola opción.");
    const [, added] = await addOption(app, quote.id, { name: "Aventura" });
    expect(added).toMatchObject({ name: "Aventura", recommended: false });
  });

  it("are no business of another quote, of another seller, nor of one that was sent", async () => {
    const [quote, other] = [await aQuoteWithTwo(app), await aQuoteWithTwo(app)];
    const foreign = other.options[1]!.id;
    for (const document of [RECOMMEND, REMOVE])
      expectRefused(
        await app.as("asesor").freely.gql(document, { id: quote.id, option: foreign }),
        "BAD_USER_INPUT",
        "La opción no es de esta cotización",
      );
    expectRefused(
      await app.as("asesor").gql(ADD, { id: quote.id, input: { copyOf: foreign } }),
      "BAD_USER_INPUT",
    );
    expectRefused(await app.as("asesor2").gql(ADD, { id: quote.id, input: {} }), "NOT_FOUND");
    await confirmOptions(app, quote.id);
    await sendIt(app, quote);
    expectRefused(
      await app.as("asesor").gql(ADD, { id: quote.id, input: {} }),
      "CONFLICT",
      "La cotización está en estado «Enviada» y sus opciones ya no cambian.",
    );
  });

  it("are three at most, also when two people add one at once", async () => {
    const quote = await aQuoteWithTwo(app);
    const answers = await Promise.all([
      app.as("asesor").gql(ADD, { id: quote.id, input: {} }),
      app.as("lider").gql(ADD, { id: quote.id, input: {} }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await optionsOfQuote(app, quote.id)).toHaveLength(3);
  });
});

describe("a quote that is deleted", () => {
  it("takes its options with it", async () => {
    const quote = await aQuoteWithTwo(app);
    await app.as("owner").ask(`mutation ($id: ID!) { deleteQuote(id: $id) }`, { id: quote.id });
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ count: number }[]>("select count(*)::int from quote_options where quote_id = ?", [quote.id]);
    expect(row!.count).toBe(0);
  });
});

it("what a quote had before is called otherwise than the option that is added", async () => {
  const { id } = await aConfirmedQuote(app);
  expect(await addOption(app, id, { name: "recomendada" })).toMatchObject([
    { name: "Económica", recommended: true },
    { name: "recomendada", recommended: false },
  ]);
});

it("all that are ready are confirmed at once, each with its own outcome", async () => {
  const CONFIRM_ALL = `mutation ($id: ID!) { confirmQuoteOptions(id: $id) { id done code reason } }`;
  const { id, options } = await aQuoteWithTwo(app);
  const [, , third] = await addOption(app, id);
  await calculateOption(app, id, third!.id, {
    tripType: "hotel",
    tiquetes: null,
    hotel: null,
    seguros: null,
    extras: [],
    ganancia: { porcentaje: 0, valorFijo: 0 },
  });
  const zero = "El cálculo está en cero. Agrega los costos antes de confirmarlo.";
  expectRefused(await app.as("lider2").gql(CONFIRM_ALL, { id }), "NOT_FOUND", "Cotización no encontrada");
  const { confirmQuoteOptions } = await app.as("asesor").ask(CONFIRM_ALL, { id });
  const done = { done: true, code: null, reason: null };
  expect(confirmQuoteOptions).toEqual([
    ...options.map((option) => ({ id: option.id, ...done })),
    { id: third!.id, done: false, code: "CONFLICT", reason: zero },
  ]);
  await app.as("asesor").ask(REMOVE, { id, option: third!.id });
  expectRefused(await app.as("asesor").gql(CONFIRM_ALL, { id }), "CONFLICT", "El cálculo ya fue confirmado");
});
