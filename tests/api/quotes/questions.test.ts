import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCompletedQuote, aSentQuote } from "../../support/story/quotes.ts";
import { shareIt } from "../../support/story/sharing.ts";

const ASK = `mutation ($id: ID!, $text: String!) { askQuoteQuestion(id: $id, text: $text) { id } }`;
const ANSWER = `mutation ($id: ID!, $text: String!) { answerQuoteQuestion(id: $id, text: $text) {
  answer answeredBy { name } } }`;
const READ = `query ($id: ID!) { quoteQuestions(id: $id) { id text answer } }`;
const TOLD = `query ($id: ID!) { quote(id: $id) { tracking { event note actorName } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("a question of the client", () => {
  it("is notified to the seller, and answered on the page, in the timeline and by mail", async () => {
    const { id, token, number } = await aSentQuote(app);
    const asked = await app.withLink(token).ask(ASK, { id, text: " ¿Incluye <b>equipaje</b>? " });
    const { notifications } = await app
      .as("asesor")
      .ask(`{ notifications(filter: { type: "quote_question" }) { items { message } } }`);
    expect(notifications.items[0].message).toBe(
      `María Fernanda Torres pregunta sobre la cotización ${number} a Cartagena: ` +
        "«¿Incluye <b>equipaje</b>?».",
    );
    const question = asked.askQuoteQuestion.id;
    expectRefused(
      await app.as("asesor2").gql(ANSWER, { id: question, text: "Sí" }),
      "NOT_FOUND",
      "Pregunta no encontrada",
    );
    // The quote that it is about is none itself.
    expectRefused(
      await app.as("asesor").gql(ANSWER, { id, text: "Sí" }),
      "NOT_FOUND",
      "Pregunta no encontrada",
    );
    await app.as("asesor").ask(ANSWER, { id: question, text: "Sí, 23 kg por persona." });
    expect((await app.withLink(token).ask(READ, { id })).quoteQuestions).toEqual([
      { id: question, text: "¿Incluye <b>equipaje</b>?", answer: "Sí, 23 kg por persona." },
    ]);
    const mail = await app.mailWith("Sí, 23 kg por persona.");
    expect(mail?.html).toContain("&lt;b&gt;equipaje&lt;/b&gt;");
    const { quote } = await app.as("asesor").ask(TOLD, { id });
    expect(quote.tracking.slice(-2)).toEqual([
      { event: "question", note: "¿Incluye <b>equipaje</b>?", actorName: "María Fernanda Torres" },
      { event: "answered", note: "Sí, 23 kg por persona.", actorName: app.people.asesor.name },
    ]);
    expectRefused(
      await app.as("lider").gql(ANSWER, { id: question, text: "No" }),
      "CONFLICT",
      "La pregunta ya fue respondida.",
    );
  });

  it("leaves at once by a mail of its own, with its words, however lately another mail left", async () => {
    const { id, token } = await aSentQuote(app);
    await app.withLink(token).ask(ASK, { id, text: "¿Hay cuna?" });
    await app.withLink(token).ask(ASK, { id, text: "¿Y parqueadero?" });
    await app.runJobs();
    const mails = (await app.outbox(app.people.asesor.email)).filter(({ text }) =>
      /¿Hay cuna\?|¿Y parq/.test(text),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(["Pregunta de un cliente", "Pregunta de un cliente"]);
  });

  it("is the seller's turn until it is answered, is in their list, and nobody reminds themselves", async () => {
    const { id, token } = await aSentQuote(app);
    const asked = await app.withLink(token).ask(ASK, { id, text: "¿Incluye visa?" });
    const TURN = `query ($id: ID!) { quote(id: $id) { turn { userId isClient who step since }
      acts { name reason } } }`;
    const LIST = `{ quotes(page: 1, limit: 100, filter: { task: answer }) { items { id } } }`;
    const seen = async (who: "asesor" | "lider") => (await app.as(who).ask(TURN, { id })).quote;
    const listed = async (who: "asesor" | "asesor2" | "lider" | "owner") =>
      (await app.as(who).ask(LIST)).quotes.items.some((quote: { id: string }) => quote.id === id);
    const reason = async (who: "asesor" | "lider") =>
      (await seen(who)).acts.find(({ name }: { name: string }) => name === "remind")?.reason;
    expect((await seen("lider")).turn).toMatchObject({
      userId: app.people.asesor.id,
      isClient: false,
      step: "responder la pregunta del cliente",
    });
    expect([await reason("asesor"), await reason("lider")]).toEqual([
      "El siguiente paso te toca a ti.",
      null,
    ]);
    expectRefused(
      await app.as("asesor").gql(`mutation ($id: ID!) { remindQuote(id: $id) { id } }`, { id }),
      "CONFLICT",
      "El siguiente paso te toca a ti.",
    );
    const lists = () => Promise.all((["asesor", "lider", "owner", "asesor2"] as const).map(listed));
    expect(await lists()).toEqual([true, false, false, false]);
    await app.as("asesor").ask(ANSWER, { id: asked.askQuoteQuestion.id, text: "No." });
    expect((await seen("asesor")).turn).toMatchObject({ isClient: true, step: "responder la propuesta" });
    expect(await lists()).toEqual([false, false, false, false]);
  });

  it("with an account is answered there by a notice, and by no second mail", async () => {
    const { id, token, number } = await aSentQuote(app);
    const em = app.app.services.orm.em.fork();
    const account = [app.people.cliente.id, app.people.cliente.email, id];
    await em.execute("update quotes set cliente_id = ?, email_cliente = ? where id = ?", account);
    const { askQuoteQuestion } = await app.withLink(token).ask(ASK, { id, text: "¿Hay piscina?" });
    await app.as("asesor").ask(ANSWER, { id: askQuoteQuestion.id, text: "Sí, dos." });
    await app.runJobs();
    const { notifications } = await app
      .as("cliente")
      .ask(`{ notifications(filter: { type: "quote_question" }) { items { title link message } } }`);
    expect(notifications.items).toEqual([
      {
        title: "Respondimos tu pregunta",
        link: `/quote-approval/${id}`,
        message: expect.stringContaining(`sobre la cotización ${number} a Cartagena`),
      },
    ]);
    const mails = (await app.outbox(app.people.cliente.email)).map(({ text }) => text);
    expect(mails.filter((text) => /Sí, dos|lo que preguntaste/.test(text))).toHaveLength(1);
  });

  it("has its length, belongs to its quote, and comes ten times an hour at most through one link", async () => {
    const [quote, other] = [await aSentQuote(app), await aSentQuote(app)];
    const ask = (text: string, id = quote.id) => app.withLink(quote.token).gql(ASK, { id, text });
    expectRefused(await ask(" "), "BAD_USER_INPUT", "Escribe tu pregunta");
    expectRefused(await ask("a".repeat(2_001)), "BAD_USER_INPUT", "El texto tiene como máximo 2.000 letras");
    expectRefused(await ask("¿Y esta?", other.id), "NOT_FOUND");
    for (let n = 0; n < 9; n++) await ask(`¿Pregunta ${n}?`);
    expectRefused(await ask("¿Una más?"), "RATE_LIMITED");
    const { token } = await shareIt(app, quote);
    expect((await app.withLink(token).gql(ASK, { id: quote.id, text: "¿Por otro enlace?" })).errors).toBe(
      undefined,
    );
  });
});

describe("quotes without an answer", () => {
  it("are the quotes sent more than so many days ago", async () => {
    const [old, young] = [await aSentQuote(app), await aSentQuote(app)];
    const em = app.app.services.orm.em.fork();
    await em.execute("update quotes set sent_at = sent_at - interval '6 days' where id = ?", [old.id]);
    await em.execute("update quotes set sent_at = sent_at - interval '4 days' where id = ?", [young.id]);
    const idsFor = async (unansweredDays: number) =>
      (
        await app
          .as("asesor")
          .ask(
            `query ($filter: QuoteFilter) { quotes(page: 1, limit: 100, filter: $filter) { items { id } } }`,
            { filter: { unansweredDays } },
          )
      ).quotes.items.map(({ id }: { id: string }) => id);
    expect(await idsFor(5)).toEqual([old.id]);
    expect((await idsFor(3)).toSorted()).toEqual([old.id, young.id].toSorted());
  });
});

describe("a program that makes previews", () => {
  it.each(["WhatsApp/2.24.1 A", "facebookexternalhit/1.1", "TelegramBot (like TwitterBot)"])(
    "gets a card alone: %s",
    async (robot) => {
      const quote = await aCompletedQuote(app);
      const { token } = await shareIt(app, quote);
      const address = `${app.url}/quote-approval/${quote.id}?token=${token}`;
      const answer = await fetch(address, { headers: { "user-agent": robot, accept: "*/*" } });
      const text = await answer.text();
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(text).toContain('property="og:title" content="Tu viaje a Cartagena"');
      expect(text).toContain("Bogotá → Cartagena");
      for (const secret of ["María", "3.000.000", "$", quote.number, token])
        expect(text).not.toContain(secret);
      const { quote: seen } = await app
        .as("asesor")
        .ask(`query ($id: ID!) { quote(id: $id) { openings } }`, { id: quote.id });
      expect(seen.openings).toBe(0);
      const person = await fetch(address, { headers: { "user-agent": "Mozilla/5.0", accept: "text/html" } });
      expect(await person.text()).toContain("3.000.000");
    },
  );
});

describe("the words of a message", () => {
  const WORD = `mutation ($text: String) { wordMessage(purpose: offer, text: $text) { purpose text own } }`;
  const word = (text: string | null) => app.as("owner").gql(WORD, { text });

  it("are the agency's own, with the link and the known data in them", async () => {
    expectRefused(
      await word("Sin nada que abrir"),
      "BAD_USER_INPUT",
      "El mensaje necesita {enlace}: es lo que el cliente abre.",
    );
    expectRefused(await word("{precio} {enlace}"), "BAD_USER_INPUT");
    expectRefused(
      await word(`{enlace}${"a".repeat(600)}`),
      "BAD_USER_INPUT",
      "El mensaje tiene como máximo 600 letras",
    );
    await word("Mira, {cliente}: {enlace} ({agencia})");
    const { text, link } = await shareIt(
      app,
      await aCompletedQuote(app, { input: { nombreCliente: "{enlace} Ruiz" } }),
    );
    expect(text).toBe(`Mira, {enlace}: ${link} (Travesía)`);
    const back = await word(null);
    expect(back.data?.["wordMessage"][0]).toMatchObject({ purpose: "offer", own: false });
  });
});
