import { describe, expect, it } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { chooseExtras } from "../../../api/src/modules/quotes/quote/option/chosen-extras.ts";
import { Quote } from "../../../api/src/modules/quotes/quote/quote.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSentCalculation, costs, figures } from "../../support/story/calculation.ts";
import { CREATE, sendContractOf, signIt } from "../../support/story/contracts.ts";
import {
  addOption,
  aQuoteWithTwo,
  calculateOption,
  confirmOptions,
  optionsOfQuote,
  RECOMMENDED,
} from "../../support/story/options.ts";
import { savePassengers } from "../../support/story/passengers.ts";
import { family, sendIt, type StoryQuote } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";

let app: TestApp;
/** The offer that each test begins with: a trip to which the client may add luggage and an excursion. */
let quote: StoryQuote;
anAppForEach(async (begun) => {
  app = begun;
  quote = await aSentCalculation(app, { input: optional });
});

/** Optional parts of the trip: 90,001 and 120,000 per paying person, and 70,000 once. */
const optional = {
  equipaje: { cabina: { incluido: true }, bodega: { opcional: true, costo: 90_001, tipo: "23 kg" } },
  excursiones: [{ nombre: "Islas de noche", costo: 120_000, opcional: true }],
  extras: [...costs.extras, { nombre: "Serenata", costo: 70_000, tipo: "servicio_extra", opcional: true }],
};
/** Final prices of these extras: cost and 15 % of it. */
const [LUGGAGE, ISLANDS, SERENADE] = [270_003 + 40_500, 360_000 + 54_000, 70_000 + 10_500];

const APPROVE = `mutation ($id: ID!, $input: ApproveQuoteInput!) {
  approveQuote(id: $id, input: $input) { quote { status precioTotal precioPorPersona chosenExtras } } }`;
const approve = (input: object, { id, token } = quote) => app.withLink(token).gql(APPROVE, { id, input });

const EXTRAS = "extras { key kind name detail price pricePerPerson }";
const offerOf = async ({ id, token } = quote) =>
  (
    await app.withLink(token).ask(
      `query ($id: ID!) { quote(id: $id) { sentOffer { precioTotal offer { precioTotal noIncluye
        lines { title detail } ${EXTRAS} options { name ${EXTRAS} } } } } }`,
      { id },
    )
  ).quote.sentOffer;

/** The calculation that the quote uses, with its figures and its commissions. */
const used = async (id = quote.id) =>
  (
    await app.as("owner").ask(
      `query ($quoteId: ID!) { quoteCalculationByQuote(quoteId: $quoteId) {
        id estado costoBase totalComisiones totalGanancia precioFinalTotal
        equipaje { bodega { incluido opcional } costoTotal } excursiones { nombre opcional } } }`,
      { quoteId: id },
    )
  ).quoteCalculationByQuote;

const rowsOf = <Row>(sql: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(sql, [...values]);

describe("an offer with extras", () => {
  it("names each with its final price, outside of the price and of its services", async () => {
    const { precioTotal, offer } = await offerOf();
    expect(precioTotal).toBe(figures.precioFinalTotal);
    expect(offer.extras).toEqual([
      {
        key: "equipaje.bodega",
        kind: "equipaje",
        name: "Equipaje de bodega",
        detail: "23 kg",
        price: LUGGAGE,
        pricePerPerson: LUGGAGE / 3,
      },
      {
        key: "excursiones.0",
        kind: "excursion",
        name: "Islas de noche",
        detail: null,
        price: ISLANDS,
        pricePerPerson: ISLANDS / 3,
      },
      {
        key: "extras.2",
        kind: "extra",
        name: "Serenata",
        detail: null,
        price: SERENADE,
        pricePerPerson: Math.ceil(SERENADE / 3),
      },
    ]);
    expect(JSON.stringify(offer.lines)).not.toMatch(/bodega|de noche|Serenata/);
    expect(offer.noIncluye).not.toContain("Equipaje adicional");
  });

  it("has the key only where there are some", async () => {
    const { id } = await aSentCalculation(app);
    const stored = (of: string) =>
      rowsOf<{ has: boolean }>(
        "select jsonb_exists(offer, 'extras') as has from quote_versions where quote_id = ?",
        [of],
      );
    expect(await stored(quote.id)).toEqual([{ has: true }]);
    expect(await stored(id)).toEqual([{ has: false }]);
    const [sections] = await rowsOf<object>(
      "select equipaje, seguros, excursiones, extras from quote_calculations where quote_id = ?",
      [id],
    );
    expect(JSON.stringify(sections)).not.toMatch(/opcional|elegido/);
  });

  it("shows the client neither costs nor margins", async () => {
    const [version] = await rowsOf<{ extras: object[] }>(
      "select offer -> 'extras' as extras from quote_versions where quote_id = ?",
      [quote.id],
    );
    for (const extra of version!.extras)
      expect(Object.keys(extra).sort()).toEqual([
        "detail",
        "key",
        "kind",
        "name",
        "price",
        "price_per_person",
      ]);
  });
});

describe("an acceptance with extras", () => {
  it("costs the frozen price and the price of each, with the same commissions", async () => {
    const before = await used();
    const answer = await approve({ extras: ["extras.2", "equipaje.bodega"] });
    const price = figures.precioFinalTotal + LUGGAGE + SERENADE;
    expect(answer.data?.["approveQuote"].quote).toEqual({
      status: "pending_passengers",
      precioTotal: price,
      precioPorPersona: Math.ceil(price / 3),
      chosenExtras: ["equipaje.bodega", "extras.2"],
    });
    const after = await used();
    expect(after).toMatchObject({
      estado: "confirmado",
      costoBase: figures.costoBase + 270_003 + 70_000,
      totalComisiones: figures.totalComisiones,
      totalGanancia: figures.totalGanancia + 40_500 + 10_500,
      precioFinalTotal: price,
      equipaje: { bodega: { incluido: true, opcional: null }, costoTotal: 90_001 },
      excursiones: [{ nombre: "Islas de noche", opcional: true }],
    });
    expect(after.id).not.toBe(before.id);
    const frozen = await rowsOf<{ congeladas: object }>(
      "select congeladas from quote_calculations where quote_id = ? order by created_at",
      [quote.id],
    );
    expect(frozen).toHaveLength(2);
    expect(frozen[1]).toEqual(frozen[0]);
  });

  it("is in the history and in the timeline, by names", async () => {
    await approve({ extras: ["excursiones.0"] });
    const { quote: of } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { tracking { event note actorName } } }`, { id: quote.id });
    expect(of.tracking).toContainEqual({
      event: "extras_chosen",
      note: "Islas de noche",
      actorName: "María Fernanda Torres",
    });
    expect(
      await rowsOf("select detail from audit_entries where type = 'quote.extras-chosen' and record_id = ?", [
        quote.id,
      ]),
    ).toEqual([
      {
        detail: {
          extras: ["Islas de noche"],
          before: figures.precioFinalTotal,
          after: figures.precioFinalTotal + ISLANDS,
        },
      },
    ]);
  });

  it("without any leaves everything as it was", async () => {
    const { id } = await used();
    const answer = await approve({ extras: [] });
    expect(answer.data?.["approveQuote"].quote).toMatchObject({
      precioTotal: figures.precioFinalTotal,
      chosenExtras: null,
    });
    expect((await used()).id).toBe(id);
  });

  it("is refused for an extra that the offer does not have", async () => {
    const { id, token } = await aSentCalculation(app);
    for (const [of, extras] of [
      [quote, ["equipaje.bodega", "equipaje.cabina"]],
      [quote, ["extras.0"]],
      [quote, [""]],
      [{ id, token }, ["equipaje.bodega"]],
    ] as const)
      expectRefused(
        await approve({ extras }, of as StoryQuote),
        "BAD_USER_INPUT",
        "El extra no hace parte de esta propuesta",
      );
    const { body, status } = await app
      .as()
      .rest("PATCH", `/quotes/${quote.id}/approve?token=${quote.token}`, { extras: ["extras.9"] });
    expect([status, body.message]).toEqual([400, "El extra no hace parte de esta propuesta"]);
  });

  it("happens once, of two at once too", async () => {
    const answers = await Promise.all([
      approve({ extras: ["equipaje.bodega"] }),
      approve({ extras: ["excursiones.0"] }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const made = await rowsOf<{ keys: string[] }>(
      "select extras_elegidos as keys from quote_calculations where extras_of_id is not null",
      [],
    );
    expect(made).toHaveLength(1);
  });

  it("is replaced when it is made again before there is a contract, from the offered calculation", async () => {
    await approve({ extras: ["equipaje.bodega", "extras.2"] });
    const again = (keys: readonly string[]) =>
      jobContext(app.app.services, "sweep").run(async function chooseAgain(work: Work) {
        const of = (await work.lockById(Quote, quote.id))!;
        await chooseExtras(work, of, keys);
        return of.precioTotal;
      }, {});
    expect(await again(["excursiones.0"])).toBe(figures.precioFinalTotal + ISLANDS);
    const made = await used();
    expect(made).toMatchObject({
      totalGanancia: figures.totalGanancia + 54_000,
      equipaje: { bodega: { incluido: false, opcional: true } },
    });
    expect(await again(["excursiones.0"])).toBe(figures.precioFinalTotal + ISLANDS);
    expect((await used()).id).toBe(made.id);
    expect(await again([])).toBe(figures.precioFinalTotal);
    expect(await used()).toMatchObject({ totalGanancia: figures.totalGanancia, estado: "confirmado" });
  });

  it("is promised and bought by the contract, and is in its price", async () => {
    await approve({ extras: ["equipaje.bodega", "excursiones.0"] });
    await savePassengers(app, quote);
    const { createContract } = await app.as("gerente").ask(CREATE, { input: { quoteId: quote.id } });
    const { contract } = await app
      .as("owner")
      .ask(
        `query ($id: ID!) { contract(id: $id) { precioTotal contractItem { tipo descripcion detalle } } }`,
        { id: createContract.id },
      );
    expect(contract.precioTotal).toBe(figures.precioFinalTotal + LUGGAGE + ISLANDS);
    expect(contract.contractItem).toContainEqual({
      tipo: "equipaje",
      descripcion: "Equipaje",
      detalle: "De cabina · De bodega",
    });
    expect(contract.contractItem.map(({ descripcion }) => descripcion)).toContain("Islas de noche");
    expect(JSON.stringify(contract.contractItem)).not.toContain("Serenata");
    const made = { id: createContract.id, number: "", quoteId: quote.id, token: "" };
    await signIt(app, await sendContractOf(app, made));
    const { contractItems } = await app
      .as("admin")
      .ask(`query ($id: ID!) { contractItems(contractId: $id) { descripcion precioTotal } }`, {
        id: createContract.id,
      });
    expect(contractItems).toEqual(
      expect.arrayContaining([
        { descripcion: "Equipaje", precioTotal: 270_003 },
        { descripcion: "Islas de noche", precioTotal: 360_000 },
      ]),
    );
    expect((await used()).estado).toBe("usado");
  });

  it("is undone by a requote, whose draft offers the extras again", async () => {
    const { id } = await used();
    await approve({ extras: ["equipaje.bodega"] });
    const { requoteQuote } = await app.as("lider").ask(
      `mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro hotel" }) {
          precioTotal chosenExtras calculation { estado precioFinalTotal } } }`,
      { id: quote.id },
    );
    expect(requoteQuote).toEqual({
      precioTotal: figures.precioFinalTotal,
      chosenExtras: null,
      calculation: { estado: "temporal", precioFinalTotal: figures.precioFinalTotal },
    });
    expect(await used()).toMatchObject({ equipaje: { bodega: { incluido: false, opcional: true } } });
    const copied = await rowsOf<{ from: string }>(
      "select detail ->> 'from' as from from audit_entries where type = 'calculation.copied'",
      [],
    );
    expect(copied).toEqual([{ from: id }]);
  });

  it("is not in the offer that is sent again, nor in a copy for another client", async () => {
    await approve({ extras: ["equipaje.bodega"] });
    const { sendQuote } = await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { sendQuote(id: $id) { quote { status sentVersion chosenExtras } } }`, {
        id: quote.id,
      });
    expect(sendQuote.quote).toEqual({
      status: "pending_passengers",
      sentVersion: 1,
      chosenExtras: ["equipaje.bodega"],
    });
    expect((await offerOf()).offer.extras).toHaveLength(3);
    const { duplicateQuote } = await app.as("asesor").ask(
      `mutation ($id: ID!, $input: CreateQuoteInput!) { duplicateQuote(id: $id, input: $input) {
          calculation { precioFinalTotal equipaje { bodega { incluido opcional } } } } }`,
      { id: quote.id, input: family },
    );
    expect(duplicateQuote.calculation).toEqual({
      precioFinalTotal: figures.precioFinalTotal,
      equipaje: { bodega: { incluido: false, opcional: true } },
    });
  });
});

describe("options with extras", () => {
  it("have each their own, and the client adds to the chosen one", async () => {
    const made = await aQuoteWithTwo(app);
    const [first, second] = await optionsOfQuote(app, made.id);
    await calculateOption(app, made.id, second!.id, optional);
    await confirmOptions(app, made.id);
    const sent = { ...made, token: (await sendIt(app, made)).token };
    const { offer } = await offerOf(sent);
    expect(offer.extras).toBeNull();
    expect(offer.options).toMatchObject([{ extras: null }, { extras: [{ price: LUGGAGE }, {}, {}] }]);
    expectRefused(
      await approve({ option: first!.id, extras: ["equipaje.bodega"] }, sent),
      "BAD_USER_INPUT",
      "El extra no hace parte de esta propuesta",
    );
    const answer = await approve({ option: second!.id, extras: ["equipaje.bodega"] }, sent);
    const cheap = second!.precioTotal;
    expect(answer.data?.["approveQuote"].quote).toMatchObject({ precioTotal: cheap + LUGGAGE });
    await app
      .as("lider")
      .ask(`mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro" }) { id } }`, {
        id: made.id,
      });
    expect((await used(made.id)).precioFinalTotal).toBe(RECOMMENDED);
    expect(await addOption(app, made.id)).toHaveLength(3);
  });
});
