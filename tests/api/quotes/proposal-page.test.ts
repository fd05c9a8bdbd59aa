import { beforeAll, describe, expect, it } from "vitest";
import { LinkToken } from "../../../api/src/core/links/link.entity.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, longDay } from "../../support/calendar.ts";
import { aSentQuote, sendIt, type StoryQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const addressOf = ({ id, token }: StoryQuote) => `${app.url}/quote-approval/${id}?token=${token}`;
const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers: { accept: "text/html", ...headers } });
const post = (quote: StoryQuote, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(addressOf(quote), {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ version: "1", ...fields }),
    headers: { accept: "text/html", ...headers },
  });
const stateOf = async ({ id }: StoryQuote) =>
  (
    await app
      .as("asesor")
      .ask(`query ($id: ID!) { quote(id: $id) { status openings motivoRechazo requoteReason } }`, { id })
  ).quote;

describe("the page of a proposal", () => {
  it("says without a script what is offered, until when, by whom, and how it is paid", async () => {
    const quote = await aSentQuote(app);
    const answer = await open(addressOf(quote));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const page = await answer.text();
    expect(page).toContain(`/quotes/${quote.id}/download-pdf?token=`);
    const text = page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    for (const part of [
      quote.number,
      "Tu viaje a Cartagena",
      "Precio por persona $ 1.000.000",
      "Precio total $ 3.000.000",
      `Es válida hasta el ${longDay(inDays(15))}`,
      "RNT n.º 123456",
      app.people.asesor.name,
      "la inicial suele ser del 30 %",
      "Aprobar cotización",
      "Pedir ajustes",
    ])
      expect(text).toContain(part);
  });

  it("is no opening while it is only looked at; a decision is", async () => {
    const quote = await aSentQuote(app);
    await open(addressOf(quote));
    await open(addressOf(quote));
    expect((await stateOf(quote)).openings).toBe(0);
    await post(quote, { acto: "rechazar", motivo: "Encontré otra opción" });
    expect(await stateOf(quote)).toMatchObject({ openings: 1, motivoRechazo: "Encontré otra opción" });
  });

  it.each([
    ["aprobar", {}, "pending_passengers"],
    ["ajustar", { motivo: "Queremos otro hotel" }, "requote"],
    ["rechazar", { motivo: "Cambiamos de planes" }, "rejected"],
  ])("takes the answer of a form: %s, and leads back to itself", async (acto, fields, status) => {
    const quote = await aSentQuote(app);
    const answer = await post(quote, { acto, ...fields }, { "sec-fetch-site": "same-origin" });
    expect(answer.status).toBe(303);
    const { location } = { location: answer.headers.get("location") ?? "" };
    expect(new URL(location, app.url).href).toBe(addressOf(quote));
    expect((await stateOf(quote)).status).toBe(status);
    expect(await (await open(addressOf(quote))).text()).not.toContain("Aprobar cotización");
  });

  it("shows a form that was refused again, with its typed values", async () => {
    const quote = await aSentQuote(app);
    const empty = await post(quote, { acto: "rechazar", motivo: " " });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("El motivo de rechazo es obligatorio");
    await app
      .as("lider")
      .ask(`mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otro" }) { id } }`, quote);
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { updateQuote(id: $id, input: { precioTotal: 2800000 }) { status } }`, quote);
    const newer = await sendIt(app, quote);
    const old = await post(newer, { acto: "ajustar", motivo: "Con <desayuno>" });
    expect(old.status).toBe(409);
    const text = await old.text();
    expect(text).toContain("Hay una versión más reciente de la cotización. Revísala antes de decidir.");
    expect(text).toContain("Con &lt;desayuno&gt;</textarea>");
    expect((await stateOf(quote)).status).toBe("sent");
  });

  it("takes a question, and shows it with its answer; an empty one and the eleventh are refused", async () => {
    const quote = await aSentQuote(app);
    const asked = await post(quote, { acto: "preguntar", motivo: "¿El hotel tiene <piscina>?" });
    expect(asked.status).toBe(303);
    const text = await (await open(addressOf(quote))).text();
    expect(text).toContain("¿El hotel tiene &lt;piscina&gt;?");
    expect(text).toContain("Tu asesor te responderá aquí.");
    const { quoteQuestions } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { quoteQuestions(id: $id) { id text } }`, quote);
    expect(quoteQuestions).toMatchObject([{ text: "¿El hotel tiene <piscina>?" }]);
    await app
      .as("asesor")
      .ask(
        `mutation ($id: ID!) { answerQuoteQuestion(id: $id, text: "Sí, dos.") { id } }`,
        quoteQuestions[0],
      );
    expect(await (await open(addressOf(quote))).text()).toContain("Sí, dos.");
    const empty = await post(quote, { acto: "preguntar", motivo: " " });
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining("Escribe tu pregunta")]);
    for (let n = 0; n < 9; n++) await post(quote, { acto: "preguntar", motivo: `Otra ${n}` });
    const eleventh = await post(quote, { acto: "preguntar", motivo: "Una más" });
    expect(eleventh.status).toBe(429);
    expect(await eleventh.text()).toContain("Una más</textarea>");
  });

  it("takes no form from another house, of another kind or of an unknown act", async () => {
    const quote = await aSentQuote(app);
    const no = { acto: "rechazar", motivo: "No" };
    expect((await post(quote, no, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post(quote, no, { origin: "https://otra.example" })).status).toBe(403);
    expect((await post(quote, { acto: "borrar" })).status).toBe(400);
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await fetch(addressOf(quote), json)).status).toBe(415);
    expect((await stateOf(quote)).status).toBe("sent");
  });

  it("of a link that is altered, revoked or of another quote says so in words", async () => {
    const [quote, other] = [await aSentQuote(app), await aSentQuote(app)];
    const dead = async (address: string) => {
      const answer = await open(address);
      expect(await answer.text()).toContain(
        "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.",
      );
      return answer.status;
    };
    expect(await dead(`${addressOf(quote)}x`)).toBe(401);
    expect(await dead(addressOf({ ...other, token: quote.token }))).toBe(404);
    const em = app.app.services.orm.em.fork();
    await em.nativeUpdate(LinkToken, { recordId: quote.id }, { revokedAt: app.clock.now() });
    expect(await dead(addressOf(quote))).toBe(401);
    expect((await post(quote, { acto: "aprobar" })).status).toBe(401);
    expect((await stateOf(quote)).status).toBe("sent");
  });
});
