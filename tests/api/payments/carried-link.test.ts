import { beforeEach, describe, expect, it } from "vitest";
import { addDays, weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import type { TestApp } from "../../support/app.ts";
import { at, theLast } from "../../support/calendar.ts";
import type { Client } from "../../support/client.ts";
import { mailedCode, mailsSoFar, newMail } from "../../support/mailed-code.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const REMIND = `mutation ($id: ID!) { remindContractByWhatsapp(id: $id) { text } }`;
const OWN = `query ($id: ID!) { ownContract(id: $id) { asksCode saldoPendiente } }`;
const CANCEL = `mutation ($id: ID!, $code: String) {
  requestCancellation(contractId: $id, input: { motivo: "Ya no viajo" }, code: $code) {
    cancellation { status } } }`;
const REPORT = `mutation ($input: ReportPaymentInput!) { reportPayment(input: $input) { id } }`;
const DOSSIER = `mutation ($id: ID!) { startDossier(contractId: $id) { id } }`;
const CODE = `mutation ($id: ID!) { requestLinkCode(contractId: $id) { id } }`;
const NEEDS = "Para continuar se necesita el código que enviamos a m***@example.com.";

/** A Tuesday on which clients could be reminded. */
const TUESDAY = theLast((day) => weekday(day) === 2 && !isHoliday(day) && !isHoliday(addDays(day, 1)));

const theApp = anAppForEach();
let app: TestApp;
beforeEach(() => {
  app = theApp();
  app.clock.set(at(TUESDAY, "10:00"));
});

/** A contract with an overdue share, and a visitor who opens the link that its seller was shown. */
async function aCarried(): Promise<{ contract: StoryContract; carrier: Client }> {
  const contract = await aSignedContract(app);
  const overdue = "update plan_lines set fecha_vencimiento = ? where contract_id = ?";
  await asOwner(app, (em) => em.execute(overdue, [addDays(TUESDAY, -3), contract.id]));
  const asesor = await signedInNow(app, "asesor");
  const { remindContractByWhatsapp } = await asesor.ask(REMIND, { id: contract.id });
  const token = /\/pago\/[\w-]+\?token=([\w-]+)/.exec(remindContractByWhatsapp.text)?.[1] ?? "";
  return { contract, carrier: app.withLink(token) };
}

describe("a link to pay that staff was shown", () => {
  it("reads and pays, and asks for the client's code for all else", async () => {
    const { contract, carrier } = await aCarried();
    const { id } = contract;
    const { ownContract } = await carrier.ask(OWN, { id });
    expect(ownContract.asksCode).toBe("m***@example.com");
    expectRefused(await carrier.gql(CANCEL, { id }), "CONFLICT", NEEDS);
    expectRefused(await carrier.gql(DOSSIER, { id }), "CONFLICT", NEEDS);
    const input = { contractId: id, monto: 100_000, fechaPago: TUESDAY, referenciaPago: "M-1" };
    expectRefused(await carrier.gql(REPORT, { input }), "CONFLICT", NEEDS);

    const known = await mailsSoFar(app);
    await carrier.ask(CODE, { id });
    const code = mailedCode(await newMail(app, "Tu código para la página de tu viaje", known));
    const { requestCancellation } = await carrier.ask(CANCEL, { id, code });
    expect(requestCancellation.cancellation.status).toBe("pending");
  });

  it("is marked to be looked at when it is used where its maker works", async () => {
    const { contract, carrier } = await aCarried();
    await carrier.ask(OWN, { id: contract.id });
    const { recordHistory } = await app
      .as("owner")
      .ask(`query ($id: String!) { recordHistory(record: contract, id: $id) { items { note } } }`, {
        id: contract.id,
      });
    const notes = recordHistory.items.map(({ note }: { note: string | null }) => note);
    expect(notes).toContain("Revisar: vino de donde trabaja quien lo compartió");
  });

  it("ends with itself the trip and the calendar that were shared on its page", async () => {
    const { contract, carrier } = await aCarried();
    const { id } = contract;
    const { shareTrip } = await carrier.ask(`mutation ($id: ID!) { shareTrip(contractId: $id) }`, { id });
    const CALENDAR = `mutation ($id: ID!) { makeTripCalendar(contractId: $id) }`;
    const { makeTripCalendar } = await carrier.ask(CALENDAR, { id });
    const HTML = { headers: { accept: "text/html" } };
    const answered = async () => {
      const addresses = [shareTrip, makeTripCalendar].map((one) => new URL(new URL(one).pathname, app.url));
      return (await Promise.all(addresses.map((one) => fetch(one, HTML)))).map(({ status }) => status);
    };
    expect(await answered()).toEqual([200, 200]);
    await asOwner(app, (em) =>
      em.execute("update links set revoked_at = created_at where maker_id is not null"),
    );
    expect(await answered()).toEqual([404, 404]);
  });

  it("is another than that of a mail, which asks for nothing", async () => {
    const contract = await aSignedContract(app);
    await app.runJobs();
    const mail = await app.mailWith(`/pago/${contract.id}?token=`);
    const token = new RegExp(`/pago/${contract.id}\\?token=([\\w-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
    const client = app.withLink(token);
    expect((await client.ask(OWN, { id: contract.id })).ownContract.asksCode).toBeNull();
    expect((await client.gql(CANCEL, { id: contract.id })).errors).toBeUndefined();
  });
});
