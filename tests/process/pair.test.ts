import { createClient } from "graphql-ws";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";
import { aPricedQuote, aSentQuote, done, linkIn } from "./sale.rest.ts";
import { eventually, until } from "../support/patience.ts";

let house: Awaited<ReturnType<typeof aHouse>>;
let one: Process;
let other: Process;
let database: pg.Client;

interface Heard {
  readonly type: string;
  readonly title: string;
  readonly message: string;
}

/**
 * Opens a socket of a person to a process; `heard` fills with the messages as they come, once `listening`
 * resolves.
 */
async function listen(
  { url }: Process,
  authorization: string,
): Promise<{ heard: Heard[]; close: () => void }> {
  const client = createClient({
    url: `${url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization },
  });
  const heard: Heard[] = [];
  let stands = false;
  client.subscribe<{ notificationReceived: Heard }>(
    { query: "subscription { notificationReceived { type title message } }" },
    {
      next: ({ data }) => data && heard.push(data.notificationReceived),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  // The protocol acknowledges no subscription: one that was asked for later hears what is announced.
  client.subscribe(
    { query: "subscription { raffleChanged { state } }" },
    { next: () => (stands = true), error: () => undefined, complete: () => undefined },
  );
  const said = { topic: "raffle", raffleId: "r", values: "", state: "free" };
  await eventually(async () => {
    await database.query("select pg_notify('travesia', $1)", [JSON.stringify(said)]);
    expect(stands).toBe(true);
  });
  return { heard, close: () => void client.dispose() };
}

describe("two processes on one database", () => {
  beforeAll(async () => {
    house = await aHouse();
    database = new pg.Client({ connectionString: house.DATABASE_URL });
    await database.connect();
    [one, other] = await Promise.all([start(house), start(house)]);
  });
  afterAll(() => database.end());

  it("show the advisor, who is signed in at the one, the acts of a client at the other", async () => {
    const asesor = await one.signIn("asesor");
    const colleague = await one.signIn("asesor2");
    const hers = await listen(one, asesor.headers["authorization"] ?? "");
    const theirs = await listen(one, colleague.headers["authorization"] ?? "");
    const { id, token } = await aSentQuote(one, asesor, "maria@example.com");
    await done(other.as().with({ "x-link-token": token }).rest("PATCH", `/quotes/${id}/approve`, {}));
    await until(() => hers.heard.some(({ type }) => type === "quote_approved"));
    expect(hers.heard.filter(({ type }) => type === "quote_approved")).toHaveLength(1);
    expect(theirs.heard).toEqual([]);
    hers.close();
    theirs.close();
  });

  it("show in the one the changes made at the other, to everybody who has the record open", async () => {
    const asesor = await one.signIn("asesor");
    const { id } = await aPricedQuote(asesor, "maria@example.com");
    const client = createClient({
      url: `${one.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: asesor.headers["authorization"] ?? "" },
    });
    const heard: (string | null)[] = [];
    const query = "subscription ($id: ID) { recordChanged(type: quote, id: $id) { id } }";
    client.subscribe<{ recordChanged: { id: string | null } }>(
      { query, variables: { id } },
      {
        next: ({ data }) => data && heard.push(data.recordChanged.id),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    // The first word says that it runs.
    await until(() => heard.length > 0);
    const before = heard.length;
    await done((await other.signIn("asesor")).rest("POST", `/quotes/${id}/send`, {}));
    await until(() => heard.length > before);
    expect(heard.slice(1).every((one) => one === id)).toBe(true);
    await client.dispose();
  });

  it("know each other's sessions, and end them for each other", async () => {
    const lider = await one.signIn("lider");
    const token = (lider.headers["authorization"] ?? "").replace("Bearer ", "");
    expect((await other.as(token).rest("GET", "/user/verify/token")).status).toBe(200);
    const body = { currentPassword: "Travesia2026", newPassword: "Llanura2027" };
    await done((await one.signIn("lider")).rest("PUT", "/user/change-password", body));
    const refused = async () => (await other.as(token).rest("GET", "/user/verify/token")).status === 401;
    await until(refused);
  });

  it("share the work: each job runs once", async () => {
    const sellers = [await one.signIn("asesor"), await other.signIn("asesor")];
    const emails = Array.from({ length: 12 }, (_, n) => `cliente.${n}@example.com`);
    const ids = await Promise.all(
      emails.map(async (email, n) => {
        const asesor = sellers[n % 2]!;
        const { id } = await aPricedQuote(asesor, email);
        await done(asesor.rest("POST", `/quotes/${id}/send`, {}));
        return id;
      }),
    );
    // Each is seen in the mailbox of both.
    await Promise.all(ids.map((id, n) => linkIn(n % 2 ? one : other, emails[n]!, `quote-approval/${id}`)));
    const { rows } = await database.query(
      `select "to", count(*)::int as mails, sum(tries)::int as tries from mails where "to" like 'cliente.%'
        group by 1`,
    );
    expect(new Set(rows)).toEqual(new Set(emails.map((to) => ({ to, mails: 1, tries: 1 }))));
  });
});
