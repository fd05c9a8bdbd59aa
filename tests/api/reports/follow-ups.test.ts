import { beforeAll, describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { START, type TestApp } from "../../support/app.ts";
import { at, theNext } from "../../support/calendar.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

const CHAT = "mutation ($id: ID!) { remindQuoteByWhatsapp(id: $id) { text } }";
const BACK = "mutation ($id: ID!) { withdrawQuoteReminder(id: $id) }";
const INBOX = "{ dayInbox(limit: 100) { rows { kind recordId } } }";
const WORD = `mutation ($purpose: MessagePurpose!, $text: String) {
  wordMessage(purpose: $purpose, text: $text) { text } }`;

/** A Monday whose week and the next have no holiday: clients may be written to on each of their days. */
const MONDAY = theNext(
  (day) => weekday(day) === 1 && [0, 1, 2, 3, 4, 5, 7, 8].every((days) => !isHoliday(addDays(day, days))),
);

let app: TestApp;
let mails = 0;
beforeAll(async () => {
  app = await anAppWithSales();
});
/** Signs a person in some days after the Monday. */
async function on(days: number, who: Handle = "asesor", time = "10:00"): Promise<Client> {
  app.clock.set(at(addDays(MONDAY, days), time));
  return signedInNow(app, who);
}
/** Returns a quote that was sent on the Monday, to a client of its own. */
async function sent(input: object = {}) {
  mails += 1;
  // Its seller is signed in since then.
  app.clock.set(START);
  const quote = await aSentQuote(app, { input: { emailCliente: `sigue${mails}@correo.test`, ...input } });
  await app.app.services.orm.em
    .fork()
    .execute("update quotes set sent_at = ?, expires_at = ? where id = ?", [
      at(MONDAY, "09:00"),
      at(addDays(MONDAY, 15), "23:59"),
      quote.id,
    ]);
  return quote;
}
const kindsOf = async (client: Client, id: string): Promise<readonly string[]> =>
  (await client.ask(INBOX)).dayInbox.rows
    .filter((row: { recordId: string }) => row.recordId === id)
    .map(({ kind }: { kind: string }) => kind);
const textOf = async (client: Client, id: string): Promise<string> =>
  (await client.ask(CHAT, { id })).remindQuoteByWhatsapp.text;

describe("the follow-ups of an offer", () => {
  it("are in the day of its seller one, three and seven days on, each until it is done", async () => {
    const quote = await sent();
    expect(await kindsOf(await on(0, "asesor", "11:00"), quote.id)).toEqual([]);
    for (const [days, kind, said] of [
      [1, "quotes_to_follow_up", /¿Pudiste ver tu propuesta para Cartagena\?/],
      [3, "quotes_without_reply", /¿Cómo vas con la decisión sobre Cartagena\?/],
      [7, "quotes_without_reply", /¿Seguimos con tu viaje a Cartagena\?/],
    ] as const) {
      const asesor = await on(days, "asesor", "12:00");
      expect([days, await kindsOf(asesor, quote.id)]).toEqual([days, [kind]]);
      expect(await textOf(asesor, quote.id)).toMatch(said);
      expect(await kindsOf(asesor, quote.id)).toEqual([]);
      expect([days + 1, await kindsOf(await on(days + 1, "asesor", "12:00"), quote.id)]).toEqual([
        days + 1,
        [],
      ]);
    }
  });

  it("say what the agency wrote for their day", async () => {
    const quote = await sent();
    const text = "¡{nombre}! Tu viaje a {destino} te espera: {enlace}";
    await (await on(0, "owner")).ask(WORD, { purpose: "follow_up_1", text });
    expect(await textOf(await on(1), quote.id)).toMatch(/^¡María! Tu viaje a Cartagena te espera: http/);
  });

  it("write to a client once a day, on any subject and by any way", async () => {
    const [one, other] = [await sent(), await sent({ emailCliente: "misma@correo.test" })];
    await app.app.services.orm.em
      .fork()
      .execute("update quotes set email_cliente = 'misma@correo.test' where id = ?", [one.id]);
    const asesor = await on(1);
    await textOf(asesor, one.id);
    const again = "A este cliente ya se le escribió hoy. Puedes hacerlo de nuevo mañana (Ley 2300 de 2023).";
    expectRefused(await asesor.gql(CHAT, { id: other.id }), "CONFLICT", again);
    const mail = "mutation ($id: ID!) { remindQuote(id: $id) { id } }";
    expectRefused(await asesor.gql(mail, { id: other.id }), "CONFLICT", again);
    expect(await textOf(await on(2), other.id)).toContain("http");
  });
});

describe("the note that a client was written to", () => {
  it("is undone by its author: the row is shown again, and the day's contact is free", async () => {
    const quote = await sent();
    const asesor = await on(1);
    await textOf(asesor, quote.id);
    expect((await asesor.ask(BACK, { id: quote.id })).withdrawQuoteReminder).toBe(true);
    expect(await kindsOf(asesor, quote.id)).toEqual(["quotes_to_follow_up"]);
    expect(await textOf(asesor, quote.id)).toContain("http");
  });

  it("stays once a minute has passed, and once it was undone", async () => {
    const quote = await sent();
    const asesor = await on(1);
    const late = "No se puede deshacer: ya pasó el tiempo o hiciste otro cambio después";
    await textOf(asesor, quote.id);
    app.clock.advance({ minutes: 2 });
    expectRefused(await asesor.gql(BACK, { id: quote.id }), "CONFLICT", late);
    expect(await kindsOf(asesor, quote.id)).toEqual([]);
  });

  it("stays when another person acted on the record since, and the refusal says who and when", async () => {
    const quote = await sent();
    const asesor = await on(1);
    await textOf(asesor, quote.id);
    await (
      await on(1, "owner")
    ).ask("mutation ($id: ID!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }", {
      id: quote.id,
      input: { telefonoCliente: "3009998877" },
    });
    expectRefused(
      await asesor.gql(BACK, { id: quote.id }),
      "CONFLICT",
      /^No se puede deshacer: Olga .* hizo otro cambio el .*10:00/,
    );
  });
});
