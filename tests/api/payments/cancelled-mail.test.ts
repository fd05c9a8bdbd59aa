import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { inDays, longDay } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { ASK_CODE, aPaymentLink, RETRACT, theCode } from "../../support/story/client-page.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aDraftContract, aSentContract, aSignedContract } from "../../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../../support/story/payments.ts";
import { anAccount, DECIDE_REFUND } from "../../support/story/refunds.ts";

const REASON = "Nos quedó mal desde el principio";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const cancel = (id: string, refund?: object) =>
  app.as("owner").ask(CANCEL, { id, input: { motivo: REASON, ...(refund && { devolucion: refund }) } });
/** Returns the mails since a number of them, in words. */
async function mailsSince(before: number) {
  await app.runJobs();
  return (await app.outbox()).slice(before).map(({ subject, text }) => ({
    subject: subject.replaceAll("\u00A0", " "),
    text: (text ?? "").replaceAll("\u00A0", " ").replace(/\s+/g, " "),
  }));
}
const counted = async () => (await app.outbox()).length;
const said = (mails: Awaited<ReturnType<typeof mailsSince>>, number: string) =>
  mails.filter(({ subject }) => subject === `Se canceló tu contrato ${number}`);

describe("the mail of a cancelled contract", () => {
  it("says what was paid and that nothing is decided, with the way to the trip, once and without the reason", async () => {
    const { id, number } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 900_000 });
    await aPayment(app, id, { monto: 300_000 });
    const before = await counted();
    await cancel(id);
    const mails = await mailsSince(before);
    const [mail, ...further] = said(mails, number);
    expect(further).toEqual([]);
    expect(mail?.text).toContain(`El contrato ${number} de tu viaje a Cartagena se canceló`);
    expect(mail?.text).toContain("Pagaste $ 900.000. Aún no se ha decidido cuánto se te devuelve");
    expect(mail?.text).toContain("Tienes $ 300.000 por verificar");
    expect(mail?.text).toMatch(new RegExp(`/pago/${id}\\?token=`));
    for (const { text } of mails) expect(text).not.toContain(REASON);
  });

  it.each([
    [
      "part of it",
      { monto: 500_000 },
      ["Te devolveremos $ 500.000 a más tardar el", "Lo demás, $ 400.000, no se devuelve."],
    ],
    ["all of it", { monto: 900_000 }, ["Te devolveremos $ 900.000 a más tardar el", "Decir a qué cuenta"]],
    ["nothing", { monto: 0 }, ["De lo que pagaste no se devuelve dinero."]],
  ])("names the refund that was decided with it: %s; no other mail does", async (_, refund, texts) => {
    const { id, number } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 900_000 });
    const before = await counted();
    await cancel(id, { ...refund, dueOn: inDays(7) });
    const mails = await mailsSince(before);
    const [mail] = said(mails, number);
    for (const text of texts) expect(mail?.text).toContain(text);
    expect(mail?.text.includes(longDay(inDays(7)))).toBe(refund.monto > 0);
    expect(mail?.text).not.toMatch(/aún no se ha decidido/i);
    expect(mails.filter(({ subject }) => subject.startsWith("Te devolvemos"))).toEqual([]);
    for (const { text } of mails) expect(text).not.toContain(REASON);
  });

  it("asks for no account that was given with it", async () => {
    const { id, number } = await aPayableContract(app);
    await aVerifiedPayment(app, id, { monto: 900_000 });
    const before = await counted();
    await cancel(id, { monto: 900_000, account: anAccount() });
    const [mail] = said(await mailsSince(before), number);
    expect(mail?.text).not.toContain("a qué cuenta");
    expect(mail?.text).toContain("Ver mi viaje");
  });

  it("says of one that was never paid that there is nothing to refund; a draft has none", async () => {
    const sent = await aSentContract(app);
    const draft = await aDraftContract(app);
    const before = await counted();
    await cancel(sent.id);
    await cancel(draft.id);
    const mails = await mailsSince(before);
    expect(said(mails, sent.number)[0]?.text).toContain("no hay dinero por devolver");
    expect(said(mails, draft.number)).toEqual([]);
  });

  it("is not that of a retracto, which has its own", async () => {
    const { id, number } = await aSignedContract(app);
    await aVerifiedPayment(app, id);
    const client = app.withLink(await aPaymentLink(app, id));
    await client.ask(ASK_CODE, { id });
    const code = await theCode(app);
    const before = await counted();
    await client.ask(RETRACT, { id, code });
    const mails = await mailsSince(before);
    expect(said(mails, number)).toEqual([]);
    expect(mails.filter(({ subject }) => subject.startsWith("Retracto del contrato"))).toHaveLength(1);
  });
});

it("the mail of a refund that is decided later does not say the reason of staff", async () => {
  const { id } = await aPayableContract(app);
  await aVerifiedPayment(app, id, { monto: 900_000 });
  await cancel(id);
  const before = await counted();
  await app.as("owner").ask(DECIDE_REFUND, { input: { contractId: id, monto: 900_000, motivo: REASON } });
  const mails = await mailsSince(before);
  expect(mails.some(({ subject }) => subject === "Te devolvemos $ 900.000")).toBe(true);
  for (const { text } of mails) expect(text).not.toContain(REASON);
});
