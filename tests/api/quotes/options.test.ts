import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aConfirmedQuote, aSentCalculation, costs } from "../../support/story/calculation.ts";
import { CREATE } from "../../support/story/contracts.ts";
import {
  addOption,
  aQuoteWithDraft,
  aQuoteWithThree,
  aQuoteWithTwo,
  aSentQuoteWithThree,
  calculateOption,
  confirmOptions,
  inHotel,
  optionsOfQuote,
  type QuoteWithOptions,
  type StoryOption,
} from "../../support/story/options.ts";
import { savePassengers } from "../../support/story/passengers.ts";
import { sendIt } from "../../support/story/quotes.ts";
import { calculating } from "./calculating.ts";

const SEND = `mutation ($id: ID!) { sendQuote(id: $id) { quote { status sentVersion } } }`;
const APPROVE = `mutation ($id: ID!, $input: ApproveQuoteInput!) { approveQuote(id: $id, input: $input) {
  quote { status precioTotal precioPorPersona chosenOptionId } } }`;
const RECOMMEND = `mutation ($id: ID!, $option: ID!) { recommendQuoteOption(id: $id, option: $option) {
  precioTotal options { name recommended } } }`;
const REMOVE = `mutation ($id: ID!, $option: ID!) { removeQuoteOption(id: $id, option: $option) {
  status options { name } } }`;
const RENAME = `mutation ($id: ID!, $option: ID!, $input: RenameQuoteOptionInput!) {
  renameQuoteOption(id: $id, option: $option, input: $input) { options { name } } }`;
const ADD = `mutation ($id: ID!, $input: AddQuoteOptionInput!) {
  addQuoteOption(id: $id, input: $input) { id } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) {
  status precioTotal precioDesactualizado } }`;
const REQUOTE = `mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro hotel" }) {
  status precioTotal chosenOptionId calculation { estado precioFinalTotal } } }`;
const OFFER = `query ($id: ID!) { quote(id: $id) { sentVersion sentOffer { precioTotal offer {
  precioTotal options { id name recommended lines { title detail } precioTotal precioPorPersona } } } } }`;

/** What the three cost, in COP. */
const [RECOMMENDED, CHEAP, PREMIUM] = [3_770_000, 3_425_000, 5_495_000];

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const { present, quoteOf } = calculating(() => app);
const named = ({ options }: QuoteWithOptions, name: string): StoryOption =>
  options.find((option) => option.name === name)!;
const approve = (quote: QuoteWithOptions, input: object) =>
  app.withLink(quote.token).gql(APPROVE, { id: quote.id, input });
const statesOf = async (id: string) =>
  (await optionsOfQuote(app, id)).map(({ name, calculation }) => `${name} ${calculation.estado}`);

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
    expect(read.options.map((option: StoryOption & { calculation: object }) => option.calculation)).toEqual([
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
    expect(await statesOf(quote.id)).toEqual([
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
    const answer = await approve(sent, { option: named(sent, "Premium").id });
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
      app.as("asesor").gql(document, { id: quote.id, option: option.id, input });
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
        await app.as("asesor").gql(document, { id: quote.id, option: foreign }),
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

describe("an offer of several options", () => {
  it("is frozen with all of them, and shows the client neither costs nor what is in preparation", async () => {
    const quote = await aSentQuoteWithThree(app);
    const { quote: seen } = await app.withLink(quote.token).ask(OFFER, { id: quote.id });
    expect(seen.sentOffer.precioTotal).toBe(RECOMMENDED);
    expect(seen.sentOffer.offer.options).toMatchObject([
      { name: "Recomendada", recommended: true, precioTotal: RECOMMENDED, precioPorPersona: 1_256_667 },
      { name: "Económica", recommended: false, precioTotal: CHEAP },
      { id: named(quote, "Premium").id, recommended: false, precioTotal: PREMIUM },
    ]);
    expect(seen.sentOffer.offer.options[2].lines).toContainEqual({
      title: "Alojamiento",
      detail: "Gran Caribe · 3 estrellas · 5 noches",
    });
    const { data } = await app
      .withLink(quote.token)
      .gql(`query ($id: ID!) { quote(id: $id) { options { precioTotal calculation { costoBase } } } }`, {
        id: quote.id,
      });
    expect(data?.["quote"].options).toBeNull();
  });

  it("is what the mail and the PDF list", async () => {
    const quote = await aSentQuoteWithThree(app, { emailCliente: "opciones@example.com" });
    const mail = (await app.outbox("opciones@example.com")).at(-1);
    expect(mail?.text).toContain("Preparamos 3 opciones de este viaje");
    expect(mail?.text).toContain("Económica: $\u00a01.141.667 por persona, $\u00a03.425.000 en total.");
    expect(mail?.text).toContain("Premium: ");
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    // An option is read on one page: its title, what is its own, and its price.
    for (const [title, hotel, price] of [
      ["Opción Recomendada", "Caribe", "3.770.000"],
      ["Opción Económica", "Posada", "3.425.000"],
      ["Opción Premium", "Gran Caribe", "5.495.000"],
    ] as const)
      expect((await pagesOf(bytes)).find((page) => page.includes(title))).toMatch(
        new RegExp(`${title}.*${hotel}.*${price}`),
      );
  });

  it("goes again as it is, after the choice too", async () => {
    const quote = await aSentQuoteWithThree(app);
    await approve(quote, { option: named(quote, "Premium").id });
    const { sendQuote } = await app.as("asesor").ask(SEND, { id: quote.id });
    expect(sendQuote.quote).toEqual({ status: "pending_passengers", sentVersion: 1 });
    await app.as("admin").ask(UPDATE, { id: quote.id, input: { observaciones: "Con traslado privado" } });
    const changed = (await app.as("asesor").ask(SEND, { id: quote.id })).sendQuote;
    expect(changed.quote).toEqual({ status: "sent", sentVersion: 2 });
    expect(await quoteOf(quote.id)).toMatchObject({ precioTotal: RECOMMENDED });
    expect((await optionsOfQuote(app, quote.id)).map(({ chosen }) => chosen)).toEqual([false, false, false]);
  });

  it("of one says what it said before there were options", async () => {
    const { id } = await aSentCalculation(app);
    const [row] = await app.app.services.orm.em.fork().execute<{ keys: string[] }[]>(
      `select array(select jsonb_object_keys(offer) order by 1) as keys from quote_versions
         where quote_id = ?`,
      [id],
    );
    expect(row!.keys).toEqual(
      (
        "adultos client descuento_porcentaje destino fecha_ida fecha_regreso infantes lines menores " +
        "observaciones origen precio_por_persona precio_total total_descuento"
      ).split(" "),
    );
    const { body } = await app.as("asesor").rest("GET", `/quotes/${id}`);
    expect(Object.keys(body.quote).filter((key) => /option|opci/.test(key))).toEqual([]);
  });
});

describe("the client's choice", () => {
  it("goes from the offer to the contract: price, calculation, commissions and what is used", async () => {
    const quote = await aSentQuoteWithThree(app);
    const premium = named(quote, "Premium");
    const { status, body } = await app
      .as()
      .rest("PATCH", `/quotes/${quote.id}/approve?token=${quote.token}`, {
        option: premium.id,
        sent_version: 1,
      });
    expect([status, body.quote]).toMatchObject([
      200,
      { status: "pending_passengers", precio_total: PREMIUM },
    ]);
    expect((await present(quote.id)).id).toBe(premium.calculation.id);
    const read = `query ($id: ID!) { quote(id: $id) { precioTotal precioPorPersona chosenOptionId } }`;
    for (const reader of [app.withLink(quote.token), app.as("owner")])
      expect((await reader.ask(read, { id: quote.id })).quote).toEqual({
        precioTotal: PREMIUM,
        precioPorPersona: Math.ceil(PREMIUM / 3),
        chosenOptionId: premium.id,
      });
    const { quote: told } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { tracking { event note actorName } } }`, { id: quote.id });
    expect(told.tracking.find(({ event }: { event: string }) => event === "option_chosen")).toEqual({
      event: "option_chosen",
      note: "Premium",
      actorName: "María Fernanda Torres",
    });
    const audited = await app.app.services.orm.em
      .fork()
      .execute<{ detail: object }[]>(
        "select detail from audit_entries where type = 'quote.option-chosen' and record_id = ?",
        [quote.id],
      );
    expect(audited).toEqual([{ detail: { option: "Premium", before: RECOMMENDED, after: PREMIUM } }]);

    await savePassengers(app, quote);
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId: quote.id } });
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { precioTotal } }`, { id: createContract.id });
    expect(contract.precioTotal).toBe(PREMIUM);
    expect(await statesOf(quote.id)).toEqual([
      "Recomendada confirmado",
      "Económica confirmado",
      "Premium usado",
    ]);
  });

  it("is the recommended one where none is named", async () => {
    const quote = await aSentQuoteWithThree(app);
    const answer = await approve(quote, {});
    expect(answer.data?.["approveQuote"].quote).toMatchObject({
      precioTotal: RECOMMENDED,
      chosenOptionId: named(quote, "Recomendada").id,
    });
  });

  it("is made once, by two at once too", async () => {
    const quote = await aSentQuoteWithThree(app);
    const answers = await Promise.all([
      approve(quote, { option: named(quote, "Premium").id }),
      approve(quote, { option: named(quote, "Económica").id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      await approve(quote, { option: named(quote, "Premium").id }),
      "CONFLICT",
      "La cotización está en estado «Pendiente de pasajeros» y no puede pasar a «Aprobada».",
    );
    expect((await optionsOfQuote(app, quote.id)).filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  it("is refused for an option of another quote, and for an older version", async () => {
    const [quote, other] = [await aSentQuoteWithThree(app), await aQuoteWithTwo(app)];
    for (const option of [other.options[0]!.id, quote.id])
      expectRefused(await approve(quote, { option }), "BAD_USER_INPUT", "La opción no es de esta cotización");
    const single = await aSentCalculation(app);
    expectRefused(
      await app
        .withLink(single.token)
        .gql(APPROVE, { id: single.id, input: { option: other.options[0]!.id } }),
      "BAD_USER_INPUT",
    );
    await app.as("admin").ask(UPDATE, { id: quote.id, input: { observaciones: "Salida temprano" } });
    const again = await sendIt(app, quote);
    expectRefused(
      await approve({ ...quote, token: again.token }, { option: named(quote, "Premium").id, sentVersion: 1 }),
      "CONFLICT",
      "Hay una versión más reciente de la cotización. Revísala antes de decidir.",
    );
  });

  it("is taken back by a requote, which copies all of them", async () => {
    const quote = await aSentQuoteWithThree(app);
    await approve(quote, { option: named(quote, "Premium").id });
    const { requoteQuote } = await app.as("lider").ask(REQUOTE, { id: quote.id });
    expect(requoteQuote).toEqual({
      ...{ status: "requote", precioTotal: RECOMMENDED, chosenOptionId: null },
      calculation: { estado: "temporal", precioFinalTotal: RECOMMENDED },
    });
    expect(await statesOf(quote.id)).toEqual([
      "Recomendada temporal",
      "Económica temporal",
      "Premium temporal",
    ]);
    await confirmOptions(app, quote.id);
    const sent = { ...quote, token: (await sendIt(app, quote)).token };
    const answer = await approve(sent, { option: named(sent, "Económica").id });
    expect(answer.data?.["approveQuote"].quote).toMatchObject({ precioTotal: CHEAP });
  });

  it("is recorded by a leader for the client, who sees what was chosen", async () => {
    const quote = await aSentQuoteWithThree(app);
    const input = { option: named(quote, "Económica").id, observaciones: "Por teléfono" };
    const { approveQuote } = await app.as("lider").ask(APPROVE, { id: quote.id, input });
    expect(approveQuote.quote).toMatchObject({ status: "pending_passengers", precioTotal: CHEAP });
  });

  it("of a quote without options leaves no line of its own", async () => {
    const { id, token } = await aSentCalculation(app);
    await app.withLink(token).ask(APPROVE, { id, input: {} });
    const { quote } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { options { id } chosenOptionId tracking { event } } }`, {
        id,
      });
    expect(quote).toMatchObject({ options: [], chosenOptionId: null });
    expect(quote.tracking.map(({ event }: { event: string }) => event)).not.toContain("option_chosen");
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
