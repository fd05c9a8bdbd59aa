import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { asOwner } from "../../support/owner.ts";
import type { Handle } from "../../support/people.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { child, holder, husband, savePassengers } from "../../support/story/passengers.ts";
import { aPayableContract, aTransfer, REGISTER } from "../../support/story/payments.ts";
import { aProvider } from "../../support/story/providers.ts";
import { anAcceptedQuote, aQuote } from "../../support/story/quotes.ts";
import { aReservation } from "../../support/story/reservations.ts";

const SEARCH = `query ($text: String!) { search(text: $text) { similar
  hits { kind recordId parentId title person detail amount status day } } }`;

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Hit {
  readonly kind: string;
  readonly recordId: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly person: string | null;
}

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const search = async (text: string, who: Handle = "asesor") =>
  (await app.as(who).ask(SEARCH, { text })).search as { hits: readonly Hit[]; similar: boolean };
const ids = async (text: string, who: Handle = "asesor", kind = "quote") =>
  (await search(text, who)).hits.filter((hit) => hit.kind === kind).map(({ recordId }) => recordId);

/** Returns whether the search knows a word, to compare typed words with. */
const knows = async (word: string): Promise<boolean> => {
  const { rowCount } = await app.app.services.pool.query("select from known_words where word = $1", [word]);
  return rowCount !== 0;
};

/** Looks through the words of a test, as the sweep of every minute looks through a few of all. */
async function forgetsWords(): Promise<void> {
  const ours = "word like any (array['quetzal%', 'chichi%'])";
  await asOwner(app, (em) =>
    em.execute(`update known_words set checked_on = case when ${ours} then null else date 'infinity' end`),
  );
  await app.sweep();
}

describe("a quote", () => {
  const client = {
    nombreCliente: "Ángela Ñáñez Íbarra",
    emailCliente: "angela@ejemplo.test",
    telefonoCliente: "3157654321",
    destino: "Providencia",
  };

  it.each([
    ["its number", ({ number }: { number: string }) => number],
    ["a part of its number", ({ number }: { number: string }) => number.slice(4)],
    ["the client's name without accents", () => "angela nanez"],
    ["words in another order", () => "IBARRA Ángela"],
    ["the e-mail", () => "angela@ejemplo.test"],
    ["the destination", () => "providencia"],
    ["the telephone", () => "3157654321"],
    ["the telephone as people write it", () => "+57 (315) 765-4321"],
    ["the telephone as it is called from abroad", () => "0057 315.765.4321"],
    ["the telephone with marks that are not seen", () => "\u202A+57 315\u2011765\u20114321\u202C"],
    ["four digits of it", () => "4321"],
  ])("is found by %s", async (_, text) => {
    const quote = await aQuote(app, { input: client });
    expect(await ids(text(quote))).toContain(quote.id);
  });

  it.each([
    ["Siobhán O’Connor", "oconnor"],
    ["Siobhán O’Connor", "siobhan o'connor"],
    ["Siobhán O'Connor", "o’connor"],
    ["Siobhán O'Connor", "o connor siobhan"],
    ["Siobhan OConnor", "o'connor"],
    ["Gabriel García-Márquez", "garcia marquez"],
    ["Gabriel García-Márquez", "garciamarquez"],
    ["Gabriel García\u2011Márquez", "garcia-marquez"],
    ["Gabriel García Márquez", "garcia-marquez"],
    ["Gabriel GarcíaMárquez", "garcia-marquez"],
    ["Ana - María D’Angelo", "ana - dangelo"],
  ])("of %s is found by %s", async (nombreCliente, typed) => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente } });
    expect(await ids(typed)).toContain(quote.id);
  });

  it("is found by its number without hyphens, and by an error in a name that has an apostrophe", async () => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente: "Niamh O'Shaughnessy" } });
    expect(await ids(quote.number.replaceAll("-", ""))).toEqual([quote.id]);
    expect(await search("o'shaugnessy")).toMatchObject({ similar: true, hits: [{ recordId: quote.id }] });
  });

  it("of an earlier version is found as before, and without its marks once the sweep wrote its words again", async () => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente: "Eoin Mac-Giolla" } });
    await asOwner(app, async (em) => {
      await em.execute("alter table quotes disable trigger quotes_search_text");
      await em.execute("update quotes set search_text = plain_text('Eoin Mac-Giolla') where id = ?", [
        quote.id,
      ]);
      await em.execute("alter table quotes enable trigger quotes_search_text");
      await em.execute("insert into unsearched_records values ('quotes', 'uuid', 0, null)");
    });
    expect([await ids("macgiolla"), await ids("eoin mac-giolla")]).toEqual([[], [quote.id]]);
    await app.sweep();
    expect(await ids("macgiolla")).toEqual([quote.id]);
    expect((await app.app.services.pool.query("select from unsearched_records")).rowCount).toBe(0);
  });

  it("is found by the whole document of a traveller, and by no part of it", async () => {
    const quote = await anAcceptedQuote(app);
    await savePassengers(app, quote, [{ ...holder, documentoIdentidad: "79845612" }, husband, child]);
    expect(await ids("79.845.612")).toEqual([quote.id]);
    expect(await ids("7984561")).toEqual([]);
    const listed = await app.as("asesor")
      .ask(`{ whole: quotes(filter: { search: "79.845.612" }) { items { id } }
        part: quotes(filter: { search: "7984561" }) { items { id } } }`);
    expect(listed).toMatchObject({ whole: { items: [{ id: quote.id }] }, part: { items: [] } });
  });

  it("is found in spite of an error in a word, and it is said", async () => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente: "Wilhelmina Krautheim" } });
    expect(await search("wilhelmnia krautheim")).toMatchObject({
      similar: true,
      hits: [{ kind: "quote", recordId: quote.id, person: "Wilhelmina Krautheim" }],
    });
    expect((await search("wilhelmina krautheim")).similar).toBe(false);
    expect((await search("wilmina krautheim")).hits).toEqual([]);
    expect(await ids("wilhelmna krautheim")).toEqual([quote.id]);
  });

  it("is found by the beginning of a word whose second half has an error, and by words written since", async () => {
    const quote = await aQuote(app, { input: { ...client, destino: "Quetzaltenango" } });
    expect(await ids("quetzaltenngo")).toEqual([quote.id]);
    expect(await ids("quetzaltwnan")).toEqual([quote.id]);
    const { id, version } = (await app.as("asesor").ask(`{ quote(id: "${quote.id}") { id version } }`)).quote;
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }`, {
        id,
        input: { destino: "Chichicastenango", version },
      });
    expect(await ids("chichicastennago")).toEqual([quote.id]);
    await forgetsWords();
    expect(await knows("quetzaltenango")).toBe(false);
    expect(await knows("chichicastenango")).toBe(true);
  });

  it("is found by one or two letters only where a word begins so, beside a longer one", async () => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente: "Brunilda Wexelbaum" } });
    expect(await ids("wexelbaum br")).toEqual([quote.id]);
    expect(await ids("wexelbaum ld")).toEqual([]);
    expect(await ids("w b")).toContain(quote.id);
  });

  it("of somebody else is not found by who does not see it", async () => {
    const quote = await aQuote(app, { input: { ...client, nombreCliente: "Sólo Del Asesor" } });
    expect(await ids("solo del asesor", "asesor2")).toEqual([]);
    expect(await ids("solo del asesor", "admin")).toEqual([quote.id]);
    expect((await search("solo del asezor", "asesor2")).hits).toEqual([]);
  });

  it("shows the five newest, and not more", async () => {
    const made = [];
    for (let n = 0; n < 6; n++)
      made.push((await aQuote(app, { input: { ...client, nombreCliente: "Repetida Seisveces" } })).id);
    expect(await ids("repetida seisveces")).toEqual(made.reverse().slice(0, 5));
  });
});

describe("other records", () => {
  it("are found each by its own words", async () => {
    const contract = await aPayableContract(app);
    const { registerPayment: payment } = await app.as("asesor").ask(REGISTER, {
      input: aTransfer(contract.id),
      details: { referenciaPago: "BUSCA-778899" },
    });
    const packId = await aPackage(app, { title: "Travesía por la Serranía de Chiribiquete" });
    const provider = await aProvider(app, { name: "Hotel Caracolí Azul" });
    const reservation = await aReservation(app);

    const all = async (text: string, who: Handle = "owner") => (await search(text, who)).hits;
    expect(await all("busca-778899", "asesor")).toMatchObject([
      {
        kind: "payment",
        recordId: payment.id,
        parentId: contract.id,
        title: "Pago sin verificar",
        status: "pending",
        day: TODAY,
      },
    ]);
    expect((await all(contract.number)).filter(({ kind }) => kind === "contract")).toMatchObject([
      { status: "active", day: expect.stringMatching(DAY) },
    ]);
    expect(await all("chiribiquete", "asesor")).toMatchObject([
      { kind: "package", recordId: String(packId) },
    ]);
    expect(await all("caracoli azul")).toMatchObject([{ kind: "provider", recordId: provider.id }]);
    expect(await all("caracoli azul", "asesor")).toEqual([]);
    expect((await all("asesor@travesia.test")).map(({ kind }) => kind)).toContain("person");
    expect((await all("asesor@travesia.test", "asesor")).map(({ kind }) => kind)).not.toContain("person");
    expect((await all("cliente@travesia.test")).filter(({ kind }) => kind === "reservation")).toMatchObject([
      { recordId: reservation.id, status: "pendiente", day: expect.stringMatching(DAY) },
    ]);
  });

  it("of a customer are found by name and whole document, by who has sold them something", async () => {
    await aQuote(app, {
      input: { nombreCliente: "Purificación Zabaleta", emailCliente: "puri@ejemplo.test" },
    });
    expect(await search("puri@ejemplo.test")).toMatchObject({
      hits: [{ kind: "customer", title: "Purificación Zabaleta" }, { kind: "quote" }],
    });
    expect(await ids("puri@ejemplo.test", "asesor2", "customer")).toEqual([]);
  });

  it("of a contract are found by its client's telephone, also after it was changed", async () => {
    const contract = await aPayableContract(app);
    await asOwner(app, (em) =>
      em.execute(`update contracts set cliente = cliente || '{"phone": "+573129998877"}' where id = ?`, [
        contract.id,
      ]),
    );
    expect(await ids("312 999 8877", "asesor", "contract")).toEqual([contract.id]);
  });
});

describe("a text", () => {
  it.each(["", "  ", "ab", " a "])("of fewer than three letters finds nothing: '%s'", async (text) => {
    expect(await search(text)).toEqual({ hits: [], similar: false });
  });

  it.each([
    ...["%%%", "___", "\\\\\\", "'; drop table quotes; --", "((((", "[z-a]{9,2}"].map((text) => [text, text]),
    ["of 9,000 letters", "a".repeat(9000)],
  ])("of signs is only a text: %s", async (_, text) => {
    expect((await search(text!)).hits).toEqual([]);
  });
});
