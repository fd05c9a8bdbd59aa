import { beforeEach, describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { at, theLast } from "../../support/calendar.ts";
import { aSentContract, aSignedContract } from "../../support/story/contracts.ts";
import { aQuote, aSentQuote } from "../../support/story/quotes.ts";
import { aPayment } from "../../support/story/payments.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const theApp = anAppForEach();
let app: TestApp;
beforeEach(() => {
  app = theApp();
});

const MAIL = "maria@example.com";
const QUOTE = `mutation ($id: ID!) { remindQuote(id: $id) { remindedToday } }`;
const CONTRACT = `mutation ($id: ID!) { remindContract(id: $id) { remindedToday } }`;

/** A Tuesday that is past, on which, and on the day after, clients could be reminded: sessions hold then. */
const TUESDAY = theLast((day) => weekday(day) === 2 && !isHoliday(day) && !isHoliday(addDays(day, 1)));
const WEDNESDAY = addDays(TUESDAY, 1);
const QUOTE_CHAT = `mutation ($id: ID!) { remindQuoteByWhatsapp(id: $id) { text phone } }`;
const CONTRACT_CHAT = `mutation ($id: ID!) { remindContractByWhatsapp(id: $id) { text phone } }`;
const subjects = async (email = MAIL) => (await app.outbox(email)).map(({ subject }) => subject);
const refused = async (document: string, id: string, who: "asesor" | "lider" = "asesor") =>
  (await app.as(who).freely.gql(document, { id })).errors?.[0]?.message;

const HOURS =
  "A los clientes se les recuerda de lunes a viernes de 7:00 a 19:00 y los sábados de 8:00 a 15:00, " +
  "sin festivos (Ley 2300 de 2023).";
const OTHER_CHANNEL =
  "Esta semana ya se contactó a este cliente por otro medio. Espera a la próxima semana (Ley 2300 de 2023).";
const TODAY_ALREADY = "Ya se recordó hoy. Puedes hacerlo de nuevo mañana.";

describe("a quote's next step", () => {
  it("is the client's to answer: they get a mail with a link that works, once a day", async () => {
    app.clock.set(at(TUESDAY, "10:00"));
    const quote = await aSentQuote(app, { input: { emailCliente: MAIL } });
    const { remindQuote } = await app.as("asesor").ask(QUOTE, { id: quote.id });
    expect(remindQuote).toEqual({ remindedToday: true });
    expect(await audited(quote.id)).toEqual({ status: "sent", email: MAIL.replace(/(?<=^.)[^@]*/, "***") });
    const [mail] = (await app.outbox(MAIL)).filter(({ subject }) => subject.endsWith("espera tu respuesta"));
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const read = `query ($id: ID!) { quote(id: $id) { quoteNumber } }`;
    expect((await app.withLink(token).ask(read, { id: quote.id })).quote.quoteNumber).toMatch(/^COT-/);
    expect(await refused(QUOTE, quote.id)).toBe(TODAY_ALREADY);
    app.clock.set(at(WEDNESDAY, "10:00"));
    expect(await refused(QUOTE, quote.id)).toBeUndefined();
  });

  it("is the team's before: its seller finds a notification, and the client no mail", async () => {
    const quote = await aQuote(app, { input: { emailCliente: MAIL } });
    const before = (await subjects()).length;
    await app.as("lider").ask(QUOTE, { id: quote.id });
    const { notifications } = await app
      .as("asesor")
      .ask(`{ notifications(page: 1, limit: 5) { items { title message } } }`);
    expect(notifications.items[0].title).toBe("Te recuerdan una cotización");
    expect(notifications.items[0].message).toContain("debes calcular el viaje");
    expect(await subjects()).toHaveLength(before);
  });

  it("is sent to no client outside the hours of the law", async () => {
    app.clock.set(at(TUESDAY, "06:50"));
    const quote = await aSentQuote(app, { input: { emailCliente: MAIL } });
    app.clock.set(at(TUESDAY, "06:59"));
    const before = (await subjects()).length;
    expect(await refused(QUOTE, quote.id)).toBe(HOURS);
    expect(await subjects()).toHaveLength(before);
  });
});

describe("a contract's next step", () => {
  it("is the client's signature", async () => {
    app.clock.set(at(TUESDAY, "10:00"));
    const contract = await aSentContract(app);
    await app.as("asesor").ask(CONTRACT, { id: contract.id });
    expect(await subjects()).toContain(`Tu contrato ${contract.number} espera tu firma`);
    expect(await refused(CONTRACT, contract.id)).toBe(TODAY_ALREADY);
  });

  it("is a payment that is overdue: one reminder a day, from any sender", async () => {
    app.clock.set(at(TUESDAY, "09:00"));
    const due = addDays(TUESDAY, -3);
    const contract = await aSignedContract(app, {
      quote: { quote: { emailCliente: MAIL, fechaIda: addDays(due, 40), fechaRegreso: null } },
    });
    expect(await refused(CONTRACT, contract.id)).toBe(
      "El cliente está al día con sus pagos: no hay nada que recordarle.",
    );
    await app.app.services.orm.em
      .fork()
      .execute("update plan_lines set fecha_vencimiento = ? where contract_id = ?", [due, contract.id]);
    app.clock.set(at(TUESDAY, "19:00"));
    expect(await refused(CONTRACT, contract.id)).toBe(HOURS);
    app.clock.set(at(TUESDAY, "10:00"));
    const payments = async () => (await subjects()).filter((subject) => subject.startsWith("Tu pago de"));
    const before = (await payments()).length;
    await app.as("asesor").ask(CONTRACT, { id: contract.id });
    await app.sweep();
    expect(await payments()).toHaveLength(before + 1);
  });
});

describe("a reminder by WhatsApp", () => {
  const anOverdueContract = async () => {
    app.clock.set(at(TUESDAY, "09:00"));
    const due = addDays(TUESDAY, -3);
    const contract = await aSignedContract(app, {
      quote: { quote: { emailCliente: MAIL, fechaIda: addDays(due, 40), fechaRegreso: null } },
    });
    await app.app.services.orm.em
      .fork()
      .execute("update plan_lines set fecha_vencimiento = ? where contract_id = ?", [due, contract.id]);
    return contract;
  };
  const mailsOfPayments = async () =>
    (await subjects()).filter((subject) => subject.startsWith("Tu pago de")).length;

  it("of a quote is the agency's words with a link that works, and no mail", async () => {
    app.clock.set(at(TUESDAY, "10:00"));
    const quote = await aSentQuote(app, { input: { emailCliente: MAIL } });
    const before = (await subjects()).length;
    const { remindQuoteByWhatsapp: said } = await app.as("asesor").ask(QUOTE_CHAT, { id: quote.id });
    expect(said.text).toMatch(/^Hola, María\. Soy Álvaro.*Si tienes dudas/);
    const token = /\/v\/(\w+)/.exec(said.text)?.[1] ?? "";
    const read = `query ($id: ID!) { quote(id: $id) { quoteNumber } }`;
    expect((await app.withLink(token).ask(read, { id: quote.id })).quote.quoteNumber).toMatch(/^COT-/);
    expect(await subjects()).toHaveLength(before);
    expect(await refused(QUOTE, quote.id)).toBe(TODAY_ALREADY);
    app.clock.set(at(WEDNESDAY, "06:59"));
    expect(await refused(QUOTE_CHAT, quote.id)).toBe(HOURS);
  });

  it("of a quote needs no e-mail but a mobile, also of the passengers' data", async () => {
    app.clock.set(at(TUESDAY, "10:00"));
    const quote = await aSentQuote(app, { input: { emailCliente: MAIL } });
    const set = (change: string) =>
      app.app.services.orm.em.fork().execute(`update quotes set ${change} where id = ?`, [quote.id]);
    await set("telefono_cliente = '+576011234567'");
    expect(await refused(QUOTE_CHAT, quote.id)).toBe(
      "La cotización no tiene un celular del cliente: escríbelo primero.",
    );
    await set("email_cliente = '', telefono_cliente = '+573001234567', status = 'pending_passengers'");
    expect(await refused(QUOTE, quote.id)).toBe(
      "La cotización no tiene correo del cliente: escríbelo primero.",
    );
    const { remindQuoteByWhatsapp: said } = await app.as("asesor").ask(QUOTE_CHAT, { id: quote.id });
    expect(said).toEqual({ phone: "+573001234567", text: expect.stringContaining("/passenger-form/") });
  });

  it("of a step that is the agency's reaches no client", async () => {
    const quote = await aQuote(app, { input: { emailCliente: MAIL } });
    expect(await refused(QUOTE_CHAT, quote.id)).toBe(
      "Este paso no le toca al cliente: recuérdaselo al equipo.",
    );
  });

  it("of a payment has the week: no mail follows it until the next one", async () => {
    const contract = await anOverdueContract();
    app.clock.set(at(TUESDAY, "19:00"));
    expect(await refused(CONTRACT_CHAT, contract.id)).toBe(HOURS);
    app.clock.set(at(TUESDAY, "10:00"));
    const before = await mailsOfPayments();
    const { remindContractByWhatsapp: said } = await app.as("asesor").ask(CONTRACT_CHAT, { id: contract.id });
    expect(said.text).toMatch(/hay un pago de \$\s[\d.]+ con fecha \d+ de/);
    expect(said.text).toContain(`/pago/${contract.id}?token=`);
    await app.sweep();
    app.clock.set(at(WEDNESDAY, "10:00"));
    expect(await refused(CONTRACT, contract.id)).toBe(OTHER_CHANNEL);
    expect(await offered(contract.id)).toEqual([
      { name: "remind", reason: OTHER_CHANNEL },
      { name: "remindByWhatsapp", reason: null },
    ]);
    await app.sweep();
    expect(await mailsOfPayments()).toBe(before);
    expect(await audited(contract.id)).toEqual({ of: "payment", channel: "whatsapp", name: "M***" });
  });

  it("of a payment is not made in a week that has a mail", async () => {
    const contract = await anOverdueContract();
    app.clock.set(at(TUESDAY, "10:00"));
    await app.as("asesor").ask(CONTRACT, { id: contract.id });
    app.clock.set(at(WEDNESDAY, "10:00"));
    expect(await refused(CONTRACT_CHAT, contract.id)).toContain("por otro medio");
  });

  it("of a payment asks for the amount that is neither paid nor waiting, and is refused when all waits", async () => {
    const contract = await anOverdueContract();
    const report = (monto: number) => aPayment(app, contract.id, { monto, fechaPago: TUESDAY });
    app.clock.set(at(TUESDAY, "10:00"));
    const { id } = await report(400_000);
    const { remindContractByWhatsapp: said } = await app.as("asesor").ask(CONTRACT_CHAT, { id: contract.id });
    const { paymentInfo } = await app
      .as()
      .ask(`query ($id: ID!) { paymentInfo(contractId: $id) { saldoPendiente proximoPago { monto } } }`, {
        id: contract.id,
      });
    const { saldoPendiente: owed, proximoPago: next } = paymentInfo;
    expect(said.text).toContain(`hay un pago de ${formatCop(next!.monto)} con fecha`);
    await app
      .as("asesor")
      .ask(`mutation ($id: ID!) { withdrawContractReminder(id: $id) }`, { id: contract.id });
    await app.as("asesor").ask(CONTRACT, { id: contract.id });
    const [mail] = (await app.outbox(MAIL)).filter(({ subject }) => subject.startsWith("Tu pago de"));
    expect(mail?.subject).toContain(formatCop(next!.monto));
    const [waits, left] = [400_000, owed - 400_000].map(formatCop);
    expect(mail?.text).toContain(`es de ${formatCop(owed)} (${waits} por verificar: te falta ${left}).`);
    await report(next!.monto);
    app.clock.set(at(WEDNESDAY, "10:00"));
    expect(await refused(CONTRACT, contract.id)).toBe(
      "Lo vencido ya está por verificar: revisa ese pago antes de recordarle.",
    );
    await app.as("asesor").ask(`mutation ($id: ID!) { withdrawPayment(id: $id) { id } }`, { id });
    expect(await refused(CONTRACT, contract.id)).toBeUndefined();
  });

  it("of a signature carries a link to sign, once a day for both channels", async () => {
    const unsigned = await aSentContract(app);
    app.clock.set(at(TUESDAY, "10:00"));
    const { remindContractByWhatsapp: said } = await app.as("asesor").ask(CONTRACT_CHAT, { id: unsigned.id });
    expect(said.text).toContain(`/contract-signature/${unsigned.id}?token=`);
    expect(said.text).not.toContain(unsigned.number);
    expect(await refused(CONTRACT, unsigned.id)).toContain("hoy");
    expect(await refused(CONTRACT_CHAT, unsigned.id)).toContain("hoy");
    expect(await audited(unsigned.id)).toMatchObject({ of: "signature", channel: "whatsapp" });
  });
});

/** Returns the reminders that a contract's seller may send to its client now. */
async function offered(id: string): Promise<{ name: string }[]> {
  const document = `query ($id: ID!) { contract(id: $id) { acts { name reason } } }`;
  const { acts } = (await app.as("asesor").ask(document, { id })).contract as { acts: { name: string }[] };
  return acts.filter(({ name }) => name.startsWith("remind"));
}

const audited = async (id: string): Promise<unknown> => {
  const [entry] = await app.app.services.orm.em
    .fork()
    .execute<{ detail: unknown }[]>(
      "select detail from audit_entries where record_id = ? and type ~ '^(contract|quote)[.]reminded$'",
      [id],
    );
  return entry?.detail;
};
