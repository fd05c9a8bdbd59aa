import { beforeEach, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { mailedCode, mailsSoFar, newMail } from "../../support/mailed-code.ts";
import { asOwner } from "../../support/owner.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aSentCalculation } from "../../support/story/calculation.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  ALLOW,
  acceptSummary,
  allowClosing,
  aSittingToAccept,
  choose,
  CLOSING,
  closingOf,
  contractOf,
  enterTravellers,
  openStep,
  reportSitting,
  signSitting,
  START,
  startClosing,
} from "../../support/story/online-closing.ts";
import { aSentQuoteWithThree, named, PREMIUM } from "../../support/story/options.ts";
import { aCompletedQuote, aSentQuote } from "../../support/story/quotes.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const STOP = `mutation ($quoteId: ID!, $input: EndClosingInput!) {
  stopClosing(quoteId: $quoteId, input: $input) { status acts { name } } }`;
const TAKE_OVER = `mutation ($quoteId: ID!) { takeOverClosing(quoteId: $quoteId) { status endReason } }`;
const CODE = `mutation ($quoteId: ID!) { requestClosingCode(quoteId: $quoteId) }`;
const CONTINUE = `mutation ($quoteId: ID!, $code: String!) {
  continueClosing(quoteId: $quoteId, code: $code) }`;
const CONTRACT = `query ($id: ID!) { contract(id: $id) { status precioTotal formaPago
  plan { monto fechaVencimiento } createdBy { name } } }`;
const HISTORY = `query ($id: String!) { recordHistory(record: quote, id: $id, limit: 50) {
  items { text type } } }`;
const SELLER = "Tu asesor te llamará para terminar contigo.";

const theApp = anAppForEach();
let app: TestApp;
beforeEach(() => {
  app = theApp();
});

/** A quote of a trip that leaves so late that three payments by fortnight fit before it. */
const anAllowedQuote = async () =>
  allowClosing(app, await aSentQuote(app, { input: { fechaIda: inDays(120), fechaRegreso: inDays(125) } }));

describe("a client alone", () => {
  it("goes from the proposal to a signed contract whose first installment is reported", async () => {
    const quote = await anAllowedQuote();
    const sitting = await startClosing(app, quote);
    expect(await closingOf(app, sitting)).toMatchObject({ status: "en_curso", step: "elegir" });
    await choose(app, sitting, { payments: 3 });
    expect((await closingOf(app, sitting)).step).toBe("viajeros");
    await enterTravellers(app, sitting);
    const { step, order } = await closingOf(app, sitting);
    expect(step).toBe("resumen");
    expect(order?.summary.total).toBe(3_000_000);
    expect(order?.summary.payments.map(({ amount }) => amount)).toEqual([1_000_000, 1_000_000, 1_000_000]);

    const contractId = await contractOf(app, sitting);
    const { contract } = await app.as("gerente").ask(CONTRACT, { id: contractId });
    expect(contract).toMatchObject({ status: "active", precioTotal: 3_000_000, formaPago: "cuotas" });
    expect(contract?.plan.map(({ fechaVencimiento }) => fechaVencimiento)).toEqual(
      order?.summary.payments.map(({ dueOn }) => dueOn),
    );
    await signSitting(app, sitting, contractId);
    expect((await closingOf(app, sitting)).step).toBe("pago");
    await reportSitting(app, sitting, contractId, 1_000_000);
    expect(await closingOf(app, sitting)).toMatchObject({ status: "cerrado", step: "listo" });
    expect((await app.as("gerente").ask(CONTRACT, { id: contractId })).contract?.status).toBe("signed");
  });

  it("gets the summary by mail as soon as it is accepted, with who sells and the retracto", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    await contractOf(app, sitting);
    const mail = await newMail(app, "Recibimos tu pedido");
    expect(mail?.text).toContain(`Total: ${formatCop(3_000_000)}, con todos los impuestos y cargos.`);
    expect(mail?.text).toMatch(/Vende .+, NIT .+, RNT .+/);
    expect(mail?.text).toContain("derecho de retracto");
  });

  it("acts under the name of the person who allowed it, as the history shows", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    await contractOf(app, sitting);
    const { recordHistory } = await app.as("gerente").ask(HISTORY, { id: sitting.quote.id });
    const accepted = recordHistory.items.find(({ type }) => type === "quote.closing-accepted");
    expect(accepted?.text).toBe(
      `El cliente, con permiso de ${app.people.gerente.name}, aceptó el resumen de su compra.`,
    );
  });

  it("makes one contract, however often and from how many devices the summary is accepted", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    const answers = await Promise.all([acceptSummary(app, sitting), acceptSummary(app, sitting)]);
    const ids = new Set(answers.flatMap(({ data }) => (data ? [data.acceptClosing] : [])));
    expect(ids.size).toBe(1);
    const [{ count }] = await asOwner(app, (em) =>
      em.execute<[{ count: number }]>("select count(*)::int as count from contracts where quote_id = ?", [
        sitting.quote.id,
      ]),
    );
    expect(count).toBe(1);
  });

  it("changes the choice until the summary is accepted, and never after", async () => {
    const quote = await aSentQuoteWithThree(app);
    await allowClosing(app, quote);
    const sitting = await startClosing(app, quote);
    const premium = named(quote, "Premium");
    expect((await choose(app, sitting, { option: premium.id, payments: 1 })).errors).toBeUndefined();
    const { order } = await closingOf(app, sitting);
    expect(order?.summary).toMatchObject({ total: PREMIUM, option: "Premium" });
    expect(order?.options.filter(({ chosen }) => chosen).map(({ name }) => name)).toEqual(["Premium"]);
    await enterTravellers(app, sitting);
    const contractId = await contractOf(app, sitting);
    expect((await app.as("gerente").ask(CONTRACT, { id: contractId })).contract?.precioTotal).toBe(PREMIUM);
    const refused = await choose(app, sitting, { payments: 1 });
    expectRefused(refused, "CONFLICT", "Ya aceptaste el resumen. Para cambiar algo, escríbele a tu asesor.");
  });

  it("adds extras by their final price, also before the summary, and the contract has them", async () => {
    const bodega = { opcional: true, costo: 90_001, tipo: "23 kg" };
    const quote = await aSentCalculation(app, { input: { equipaje: { bodega } } });
    await allowClosing(app, quote);
    const sitting = await startClosing(app, quote, { extras: ["equipaje.bodega"] });
    const started = (await closingOf(app, sitting)).order;
    const [extra] = started?.options[0]?.extras ?? [];
    expect(extra).toMatchObject({ key: "equipaje.bodega", chosen: true });
    expect(started?.summary.total).toBe((started?.options[0]?.price ?? 0) + (extra?.price ?? 0));
    await choose(app, sitting, { payments: 1, extras: [] });
    expect((await closingOf(app, sitting)).order?.summary.extras).toEqual([]);
    await choose(app, sitting, { payments: 1, extras: ["equipaje.bodega"] });
    expectRefused(
      await choose(app, sitting, { payments: 1, extras: ["seguros.cancelacion"] }),
      "BAD_USER_INPUT",
      "El extra no hace parte de esta propuesta",
    );
    await enterTravellers(app, sitting);
    const contractId = await contractOf(app, sitting);
    const { contract } = await app.as("gerente").ask(CONTRACT, { id: contractId });
    expect(contract?.precioTotal).toBe(started?.summary.total);
  });

  it("opens no step before the steps that precede it", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    for (const step of ["viajeros", "firma", "pago"] as const)
      expectRefused(await openStep(app, sitting, step), "CONFLICT", "Termina primero los pasos anteriores.");
    expectRefused(await acceptSummary(app, sitting), "CONFLICT", "Termina primero los pasos anteriores.");
  });

  it("accepts only the summary that was read", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    const read = (await closingOf(app, sitting)).order?.sha256 ?? "";
    await choose(app, sitting, { payments: 2 });
    const late = await app.withLink(sitting.token).gql(
      `mutation ($quoteId: ID!, $browser: String, $sha256: String!) {
        acceptClosing(quoteId: $quoteId, browser: $browser, sha256: $sha256) }`,
      { quoteId: sitting.quote.id, browser: sitting.browser, sha256: read },
    );
    expectRefused(
      late,
      "CONFLICT",
      "El resumen cambió mientras lo leías. Revísalo de nuevo antes de aceptarlo.",
    );
  });
});

describe("another device", () => {
  it("continues only with the code that was mailed, and finds each finished step", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    await choose(app, sitting, { payments: 2 });
    const elsewhere = { ...sitting, browser: "another" };
    const seen = await closingOf(app, elsewhere);
    expect(seen).toMatchObject({ order: null, codeTo: "m***@example.com" });
    expectRefused(
      await openStep(app, elsewhere, "viajeros"),
      "CONFLICT",
      "Para seguir en este equipo escribe el código que enviamos a tu correo.",
    );
    const known = await mailsSoFar(app);
    await app.withLink(sitting.token).ask(CODE, { quoteId: sitting.quote.id });
    const code = mailedCode(await newMail(app, "Tu código para", known));
    const wrong = await app
      .withLink(sitting.token)
      .gql(CONTINUE, { quoteId: sitting.quote.id, code: code === "000000" ? "000001" : "000000" });
    expectRefused(wrong, "BAD_USER_INPUT", "El código no es correcto");
    const { continueClosing: browser } = await app
      .withLink(sitting.token)
      .ask(CONTINUE, { quoteId: sitting.quote.id, code });
    const there = { ...sitting, browser };
    expect(await closingOf(app, there)).toMatchObject({ step: "viajeros", codeTo: null });
    await enterTravellers(app, there);
    expect((await closingOf(app, sitting)).step).toBe("resumen");
  });
});

describe("the office", () => {
  it("allows it only by who may create contracts, for a sent quote that can be closed", async () => {
    const sent = await aSentQuote(app);
    const input = { mostPayments: 3 };
    const byAdvisor = await app.as("asesor").gql(ALLOW, { quoteId: sent.id, input });
    expect(byAdvisor.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const unsent = await aCompletedQuote(app);
    expectRefused(
      await app.as("gerente").gql(ALLOW, { quoteId: unsent.id, input }),
      "CONFLICT",
      "El cierre en línea se permite cuando la cotización está enviada y sin respuesta.",
    );
    expectRefused(
      await app.as("gerente").gql(ALLOW, { quoteId: sent.id, input: { mostPayments: 13 } }),
      "BAD_USER_INPUT",
      "Los pagos deben estar entre 1 y 12",
    );
  });

  it("stops it, which the client reads at once and cannot continue", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    const quoteId = sitting.quote.id;
    await app.as("asesor").ask(STOP, { quoteId, input: { reason: "Cambió la tarifa" } });
    const ended = "Tu asesor detuvo el cierre en línea y te escribirá para seguir.";
    expect(await closingOf(app, sitting)).toMatchObject({ status: "detenido", ended, endReason: null });
    expectRefused(await choose(app, sitting), "CONFLICT", ended);
    const { closing } = await app.as("asesor").ask(CLOSING, { quoteId });
    expect(closing).toMatchObject({ endReason: "Cambió la tarifa", order: null, acts: [] });
  });

  it("takes over, and the client reads that the seller calls", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    await app.as("asesor").ask(TAKE_OVER, { quoteId: sitting.quote.id });
    expect(await closingOf(app, sitting)).toMatchObject({ status: "a_mano", ended: SELLER });
  });

  it("is told after an hour in which the client finished nothing, once for each step", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    const NOTICES = `{ notifications(filter: { type: "quote_closing_stalled" }, limit: 10) {
      items { message } } }`;
    const told = async () =>
      (await app.as("asesor").ask(NOTICES, {})).notifications.items.map(({ message }) => message);
    await app.sweep();
    expect(await told()).toEqual([]);
    app.clock.advance({ hours: 1, seconds: 1 });
    await app.sweep();
    await app.sweep();
    expect(await told()).toEqual([expect.stringContaining("«Tu viaje»")]);
    await choose(app, sitting);
    app.clock.advance({ hours: 1, seconds: 1 });
    await app.sweep();
    expect(await told()).toHaveLength(2);
  });

  it("is told of a signed contract that is unpaid after 48 hours", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    await signSitting(app, sitting, await contractOf(app, sitting));
    app.clock.advance({ hours: 48, seconds: 1 });
    await app.sweep();
    const { notifications } = await (
      await signedInNow(app, "asesor")
    ).ask(`{ notifications(filter: { type: "quote_closing_unpaid" }, limit: 10) { items { message } } }`, {});
    expect(notifications.items).toHaveLength(1);
  });

  it("counts how far clients came", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    await choose(app, sitting);
    const day = app.clock.now().toISOString().slice(0, 10);
    const { closingFigures } = await app
      .as("gerente")
      .ask(`query ($from: Day!, $to: Day!) { closingFigures(from: $from, to: $to) { step reached } }`, {
        from: day,
        to: day,
      });
    expect(Object.fromEntries(closingFigures.map(({ step, reached }) => [step, reached]))).toEqual({
      elegir: 1,
      viajeros: 1,
      resumen: 0,
      firma: 0,
      pago: 0,
      listo: 0,
    });
  });
});

describe("a closing continues with the seller", () => {
  it("when the person who allowed it may no longer create contracts", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    await asOwner(app, (em) =>
      em.execute("update users set is_active = false where id = ?", [app.people.gerente.id]),
    );
    expectRefused(await choose(app, sitting), "CONFLICT", SELLER);
    expect(await closingOf(app, sitting)).toMatchObject({ status: "a_mano", ended: SELLER });
  });

  it("when its contract was cancelled", async () => {
    const sitting = await aSittingToAccept(app, await anAllowedQuote());
    const contractId = await contractOf(app, sitting);
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "El cliente desistió" } });
    expect(await closingOf(app, sitting)).toMatchObject({ status: "terminado" });
  });

  it("when another version of the proposal is sent", async () => {
    const quote = await anAllowedQuote();
    const REQUOTE = `mutation ($id: ID!, $input: RequoteQuoteInput!) {
      requoteQuote(id: $id, input: $input) { status } }`;
    await app.withLink(quote.token).ask(REQUOTE, { id: quote.id, input: { requoteReason: "Otra fecha" } });
    const refused = await app.withLink(quote.token).gql(START, { quoteId: quote.id, input: {} });
    expect(refused.errors?.[0]?.message).toBe(
      "Este cierre en línea terminó. Escríbele a tu asesor para seguir.",
    );
  });
});

describe("nobody else", () => {
  it("reads or continues a closing: not a visitor, another client, or the link of another quote", async () => {
    const sitting = await startClosing(app, await anAllowedQuote());
    const other = await aSentQuote(app);
    const variables = { quoteId: sitting.quote.id, browser: sitting.browser };
    const NOT_FOUND = "Cotización no encontrada";
    expectRefused(await app.withLink(other.token).gql(CLOSING, variables), "NOT_FOUND", NOT_FOUND);
    expectRefused(await app.as("cliente2").gql(CLOSING, variables), "NOT_FOUND", NOT_FOUND);
    expectRefused(await app.as("asesor2").gql(CLOSING, variables), "NOT_FOUND", NOT_FOUND);
    expect((await app.as().gql(CLOSING, variables)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expectRefused(
      await app.as("gerente").gql(START, { quoteId: other.id, input: {} }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
  });
});
