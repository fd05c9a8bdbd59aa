import { beforeAll, describe, expect, it } from "vitest";
import { getNamedType, type GraphQLObjectType, isObjectType } from "graphql";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import { readsOf } from "../../support/every-read.ts";
import { listenTo } from "../../support/live.ts";
import { RawSocket } from "../../support/socket.ts";
import { family } from "../../support/story/quotes.ts";
import type { Handle } from "../../support/people.ts";
import { documentedPlans } from "../../support/rest-plans.ts";
import { anAppWithSales } from "../../support/sales.ts";

const CREATE = `mutation ($input: ServiceAccountInput!, $password: String!) {
  createServiceAccount(input: $input, password: $password) { id } }`;
const TOKEN = `mutation ($of: Int, $input: AccessTokenInput!, $password: String!) {
  createAccessToken(serviceAccountId: $of, input: $input, password: $password) { token } }`;
const NOTIFY = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;
const FOUND = `query ($id: Int!) {
  user(id: $id) { id } superiors(ids: [$id]) { id } sellers(id: $id) { id } }`;
const ADD = `mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`;
const LOOK = `subscription ($id: ID!) { onlookers(type: quote, id: $id) { name } }`;
const QUOTE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }`;
/** Word that is found nowhere else. */
const NAME = "Zafiro";

let app: TestApp;
let before: Map<string, string>;
let after: Map<string, string>;
const ids: string[] = [];
beforeAll(async () => {
  app = await anAppWithSales();
  await app.runJobs();
  before = await everythingOf();
  for (const role of [5, 6]) {
    const { createServiceAccount } = await app
      .as("owner")
      .ask(CREATE, { input: { name: `${NAME} ${role}`, role }, password: PASSWORD });
    const input = { name: "ERP", capabilities: [], days: 90, addressRanges: [] };
    const of = createServiceAccount.id as number;
    const made = await app.as("owner").ask(TOKEN, { of, input, password: PASSWORD });
    await app
      .as(null)
      .with({ authorization: `Bearer ${made.createAccessToken.token}` })
      .ask("{ me { id } }");
    ids.push(String(of));
  }
  await app.app.contexts.viewers.settle();
  // Owners hear of each new one, by a notice that is no list, figure or count of people.
  const heard = await app.app.services.orm.em
    .fork()
    .execute("delete from notifications where message like ? returning user_id", [`%${NAME}%`]);
  expect(heard.length).toBeGreaterThanOrEqual(2);
  after = await everythingOf();
});

const freely = (who: Handle, document: string) => app.as(who).freely.gql(document);

/** A read of a person, by its name, with its answer. */
type Read = readonly [name: string, answer: string];

/** Everything that a person reads by queries and by REST without naming a record. */
async function readEverything(who: Handle): Promise<Read[]> {
  const client = app.as(who);
  const queries = readsOf(app.app.schema)
    .filter(({ given }) => Object.keys(given("")).length === 0)
    .map(({ name, documents }) => async (): Promise<Read> => {
      const [, deep = "", less = ""] = documents;
      const asked = await freely(who, deep);
      const { data, errors } = asked.data ? asked : await freely(who, less);
      return [`${who} ${name}`, JSON.stringify(data ?? errors)];
    });
  const calls = documentedPlans(app.app.schema)
    .filter(({ route: { method, path } }) => method === "GET" && !path.includes(":"))
    .map(({ route: { path } }) => async (): Promise<Read> => {
      const { bytes } = await client.rest("GET", path);
      return [`${who} GET ${path}`, bytes.toString()];
    });
  const read: Read[] = [];
  const waiting = [...queries, ...calls];
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) read.push(await next());
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return read;
}

const everythingOf = async () =>
  new Map([...(await readEverything("owner")), ...(await readEverything("admin"))]);

/** Reads of the programs themselves, of their open access, and of the history. */
const ofPrograms = ["serviceAccounts", "auditEntries", "auditChain", "openAccess"];
/** Reads that return the state of the machine and of its queue of mails at that moment. */
const ofMachine = ["operationState", "myDay", "dayInbox"];
/** Reads that say who made something. */
const ofMakers = [
  ...["GET /api/dashboard/activities", "GET /quotes", "auditEntries", "customers", "dashboardActivities"],
  ...["openAccess", "quotes", "serviceAccounts"],
];
const nameOf = (read: string) => read.slice(read.indexOf(" ") + 1);

describe("service accounts", () => {
  it("are in no list, picker, figure or count of people: every read is the same without them", () => {
    const differ = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
    const answered = [...after.values()].filter((text) => !text.startsWith('[{"message"'));
    expect(answered.length).toBeGreaterThan(300);
    const known = [...ofPrograms, ...ofMachine];
    expect(differ.filter((name) => !known.includes(nameOf(name)))).toEqual([]);
  });

  it("are found by no words and no id", async () => {
    const roots = Object.values(app.app.schema.getQueryType()!.getFields());
    const searched = roots.filter(({ name, args, type }) => {
      const filter = args.find((arg) => arg.name === "filter");
      const fields = filter
        ? Object.keys((getNamedType(filter.type) as { getFields(): object }).getFields())
        : [];
      return (
        isObjectType(getNamedType(type)) &&
        !ofPrograms.includes(name) &&
        (args.some((arg) => arg.name === "search") || fields.includes("search"))
      );
    });
    expect(searched.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["users", "userPage", "sellers"]),
    );
    for (const { name, args, type } of searched) {
      const fields = Object.keys((getNamedType(type) as GraphQLObjectType).getFields());
      const part = ["total", "id"].find((one) => fields.includes(one));
      if (!part) continue;
      const given = args.some((arg) => arg.name === "search")
        ? `search: "${NAME}"`
        : `filter: { search: "${NAME}" }`;
      const { data } = await freely("owner", `{ ${name}(${given}) { ${part} } }`);
      expect([[], { total: 0 }, undefined], name).toContainEqual(data?.[name]);
    }
    for (const id of ids) {
      const { data } = await app.as("owner").gql(FOUND, { id: Number(id) });
      expect(data).toEqual({ user: null, superiors: [], sellers: [] });
      expect((await app.as("owner").rest("GET", `/user/${id}`)).status).toBe(404);
    }
  });

  it("get no notice and no mail, for any recipient that means one", async () => {
    const { errors } = await app
      .as("owner")
      .gql(NOTIFY, { input: { userId: Number(ids[0]), title: "Hola", message: "Hola" } });
    expect(errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
    await app.sweep();
    const sql = (text: string) => app.app.services.orm.em.fork().execute(text);
    expect(await sql(`select 1 from notifications where user_id in (${ids.join()})`)).toEqual([]);
    expect(await sql(`select 1 from mails where "to" like '%servicio.invalid'`)).toEqual([]);
  });

  it("appear in no ranking, sale or other read by their work, except as the author of a record", async () => {
    const input = {
      name: "Todo",
      capabilities: ["manageCustomers", "manageQuotes", "exportLists", "registerPayments", "setGoals"],
      days: 90,
      addressRanges: [],
    };
    const of = Number(ids[0]);
    const { createAccessToken } = await app.as("owner").ask(TOKEN, { of, input, password: PASSWORD });
    const program = app.as(null).with({ authorization: `Bearer ${createAccessToken.token}` });
    await program.ask(ADD, { input: { name: "Rosa Mejía", email: "rosa@cliente.co" } });
    const { createQuote } = await program.ask(QUOTE, {
      input: { ...family, asesorId: app.people.asesor.id },
    });
    const looking = await RawSocket.enter(app.url, `Bearer ${createAccessToken.token}`);
    looking.subscribe(`subscription { onlookers(type: quote, id: "${createQuote.id}") { name } }`);
    expect((await looking.first("next")).payload.data).toEqual({ onlookers: [] });
    const beside = await listenTo<unknown[]>(app, "admin", LOOK, { id: createQuote.id });
    expect(await beside.next()).toEqual([]);
    await beside.stop();
    const asked = await program.rest("POST", "/v1/exports", { kind: "quotes", format: "ndjson" });
    await app.runJobs();
    const { body } = await program.rest("GET", `/v1/exports/${String(asked.body["id"])}`);
    expect(body).toMatchObject({ status: "ready" });
    const named = [...(await everythingOf())].filter(([, text]) => text.includes(NAME));
    expect([...new Set(named.map(([read]) => nameOf(read)))].sort()).toEqual([...ofMakers].sort());
  });
});
