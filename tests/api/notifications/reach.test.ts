import { beforeAll, describe, expect, it } from "vitest";
import { readers } from "../../../api/src/modules/notifications/kinds/notice-kind.rules.ts";
import { notices } from "../../../api/src/modules/notifications/kinds/notices.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { listenTo } from "../../support/live.ts";
import type { Handle } from "../../support/people.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aCompletedQuote, anAcceptedQuote, aQuote, aSentQuote, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

interface Line {
  readonly id: string;
  readonly type: string;
  readonly link: string | null;
}
const LIST = `query { notifications(limit: 100) { items { id type link } total } unreadNotificationCount }`;
const linesOf = async (who: Handle, about: string): Promise<Line[]> =>
  ((await app.as(who).ask(LIST)).notifications.items as Line[]).filter(({ link }) => link?.includes(about));
const typesOf = async (who: Handle, about: string) => (await linesOf(who, about)).map(({ type }) => type);
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);

const GIVE = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
  reassignQuote(id: $id, input: $input) { id } }`;
const give = (quoteId: string, to: Handle) =>
  app
    .as("admin")
    .ask(GIVE, { id: quoteId, input: { sellerId: app.people[to].id, reassignmentReason: "Turno" } });

describe("who lost sight of a record", () => {
  it("is not notified of it any more: not in the list, by its number, on the socket, nor by a mail that waited", async () => {
    const quote = await anAcceptedQuote(app);
    const [line] = await linesOf("asesor", quote.id);
    expect(line).toBeDefined();
    const before = (await app.as("asesor").ask(LIST)).unreadNotificationCount;
    const mails = (await app.outbox("asesor@travesia.test")).length;
    await give(quote.id, "asesor2");
    expect(await linesOf("asesor", quote.id)).toEqual([]);
    expect((await app.as("asesor").ask(LIST)).unreadNotificationCount).toBeLessThan(before);
    const open = `query ($id: ID!) { notification(id: $id) { id } }`;
    expect((await app.as("asesor").ask(open, { id: line!.id })).notification).toBeNull();
    const socket = await listenTo<Line | null>(
      app,
      "asesor",
      `subscription { notificationReceived { id type link } }`,
    );
    await sql("select pg_notify('travesia', ?)", [
      JSON.stringify({ topic: `notification:${app.people.asesor.id}`, notificationId: line!.id }),
    ]);
    expect(await socket.next()).toBeNull();
    await socket.stop();
    app.clock.set(new Date(app.clock.now().getTime() + 11 * 60_000));
    await app.sweep();
    const since = (await app.outbox("asesor@travesia.test")).slice(mails);
    expect(since.filter(({ text }) => text.includes(quote.number))).toEqual([]);
  });

  it("gets it back with the record", async () => {
    const quote = await anAcceptedQuote(app);
    const before = await typesOf("asesor", quote.id);
    await give(quote.id, "asesor2");
    expect(await typesOf("asesor", quote.id)).toEqual([]);
    await give(quote.id, "asesor");
    expect(await typesOf("asesor", quote.id)).toEqual(expect.arrayContaining(before));
  });

  it("reads nothing of the role that they had, either", async () => {
    await sql(
      `insert into notifications (id, user_id, type, category, title, message, priority, readers, created_at,
        updated_at, version) values (gen_random_uuid(), ?, 'claim_filed', 'system', 'PQR', 'x', 'high',
        'administration', ?, ?, 1)`,
      [app.people.gerente2.id, app.clock.now(), app.clock.now()],
    );
    const { notifications } = await app.as("gerente2").ask(`query { notifications { items { type } } }`);
    expect(notifications.items).not.toContainEqual({ type: "claim_filed" });
  });

  it("is no one whom the scopes of quotes and contracts let in: both ways of asking agree", async () => {
    const { stillReads } = await import("../../../api/src/modules/notifications/notice-scope.sql.ts");
    const { render } = await import("../../../api/src/core/read/render.ts");
    const quotes = [await aQuote(app), await aSentQuote(app)];
    const contract = await aSignedSimpleContract(app);
    await give(quotes[1]!.id, "asesor2");
    const handles: Handle[] = [
      "cliente",
      "asesor",
      "asesor2",
      "lider",
      "lider2",
      "gerente",
      "gerente2",
      "admin",
    ];
    for (const handle of [...handles, "contador", "owner"] as Handle[]) {
      await sql(
        `insert into notifications (id, user_id, type, category, title, message, priority, readers,
          created_at, updated_at, version, quote_id, contract_id, link)
         select gen_random_uuid(), ?, 'scope', 'system', 's', 's', 'low', 'everybody', at, at, 1, q, c,
           'scope'
         from (values (?::uuid, null::uuid), (?::uuid, null), (null, ?::uuid)) v (q, c),
           (select ?::timestamptz as at) t`,
        [app.people[handle].id, quotes[0]!.id, quotes[1]!.id, contract.id, app.clock.now()],
      );
      const listed = (await linesOf(handle, "scope")).length;
      const { text } = render(stillReads);
      const [counted] = await sql(
        `select count(*)::int as count from notifications n join users u on u.id = n.user_id
          where n.type = 'scope' and n.user_id = ? and ${text}`,
        [app.people[handle].id],
      );
      expect([handle, (counted as unknown as { count: number }).count]).toEqual([handle, listed]);
    }
  });
});

describe("the viewer's deleted notification", () => {
  const REMOVE = `mutation ($id: ID!) { deleteNotification(id: $id) }`;
  const RESTORE = `mutation ($id: ID!) { restoreNotification(id: $id) { id } }`;
  it("comes back within a minute, to nobody else, and never after", async () => {
    const quote = await anAcceptedQuote(app);
    const [line] = await linesOf("lider", quote.id);
    const wait = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000));
    await app.as("lider").ask(REMOVE, { id: line!.id });
    expect(await linesOf("lider", quote.id)).toEqual([]);
    expectRefused(await app.as("lider").gql(REMOVE, { id: line!.id }), "NOT_FOUND");
    expectRefused(await app.as("owner").gql(RESTORE, { id: line!.id }), "NOT_FOUND");
    wait(59);
    await app.as("lider").ask(RESTORE, { id: line!.id });
    expect(await linesOf("lider", quote.id)).toHaveLength(1);
    await app.as("lider").ask(REMOVE, { id: line!.id });
    wait(61);
    expectRefused(
      await app.as("lider").gql(RESTORE, { id: line!.id }),
      "NOT_FOUND",
      "Notificación no encontrada",
    );
    wait(60);
    await app.sweep();
    expect(await sql("select 1 from notifications where id = ?", [line!.id])).toEqual([]);
  });
});

describe("people are notified of the sale", () => {
  it("when a quote is opened for the first time, edited, sent by another, expired and converted", async () => {
    const edit = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
      updateQuote(id: $id, input: $input) { id } }`;
    const pending = await aQuote(app);
    const note = (by: Handle, observaciones: string) =>
      app.as(by).ask(edit, { id: pending.id, input: { observaciones } });
    await note("asesor", "Silla de bebé");
    await note("admin", "Dos sillas");
    await note("admin", "Dos sillas");
    expect(await typesOf("asesor", pending.id)).toEqual(["quote_updated"]);

    const quote = await aSentQuote(app);
    const open = () =>
      app.withLink(quote.token).gql(`query ($id: ID!) { quote(id: $id) { id } }`, { id: quote.id });
    await open();
    await open();
    expect(await typesOf("asesor", quote.id)).toEqual(["quote_viewed"]);
    await sendIt(app, quote, "lider");
    expect(await typesOf("asesor", quote.id)).toEqual(["quote_sent", "quote_viewed"]);
    expect(await typesOf("lider", quote.id)).toEqual([]);
    await sql("update quotes set expires_at = ? where id = ?", [app.clock.now(), quote.id]);
    await app.sweep();
    expect((await typesOf("asesor", quote.id))[0]).toBe("quote_expired");
  });

  it("clients in their account, and by no second mail when a letter says it", async () => {
    const completed = await aCompletedQuote(app);
    await sql("update quotes set cliente_id = ?, email_cliente = 'cliente@travesia.test' where id = ?", [
      app.people.cliente.id,
      completed.id,
    ]);
    const quote = await sendIt(app, completed);
    await app.runJobs();
    const lines = (await app.as("cliente").ask(LIST)).notifications.items as Line[];
    expect(lines.find(({ type }) => type === "quote_sent")?.link).toBe(`/quote-approval/${quote.id}`);
    const mails = await app.outbox("cliente@travesia.test");
    expect(mails.filter(({ text }) => text.includes(quote.number))).toHaveLength(1);
  });
});

describe("the manifest of notices", () => {
  it("has titles that a locked screen may show, and knows the events that consumers know", () => {
    for (const [type, { title }] of Object.entries(notices)) {
      expect([type, /[$\d«]/.test(title.replace("24 horas", ""))]).toEqual([type, false]);
      expect(type).toMatch(/^[a-z]+(_[a-z]+)+$/);
    }
    const known = ["quote_created", "quote_updated", "quote_approved", "quote_rejected", "payment_received"];
    const others = ["payment_overdue", "contract_signed", "user_registered", "commission_calculated"];
    expect(Object.keys(notices)).toEqual(expect.arrayContaining([...known, ...others, "package_updated"]));
    expect(Object.keys(readers)).toContain("everybody");
  });
});
