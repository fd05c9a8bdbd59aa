import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const ASK = `mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id quoteNumber } }`;
const JOIN = `mutation ($id: ID!) { joinRepeatedQuote(id: $id) { id status joinedToNumber } }`;
const REQUOTE = `mutation ($id: ID!) {
  requoteQuote(id: $id, input: { requoteReason: "Era otra solicitud" }) { status } }`;
const ASSIGN = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
  reassignQuote(id: $id, input: $input) { id } }`;
const TOLD = `query ($type: String) {
  notifications(limit: 20, filter: { type: $type }) { items { message } } }`;

interface Request {
  readonly id: string;
  readonly quoteNumber: string;
}

let addresses = 0;
/** A visitor with an address of their own: one address asks for ten quotes an hour. */
const visitor = () => app.as(null).with({ "x-forwarded-for": `10.2.0.${(addresses += 1)}` });

/** Sends a visitor's request from this e-mail; the trip is that of `family` except for `input`. */
const ask = async (emailCliente: string, input: object = {}): Promise<Request> =>
  (await visitor().ask(ASK, { input: { ...family, emailCliente, ...input } })).createExternalQuote;

const seen = async (id: string) =>
  (
    await app.as("owner").ask(
      `query ($id: ID!) { quote(id: $id) { repeatsId repeatedNumber repeatedStatus status observaciones
        joinedToNumber tracking { event note } } }`,
      { id },
    )
  ).quote;

/** Numbers of telephone that nobody else in this file has. */
let phones = 3_120_000_000;
const newPhone = () => ({ telefonoCliente: String(phones++) });

it("the same trip asked for again within ten minutes is a quote too, marked with the first one's number", async () => {
  const phone = newPhone();
  const first = await ask("repite@example.com", phone);
  const answer = await visitor().rest("POST", "/quotes/external", {
    nombre_cliente: "María F. Torres",
    email_cliente: "REPITE@example.com ",
    telefono_cliente: "3009998877",
    destino: " CARTAGÉNA ",
    fecha_ida: family.fechaIda,
    observaciones: "Con vista al mar",
  });
  expect(answer.status).toBe(201);
  expect(answer.body.quote.quote_number).not.toBe(first.quoteNumber);
  expect(await seen(answer.body.quote.id)).toMatchObject({
    repeatsId: first.id,
    repeatedNumber: first.quoteNumber,
    repeatedStatus: "pending",
    status: "pending",
  });
  const third = await ask("otro-correo@example.com", phone);
  expect((await seen(third.id)).repeatedNumber).toBe(first.quoteNumber);
  expect((await seen(first.id)).repeatsId).toBeNull();
});

it("another place, another day, another person or an hour later is no repetition", async () => {
  const phone = newPhone();
  await ask("distinta@example.com", phone);
  const others = [
    await ask("distinta@example.com", { ...phone, destino: "Santa Marta" }),
    await ask("distinta@example.com", { ...phone, fechaIda: inDays(52) }),
    await ask("nadie-mas@example.com", newPhone()),
  ];
  app.clock.advance({ minutes: 11 });
  others.push(await ask("distinta@example.com", phone));
  for (const { id } of others) expect((await seen(id)).repeatsId).toBeNull();
});

it("one of two requests at once repeats the other", async () => {
  const phone = newPhone();
  const both = await Promise.all([ask("doble@example.com", phone), ask("doble@example.com", phone)]);
  const repeated = (await Promise.all(both.map(({ id }) => seen(id)))).map(({ repeatsId }) => repeatsId);
  expect(repeated.filter((id) => id === null)).toHaveLength(1);
  expect(both.map(({ id }) => id)).toContain(repeated.find((id) => id !== null));
});

it("a visitor learns nothing of it, and only who sells it joins it", async () => {
  const phone = newPhone();
  await ask("ajena@example.com", phone);
  const answer = await visitor().freely.ask(ASK.replace("quoteNumber", "repeatsId repeatedNumber"), {
    input: { ...family, ...phone, emailCliente: "ajena@example.com" },
  });
  expect(answer.createExternalQuote).toMatchObject({ repeatsId: null, repeatedNumber: null });
  const { id } = await ask("ajena@example.com", phone);
  expectRefused(await app.as("asesor").gql(JOIN, { id }), "NOT_FOUND", "Cotización no encontrada");
});

it("a repeated request is joined once: the later ends with its facts, both say so, and a requote undoes it", async () => {
  const phone = newPhone();
  const first = await ask("une@example.com", phone);
  const later = await ask("une@example.com", { ...phone, observaciones: "Piso alto" });
  const join = () => app.as("admin").gql(JOIN, { id: later.id });
  const answers = await Promise.all([join(), join()]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expectRefused(
    answers.find(({ errors }) => errors)!,
    "CONFLICT",
    "La cotización está en estado «Expirada» y ya no se une a otra.",
  );
  const ended = await seen(later.id);
  expect(ended).toMatchObject({ status: "expired", joinedToNumber: first.quoteNumber });
  expect(ended.observaciones).toBe("Piso alto");
  expect(ended.tracking.at(-1)).toEqual({ event: "joined", note: `Sigue en ${first.quoteNumber}` });
  const kept = await seen(first.id);
  expect(kept.status).toBe("pending");
  expect(kept.tracking.at(-1)).toEqual({ event: "joined", note: `${later.quoteNumber}: «Piso alto»` });

  await app.as("admin").ask(REQUOTE, { id: later.id });
  expect(await seen(later.id)).toMatchObject({ status: "requote", joinedToNumber: null, repeatsId: null });
});

it("the database joins only what is over, and a deleted first request leaves the other as it is", async () => {
  const phone = newPhone();
  const first = await ask("borra@example.com", phone);
  const later = await ask("borra@example.com", phone);
  const joining = app.app.services.orm.em
    .fork()
    .execute("update quotes set joined_to_id = ? where id = ?", [first.id, later.id]);
  await expect(joining).rejects.toThrow("quotes_joined_is_over");
  await app.as("owner").ask(`mutation ($id: ID!) { deleteQuote(id: $id) }`, { id: first.id });
  expect(await seen(later.id)).toMatchObject({ repeatsId: null, status: "pending" });
});

it("the seller of the first request is notified of the repetition, and of the joining of both", async () => {
  const phone = newPhone();
  const first = await ask("avisa@example.com", phone);
  const input = { sellerId: app.people.asesor.id, reassignmentReason: "Conoce la ruta" };
  await app.as("admin").ask(ASSIGN, { id: first.id, input });
  const later = await ask("avisa@example.com", phone);
  await app.as("admin").ask(JOIN, { id: later.id });
  const noticesOf = async (type: string) =>
    (await app.as("asesor").ask(TOLD, { type })).notifications.items.map(
      ({ message }: { message: string }) => message,
    );
  expect(await noticesOf("quote_repeated")).toEqual([
    `${family.nombreCliente} pidió otra vez el viaje a ${family.destino} de la cotización ` +
      `${first.quoteNumber}: llegó como ${later.quoteNumber}.`,
  ]);
  expect(await noticesOf("quote_joined")).toEqual([
    expect.stringMatching(
      new RegExp(`unió la solicitud ${later.quoteNumber} a la cotización ${first.quoteNumber}`),
    ),
  ]);
  expect(await noticesOf("quote_updated")).toEqual([]);
});
