import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unbroken } from "../../../api/src/core/mail/layout.ts";
import { classOf, mailKinds } from "../../../api/src/core/mail-kinds.ts";
import { anApp, onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aMailServer } from "../../support/mail-server.ts";
import { production } from "../../support/production.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentContract, aSigningCode, sendContractOf } from "../../support/story/contracts.ts";
import { startLine, tokenIn } from "../../support/story/first-day.ts";
import { aCompletedQuote, sendIt } from "../../support/story/quotes.ts";

const LIST = "{ waitingMails(limit: 100) { total items { id what to subject since endsAt } } }";
const SEND = `mutation ($ids: [ID!]!) { outcomes: sendEachWaitingMail(ids: $ids) { id done code reason } }`;
const DROP = `mutation ($ids: [ID!]!) { outcomes: dropEachWaitingMail(ids: $ids) { id done code reason } }`;
const OPEN = "mutation { openClientMails }";
const WAIT = "{ publicSettings { mailsWait } }";
const NOT_WAITING = "Este correo ya no espera: se envió o se descartó.";

let app: TestApp;
beforeAll(async () => (app = await anAppWithSales()));

const sql = <Row extends object>(text: string, values: unknown[] = [], of = app) =>
  of.app.services.orm.em.fork().execute<Row[]>(text, values);
/** Makes the agency one whose owner has not opened the mails. */
const close = async () => {
  await sql("update agency_settings set mails_opened_at = null");
  app.app.services.agency.forget();
};
const listed = async () => (await app.as("owner").ask(LIST)).waitingMails;
const send = async (...ids: string[]) => (await app.as("owner").ask(SEND, { ids })).outcomes;
const drop = async (...ids: string[]) => (await app.as("owner").ask(DROP, { ids })).outcomes;
const opens = async (quoteId: string, token: string) =>
  (await app.withLink(token).gql("query ($id: ID!) { quote(id: $id) { id } }", { id: quoteId })).data?.quote
    ?.id === quoteId;
const mailOf = async (quoteId: string) => {
  const mail = await app.mailWith(`/quote-approval/${quoteId}?token=`);
  return { mail, token: /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
};
const lines = (type: string, id: string) =>
  sql<{ detail: object }>("select detail from audit_entries where type = ? and record_id = ?", [type, id]);
/** Lets time pass for a mail that waits, and for its links. */
const wait = async (id: string, span: string) => {
  await sql("update mails set waiting_at = waiting_at - ?::interval where id = ?", [span, id]);
  await sql("update links set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval", [
    span,
    span,
  ]);
};
const waits = async (id: string): Promise<boolean> =>
  (await listed()).items.some((mail: { id: string }) => mail.id === id);
/** The mail that waits with a contract to sign. */
const waitingContract = async (): Promise<{ readonly id: string }> =>
  (await listed()).items.find(({ what }: { what: string }) => what === "Contrato para firmar") ?? { id: "" };
const unsentOf = async (quoteId: string) =>
  (await app.as("admin").ask("query ($id: ID!) { quote(id: $id) { unsentMail } }", { id: quoteId })).quote
    ?.unsentMail;
/** Reason why a quote of the day before has not reached its client, as the day of its seller has it. */
const followUpOf = async (quoteId: string) => {
  await sql("update quotes set sent_at = ?::timestamptz - interval '1 day' where id = ?", [
    app.clock.now(),
    quoteId,
  ]);
  const [{ email }] = (await sql<{ email: string }>(
    "select u.email from quotes q join users u on u.id = q.vendedor_id where q.id = ?",
    [quoteId],
  )) as [{ email: string }];
  const { dayInbox } = await app
    .as(email.split("@")[0] as "asesor")
    .ask("{ dayInbox(limit: 100) { rows { kind recordId unsentMail } } }");
  return dayInbox.rows.find(
    ({ kind, recordId }: Record<string, string>) => kind === "quotes_to_follow_up" && recordId === quoteId,
  )?.unsentMail;
};
/** A quote whose mail waits. */
async function aWaitingQuote() {
  const quote = await sendIt(app, await aCompletedQuote(app));
  await app.runJobs();
  const { mail } = await mailOf(quote.id);
  return { ...quote, mailId: mail?.id ?? "" };
}

beforeEach(async () => {
  await sql("update mails set dropped_at = waiting_at where waiting_at is not null and released_at is null");
  await close();
});

describe("the mails of an agency that has not opened them", () => {
  it("wait where they go to a client, and are no failures", async () => {
    const failed = "{ operationState { mail waitingMail } }";
    const before = (await app.as("owner").ask(failed)).operationState.mail;
    const quote = await aWaitingQuote();
    expect(await listed()).toMatchObject({
      total: 1,
      items: [{ id: quote.mailId, what: "Cotización", to: expect.stringContaining("@") }],
    });
    const { mail } = await mailOf(quote.id);
    expect(mail).toMatchObject({ sentAt: null, droppedAt: null });
    app.clock.advance({ minutes: 20 });
    expect((await app.as("owner").ask(failed)).operationState).toEqual({ mail: before, waitingMail: 1 });
    expect((await app.as("asesor").ask(WAIT)).publicSettings).toEqual({ mailsWait: true });
    const again = "mutation ($id: String!) { retryFailedWork(kind: mail, id: $id) }";
    expectRefused(await app.as("owner").gql(again, { id: quote.mailId }), "CONFLICT");
  });

  it("are said of the record that each is of: on its way, waiting, dropped, or nothing once it left", async () => {
    const quote = await sendIt(app, await aCompletedQuote(app));
    expect(await unsentOf(quote.id)).toBe("queued");
    await app.runJobs();
    expect(await unsentOf(quote.id)).toBe("waits");
    expect(await followUpOf(quote.id)).toBe("waits");
    const dropped = await aWaitingQuote();
    await drop(dropped.mailId);
    expect(await unsentOf(dropped.id)).toBe("dropped");
    expect(await followUpOf(dropped.id)).toBe("dropped");
    const { mail } = await mailOf(quote.id);
    await send(mail!.id);
    await app.runJobs();
    expect(await unsentOf(quote.id)).toBeNull();
    expect(await followUpOf(quote.id)).toBeNull();
  });

  it("are no offer that a client leaves unanswered: WhatsApp sends it first, and follows it up afterwards", async () => {
    const quote = await aWaitingQuote();
    expect(await followUpOf(quote.id)).toBe("waits");
    const asesor = app.as("asesor");
    const chat = async () =>
      (await asesor.ask("mutation ($id: ID!) { remindQuoteByWhatsapp(id: $id) { text } }", { id: quote.id }))
        .remindQuoteByWhatsapp.text;
    const sending = await chat();
    expect(sending).not.toMatch(/¿Pudiste ver/);
    await asesor.ask("mutation ($id: ID!) { withdrawQuoteReminder(id: $id) }", { id: quote.id });
    expect(await followUpOf(quote.id)).toBe("waits");
    expect((await chat()).replace(/http\S+/, "")).toBe(sending.replace(/http\S+/, ""));
  });

  it("are named before a reminder by mail, and before the notice that nobody answered for 3 days", async () => {
    const quote = await aWaitingQuote();
    const remind = "mutation ($id: ID!) { remindQuote(id: $id) { id } }";
    expectRefused(
      await app.as("asesor").gql(remind, { id: quote.id }),
      "CONFLICT",
      "El cliente no ha recibido la cotización: su correo está en espera. Escríbele por WhatsApp",
    );
    await sql("update quotes set sent_at = ?::timestamptz - interval '3 days' where id = ?", [
      app.clock.now(),
      quote.id,
    ]);
    const noticed = async () => {
      await app.sweep();
      return sql("select reminded_days as days from quotes where id = ?", [quote.id]);
    };
    expect(await noticed()).toEqual([{ days: 0 }]);
    await send(quote.mailId);
    await app.runJobs();
    expect(await noticed()).toEqual([{ days: 3 }]);
  });

  it("are said of a contract by the last time that it went to be signed", async () => {
    const contract = await sendContractOf(app, await aSentContract(app));
    await app.runJobs();
    const unsent = async (who: "admin" | "cliente") =>
      (
        await app
          .as(who)
          .gql("query ($id: ID!) { contract(id: $id) { unsentMail } }", { id: contract.id } as never)
      ).data?.["contract"]?.["unsentMail"];
    expect(await unsent("admin")).toBe("waits");
    await drop((await waitingContract()).id);
    expect(await unsent("admin")).toBe("dropped");
  });

  it("leave at once where they are a code, open an account or go to the team", async () => {
    const contract = await sendContractOf(app, await aSentContract(app));
    await aSigningCode(app, contract);
    await app.as().ask('mutation { requestRecovery(email: "cliente@travesia.test") }');
    await app.runJobs();
    expect((await waitingContract()).id).not.toBe("");
    const unsent = await sql<{ key: string }>(
      "select key from mails where sent_at is null and waiting_at is null",
    );
    expect(unsent).toEqual([]);
    const left = await sql<{ key: string }>("select key from mails where sent_at is not null");
    const kinds = new Set(left.map(({ key }) => key.split(":")[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(["signing-code", "recovery"]));
  });

  it("are the owner's alone to see, send, drop and open", async () => {
    const { mailId } = await aWaitingQuote();
    for (const who of ["admin", "gerente", "contador", "asesor", "cliente", null] as const) {
      const code = who === null ? "UNAUTHENTICATED" : "FORBIDDEN";
      expectRefused(await app.as(who).gql(LIST), code);
      expectRefused(await app.as(who).gql(SEND, { ids: [mailId] }), code);
      expectRefused(await app.as(who).gql(DROP, { ids: [mailId] }), code);
      expectRefused(await app.as(who).gql(OPEN), code);
    }
    expect(await waits(mailId)).toBe(true);
  });
});

describe("sending one that waits", () => {
  it("sends it once, with a link made again: the one that was written down opens nothing", async () => {
    const quote = await aWaitingQuote();
    expect(await opens(quote.id, quote.token)).toBe(true);
    expect(await send(quote.mailId)).toEqual([{ id: quote.mailId, done: true, code: null, reason: null }]);
    await app.runJobs();
    const { mail, token } = await mailOf(quote.id);
    expect(mail?.sentAt).not.toBeNull();
    expect(unbroken(mail?.html ?? "")).not.toContain(quote.token);
    expect(token).not.toBe(quote.token);
    expect(await opens(quote.id, quote.token)).toBe(false);
    expect(await opens(quote.id, token)).toBe(true);
    expect(await waits(quote.mailId)).toBe(false);
    expect(await send(quote.mailId)).toMatchObject([{ done: false, code: "CONFLICT", reason: NOT_WAITING }]);
    expect(await lines("waiting-mail.sent", quote.mailId)).toEqual([{ detail: { what: "Cotización" } }]);
  });

  it("by two at once is done once, and dropped by the other it is either", async () => {
    const quote = await aWaitingQuote();
    const both = await Promise.all([send(quote.mailId), send(quote.mailId)]);
    expect(
      both
        .flat()
        .map(({ done }) => done)
        .sort(),
    ).toEqual([false, true]);
    await app.runJobs();
    expect(await lines("waiting-mail.sent", quote.mailId)).toHaveLength(1);

    const other = await aWaitingQuote();
    const [sent, dropped] = await Promise.all([send(other.mailId), drop(other.mailId)]);
    expect([...sent, ...dropped].map(({ done }) => done).sort()).toEqual([false, true]);
    await app.runJobs();
    const [mail] = await sql<{ sent_at: Date | null; dropped_at: Date | null }>(
      "select sent_at, dropped_at from mails where id = ?",
      [other.mailId],
    );
    expect(mail?.sent_at !== null).toBe(sent[0]?.done);
    expect(mail?.dropped_at !== null).toBe(dropped[0]?.done);
  });

  it("gives a link of 30 days to sign all its days again", async () => {
    const contract = await sendContractOf(app, await aSentContract(app));
    await app.runJobs();
    const { id } = await waitingContract();
    await wait(id, "29 days 23 hours");
    expect((await send(id))[0]?.done).toBe(true);
    const [link] = await sql<{ days: number }>(
      `select extract(day from expires_at - ?::timestamptz)::int as days from links
       where record_id = ? and purpose = 'signature' order by expires_at desc limit 1`,
      [app.clock.now(), contract.id],
    );
    expect(link?.days).toBe(30);
  });

  it("is refused where its link was replaced: it would open nothing", async () => {
    const contract = await sendContractOf(app, await aSentContract(app));
    await app.runJobs();
    const { id } = await waitingContract();
    await sql("update links set revoked_at = created_at where record_id = ?", [contract.id]);
    expect(await send(id)).toMatchObject([
      { done: false, code: "CONFLICT", reason: expect.stringContaining("ya no sirve") },
    ]);
    expect((await waitingContract()).id).toBe(id);
  });
});

describe("dropping one that waits", () => {
  it("sends it never, and its text goes", async () => {
    const quote = await aWaitingQuote();
    expect((await drop(quote.mailId))[0]?.done).toBe(true);
    await app.sweep();
    const [mail] = await sql("select sent_at, html, text from mails where id = ?", [quote.mailId]);
    expect(mail).toEqual({ sent_at: null, html: "", text: "" });
    expect(await waits(quote.mailId)).toBe(false);
    expect(await lines("waiting-mail.dropped", quote.mailId)).toHaveLength(1);
  });

  it("happens automatically after 30 days, and not before", async () => {
    const { mailId } = await aWaitingQuote();
    await wait(mailId, "29 days 23 hours");
    await app.sweep();
    expect(await waits(mailId)).toBe(true);
    await wait(mailId, "1 hour");
    await app.sweep();
    expect(await waits(mailId)).toBe(false);
    expect(await lines("waiting-mail.ended", mailId)).toEqual([
      { detail: { what: "Cotización", why: "days" } },
    ]);
  });
});

describe("opening the mails", () => {
  it("is done once, sends what waits within a minute, and from then on nothing waits", async () => {
    const quote = await aWaitingQuote();
    expect((await app.as("owner").ask(OPEN)).openClientMails).toBe(true);
    expectRefused(await app.as("owner").gql(OPEN), "CONFLICT", "Los correos a tus clientes ya salen solos.");
    expect((await app.as("owner").ask(WAIT)).publicSettings).toEqual({ mailsWait: false });
    await app.sweep();
    const { mail, token } = await mailOf(quote.id);
    expect(mail?.sentAt).not.toBeNull();
    expect(await opens(quote.id, token)).toBe(true);
    const next = await sendIt(app, await aCompletedQuote(app));
    await app.runJobs();
    expect((await mailOf(next.id)).mail).toMatchObject({ waitingAt: null });
    expect((await mailOf(next.id)).mail?.sentAt).not.toBeNull();
  });
});

describe("which agency begins with mails that wait", () => {
  const lucia = {
    name: "Lucía",
    lastname: "Arango Mesa",
    email: "lucia@viajesarango.co",
    phone: "300 555 77 88",
    password: "Guatape2027x",
    agencyName: "Viajes Arango",
    nit: "900.987.654-7",
  };
  const FIRST = `mutation ($token: String!, $input: OpenAgencyInput!) {
    openAgency(token: $token, input: $input) { token } }`;
  const openedBy = async (of: TestApp, leaving: string) => {
    await sql(leaving, [], of);
    const token = tokenIn(await startLine(of));
    await of.as().ask(FIRST, { token, input: lucia });
    return (await of.as().ask(WAIT)).publicSettings.mailsWait;
  };
  const NEVER = "update users set role = 5 where role = 7";

  it("is a new one in production without demo", async () => {
    expect(await openedBy(await anApp({ ...production }), NEVER)).toBe(true);
  });

  it("is none outside production, nor one that had an owner before", async () => {
    expect(await openedBy(await anApp(), NEVER)).toBe(false);
    const lost = "update users set is_active = false where role = 7";
    expect(await openedBy(await anApp({ ...production }), lost)).toBe(false);
  });
});

it("a mail that waits leaves by a real server once it is sent, with the link that opens", async () => {
  const quote = await aWaitingQuote();
  const server = await aMailServer();
  const sending = await onDatabase(app.databaseUrl, app.app.services.config.dataDir, {
    SMTP_URL: server.url,
  });
  await sending.as("owner").ask(SEND, { ids: [quote.mailId] });
  await sending.runJobs();
  expect(server.received).toHaveLength(1);
  await sending.close();
  await server.leave();
});

describe("the kinds of mails", () => {
  it("never wait where they are codes, open or guard an account, or answer what the law times", () => {
    const waiting = Object.keys(mailKinds).filter((kind) => classOf(`${kind}:x`).waits !== null);
    expect(
      waiting.filter((kind) => /code|claim|recovery|password|email|factor|retracto|^charge/.test(kind)),
    ).toEqual([]);
    expect(waiting).toEqual(expect.arrayContaining(["quote-sent", "contract-sent", "payment-receipt"]));
  });

  it("of an earlier version never wait", () => {
    expect(classOf("something-old:1").waits).toBeNull();
  });
});
