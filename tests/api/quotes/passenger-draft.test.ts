import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { formTokenOf, holder, SAVE, savePassengers } from "../../support/story/passengers.ts";
import { anAcceptedQuote, type StoryQuote } from "../../support/story/quotes.ts";

const DRAFT = `mutation ($quoteId: ID!, $input: PassengerDraftInput!) {
  savePassengerDraft(quoteId: $quoteId, input: $input) { byStaff passengers { nombre } } }`;
const READ = `query ($quoteId: ID!) { passengerDraft(quoteId: $quoteId) {
    byStaff passengers { titular nombre email documentoIdentidad fechaNacimiento viajaCon } }
  passengerCount(quoteId: $quoteId) quoteOfPassengers(quoteId: $quoteId) { status } }`;
/** Typed half-way: nothing of it could be saved as the list. */
const typed = [
  { titular: true, nombre: "Ma", email: "maria@", fechaNacimiento: "1985-13" },
  { nombre: "An" },
];

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const clientOf = async (quote: StoryQuote) => app.withLink(await formTokenOf(app, quote));
const keep = (quoteId: string, passengers: object[] = typed, aceptaTratamiento = true) => ({
  quoteId,
  input: { passengers, aceptaTratamiento },
});
const rows = async () =>
  Number(
    (await app.app.services.orm.em.fork().execute("select count(*) as n from passenger_drafts"))[0]?.["n"],
  );

describe("the draft of the passengers' form", () => {
  it("is kept as it was typed on one device and read on another, and changes nothing of the list", async () => {
    const quote = await anAcceptedQuote(app);
    const client = await clientOf(quote);
    await client.ask(DRAFT, keep(quote.id, [{ nombre: "M" }]));
    await client.ask(DRAFT, keep(quote.id));
    expect(await (await clientOf(quote)).ask(READ, { quoteId: quote.id })).toMatchObject({
      passengerDraft: {
        byStaff: false,
        passengers: [
          { titular: true, nombre: "Ma", email: "maria@", fechaNacimiento: "1985-13", viajaCon: null },
          { nombre: "An", documentoIdentidad: null },
        ],
      },
      passengerCount: 0,
      quoteOfPassengers: { status: "pending_passengers" },
    });
    const consents = await app.app.services.orm.em
      .fork()
      .execute("select given from consents where record_id = ? and purpose = 'passengers'", [quote.id]);
    expect(consents).toEqual([{ given: true }]);
    await savePassengers(app, quote);
    expect((await client.ask(READ, { quoteId: quote.id })).passengerDraft).toBeNull();
  });

  it("is not kept without consent, for more people than travel, nor from a person without reach", async () => {
    const [quote, other] = [await anAcceptedQuote(app), await anAcceptedQuote(app)];
    const client = await clientOf(quote);
    const refused = (variables: object, text: string) => async () =>
      expectRefused(await client.gql(DRAFT, variables), "BAD_USER_INPUT", text);
    await refused(keep(quote.id, typed, false), "Debes autorizar el tratamiento de datos para guardar")();
    const many = Array.from({ length: 200 }, (_, n) => ({ nombre: `P${n}` }));
    await refused(keep(quote.id, many), "Hay más pasajeros que personas en la cotización")();
    await refused(keep(quote.id, [{ nombre: "a".repeat(201) }]), "El texto es demasiado largo")();
    expectRefused(await client.gql(DRAFT, keep(other.id)), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(await app.as("asesor2").gql(DRAFT, keep(quote.id)), "NOT_FOUND");
    expect((await client.ask(READ, { quoteId: quote.id })).passengerDraft).toBeNull();
    expect(
      await app.as("asesor2").freely.ask(READ.replace(/passengerCount.*/s, "}"), { quoteId: quote.id }),
    ).toEqual({ passengerDraft: null });
  });

  it("of two who type at once is that of one of them", async () => {
    const quote = await anAcceptedQuote(app);
    const client = await clientOf(quote);
    const answers = await Promise.all(
      ["Uno", "Dos"].map((nombre) => client.gql(DRAFT, keep(quote.id, [{ nombre }]))),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    const { passengerDraft } = await client.ask(READ, { quoteId: quote.id });
    expect(["Uno", "Dos"]).toContain(passengerDraft.passengers[0].nombre);
  });

  it("goes when nobody finished it while its link lived", async () => {
    const quote = await anAcceptedQuote(app);
    await (await clientOf(quote)).ask(DRAFT, keep(quote.id));
    expect(await rows()).toBeGreaterThan(0);
    const now = app.clock.now();
    app.clock.set(`${inDays(31)}T15:00:00Z`);
    await app.sweep();
    app.clock.set(now);
    expect(await rows()).toBe(0);
  });
});

describe("200 people", () => {
  const crowd = Array.from({ length: 199 }, (_, n) => ({
    nombre: `Viajero ${"abcdefghij"[n % 10]}${"abcdefghijklmnopqrst"[Math.floor(n / 10)]}`,
    apellido: "Pérez",
    tipoDocumento: "passport",
    documentoIdentidad: `AB${100_000 + n}`,
  }));

  it("are one list where so many travel, and refused as a whole where fewer do", async () => {
    const few = await anAcceptedQuote(app);
    const answer = await (
      await clientOf(few)
    ).gql(SAVE, {
      quoteId: few.id,
      input: { passengers: [holder, ...crowd] },
    });
    expectRefused(answer, "BAD_USER_INPUT", "Hay más pasajeros que personas en la cotización");
    const many = await anAcceptedQuote(app, {
      input: { numeroPersonas: 200, adultos: 200, menores: 0, edadesMenores: [] },
    });
    const saved = await savePassengers(app, many, [holder, ...crowd]);
    expect(saved.savePassengers).toMatchObject({ total: 200, completos: 1 });
  });
});
