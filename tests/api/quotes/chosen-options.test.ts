import { describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSentCalculation } from "../../support/story/calculation.ts";
import { CREATE } from "../../support/story/contracts.ts";
import {
  aQuoteWithTwo,
  aSentQuoteWithThree,
  confirmOptions,
  optionsOfQuote,
  type QuoteWithOptions,
  SEND,
  UPDATE,
  OFFER,
  RECOMMENDED,
  CHEAP,
  PREMIUM,
  named,
  approve,
  statesOf,
  APPROVE,
} from "../../support/story/options.ts";
import { savePassengers } from "../../support/story/passengers.ts";
import { sendIt } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";
import { calculating } from "./calculating.ts";

const REQUOTE = `mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro hotel" }) {
  status precioTotal chosenOptionId calculation { estado precioFinalTotal } } }`;

let app: TestApp;
/** The offer that each test begins with: three options that wait for the client's answer. */
let quote: QuoteWithOptions;
anAppForEach(async (begun) => {
  app = begun;
  quote = await aSentQuoteWithThree(app);
});

const { present, quoteOf } = calculating(() => app);

describe("an offer of several options", () => {
  it("is frozen with all of them, and shows the client neither costs nor what is in preparation", async () => {
    const { quote: seen } = await app.withLink(quote.token).ask(OFFER, { id: quote.id });
    expect(seen.sentOffer.precioTotal).toBe(RECOMMENDED);
    expect(seen.sentOffer.offer.options).toMatchObject([
      { name: "Recomendada", recommended: true, precioTotal: RECOMMENDED, precioPorPersona: 1_256_667 },
      { name: "Económica", recommended: false, precioTotal: CHEAP },
      { id: named(quote, "Premium").id, recommended: false, precioTotal: PREMIUM },
    ]);
    expect(seen.sentOffer.offer.options[2].lines).toContainEqual({
      title: "Alojamiento",
      detail: "Gran Caribe · 5 noches",
    });
    const { data } = await app
      .withLink(quote.token)
      .gql(`query ($id: ID!) { quote(id: $id) { options { precioTotal calculation { costoBase } } } }`, {
        id: quote.id,
      });
    expect(data?.["quote"].options).toBeNull();
  });

  it("is what the mail and the PDF list", async () => {
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail?.text).toContain("Preparamos 3 opciones de este viaje");
    expect(mail?.text).toContain("Económica: $\u00a01.141.667 por persona, $\u00a03.425.000 en total.");
    expect(mail?.text).toContain("Premium: ");
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    // An option is read on one page: its title, its price and its own services.
    for (const [title, hotel, price] of [
      ["Opción Recomendada", "Caribe", "3.770.000"],
      ["Opción Económica", "Posada", "3.425.000"],
      ["Opción Premium", "Gran Caribe", "5.495.000"],
    ] as const)
      expect((await pagesOf(bytes)).find((page) => page.includes(title))).toMatch(
        new RegExp(`${title}.*${price}.*${hotel}`),
      );
  });

  it("goes again as it is, after the choice too", async () => {
    await approve(app, quote, { option: named(quote, "Premium").id });
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
        "adultos client descuento_porcentaje destino fecha_ida fecha_regreso infantes itinerario lines " +
        "menores no_incluye observaciones origen precio_por_persona precio_total total_descuento"
      ).split(" "),
    );
    const { body } = await app.as("asesor").rest("GET", `/quotes/${id}`);
    expect(Object.keys(body.quote).filter((key) => /option|opci/.test(key))).toEqual([]);
  });
});

describe("the options that a client unfolds", () => {
  const UNFOLD = `mutation ($id: ID!, $option: ID!) { noteUnfoldedOption(id: $id, option: $option) }`;
  const SEEN = `query ($id: ID!) { quote(id: $id) { versions { unfolded } } }`;

  it("are stored with the version, each once; an option opened by staff is not", async () => {
    const unfolded = async () =>
      (await app.as("asesor").ask(SEEN, { id: quote.id })).quote.versions[0].unfolded;
    const unfold = async (name: string) =>
      (await app.withLink(quote.token).ask(UNFOLD, { id: quote.id, option: named(quote, name).id }))
        .noteUnfoldedOption;
    expect(await unfolded()).toBeNull();
    expect(await Promise.all([unfold("Premium"), unfold("Premium")])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(await unfold("Económica")).toBe(true);
    expect(await unfolded()).toEqual(["Premium", "Económica"]);
    const staff = app.as("asesor").with({ "x-link-token": quote.token });
    const recommended = named(quote, "Recomendada").id;
    const looked = await staff.ask(UNFOLD, { id: quote.id, option: recommended });
    expect(looked.noteUnfoldedOption).toBe(false);
    const other = await aSentQuoteWithThree(app);
    const { token, id } = quote;
    expectRefused(
      await app.withLink(token).gql(UNFOLD, { id, option: named(other, "Premium").id }),
      "BAD_USER_INPUT",
      "La opción no es de esta cotización",
    );
  });
});

describe("the client's choice", () => {
  it("is carried from the offer to the contract: price, calculation, commissions and services", async () => {
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
    const { quote: chosen } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { tracking { event note actorName } } }`, { id: quote.id });
    expect(chosen.tracking.find(({ event }: { event: string }) => event === "option_chosen")).toEqual({
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
    expect(await statesOf(app, quote.id)).toEqual([
      "Recomendada confirmado",
      "Económica confirmado",
      "Premium usado",
    ]);
  });

  it("is the recommended one where none is named", async () => {
    const answer = await approve(app, quote, {});
    expect(answer.data?.["approveQuote"].quote).toMatchObject({
      precioTotal: RECOMMENDED,
      chosenOptionId: named(quote, "Recomendada").id,
    });
  });

  it("is made once, by two at once too", async () => {
    const answers = await Promise.all([
      approve(app, quote, { option: named(quote, "Premium").id }),
      approve(app, quote, { option: named(quote, "Económica").id }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(
      await approve(app, quote, { option: named(quote, "Premium").id }),
      "CONFLICT",
      "La cotización está en estado «Pendiente de pasajeros» y no puede pasar a «Aprobada».",
    );
    expect((await optionsOfQuote(app, quote.id)).filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  it("is refused for an option of another quote, and for an older version", async () => {
    const other = await aQuoteWithTwo(app);
    for (const option of [other.options[0]!.id, quote.id])
      expectRefused(
        await approve(app, quote, { option }),
        "BAD_USER_INPUT",
        "La opción no es de esta cotización",
      );
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
      await approve(
        app,
        { ...quote, token: again.token },
        { option: named(quote, "Premium").id, sentVersion: 1 },
      ),
      "CONFLICT",
      "Hay una versión más reciente de la cotización. Revísala antes de decidir.",
    );
  });

  it("is undone by a requote, which copies all of them", async () => {
    await approve(app, quote, { option: named(quote, "Premium").id });
    const { requoteQuote } = await app.as("lider").ask(REQUOTE, { id: quote.id });
    expect(requoteQuote).toEqual({
      status: "requote",
      precioTotal: RECOMMENDED,
      chosenOptionId: null,
      calculation: { estado: "temporal", precioFinalTotal: RECOMMENDED },
    });
    expect(await statesOf(app, quote.id)).toEqual([
      "Recomendada temporal",
      "Económica temporal",
      "Premium temporal",
    ]);
    await confirmOptions(app, quote.id);
    const sent = { ...quote, token: (await sendIt(app, quote)).token };
    const answer = await approve(app, sent, { option: named(sent, "Económica").id });
    expect(answer.data?.["approveQuote"].quote).toMatchObject({ precioTotal: CHEAP });
  });

  it("is recorded by a leader for the client, who sees what was chosen", async () => {
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
