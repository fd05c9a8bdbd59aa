import { createHmac, randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import { HookCaller } from "../../../api/src/core/outgoing/call-hook.ts";
import type { Resolve } from "../../../api/src/core/outgoing/post-publicly.ts";
import { knownTypes } from "../../../api/src/modules/history/descriptions.ts";
import {
  type HookEvent,
  hookEvents,
  hookExamples,
  type HookKind,
  hookKinds,
} from "../../../api/src/modules/webhooks/webhook-event.rules.ts";
import { webhookJobs } from "../../../api/src/modules/webhooks/webhook.jobs.ts";
import { onDatabase, START, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { type Received, type Receiver, aReceiver } from "../../support/receiver.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPayableContract, aPayment, verifyIt } from "../../support/story/payments.ts";

const CREATE = `mutation ($input: WebhookInput!) {
  createWebhook(input: $input, password: "Travesia2026") { id secret } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input, password: "Travesia2026") { version } }`;
const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(id: $id, password: "Travesia2026") { secret } }`;
const SWITCH = `mutation ($id: ID!, $on: Boolean!) {
  switchWebhook(id: $id, on: $on, password: "Travesia2026") { offAt } }`;
const TEST = `mutation ($id: ID!) { testWebhook(id: $id) }`;
const DELETE = `mutation ($id: ID!) { deleteWebhook(id: $id) }`;
const REPLAY = `mutation ($id: ID!) { replayWebhookDelivery(id: $id) }`;
const LIST = `{ webhooks { id name address events query offAt offReason formerUntil version maker { id } } }`;
const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id, limit: 100) { total items {
  id type recordId state tries nextTryAt answerStatus answer failure body } } }`;

const KEY = randomBytes(32).toString("base64");
const QUERY = `query ($id: ID!) { payment(id: $id) { id monto status } }`;

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: KEY });
  receiver = await aReceiver();
  payments = [];
  for (let n = 0; n < 2; n += 1) payments.push((await aPayment(app, (await aPayableContract(app)).id)).id);
});
beforeEach(async () => {
  app.clock.set(START);
  await sql("delete from webhooks");
  await sql("delete from rate_limits");
  receiver.received.length = 0;
  receiver.answers = (response) => response.writeHead(204).end();
  app.app.services.hooks.patience = 5_000;
});

const sql = <Row extends object>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);

const anotherProcess = () =>
  onDatabase(
    app.databaseUrl,
    `${app.app.services.config.dataDir}-other`,
    { SECRETS_KEY: KEY },
    app.clock.now(),
  );

const origin = { requestId: "test", channel: "seed", ip: null, userAgent: null } as const;

const input = { name: "Contabilidad", events: ["payment_registered", "payment_verified"], query: QUERY };
const make = (more: object = {}, of = app) =>
  of.as("owner").gql(CREATE, { input: { ...input, address: receiver.url, ...more } });
interface Made {
  readonly id: string;
  readonly secret: string;
}
async function made(more: object = {}, of = app): Promise<Made> {
  const { data, errors } = await make(more, of);
  expect(errors).toBeUndefined();
  return data!["createWebhook"] as Made;
}
interface Line {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly state: string;
  readonly tries: number;
  readonly nextTryAt: string | null;
  readonly answerStatus: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
  readonly body: string | null;
}
/** Does something at the beginning of the story, when everybody's session is good. */
async function atFirst<T>(act: () => Promise<T>): Promise<T> {
  const now = app.clock.now();
  app.clock.set(START);
  const done = await act();
  app.clock.set(now);
  return done;
}
const logOf = (id: string): Promise<Line[]> =>
  atFirst(async () => (await app.as("owner").ask(LOG, { id })).webhookDeliveries.items);
const listed = () => atFirst(async () => (await app.as("owner").ask(LIST)).webhooks);
const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
/** Payments of before the webhooks, whose events happen again in most tests: only the line of it. */
let payments: string[];
const happens = (line: "payment.registered" | "payment.verified", id = payments[0] ?? "") =>
  mutate(
    app.app.services,
    { viewer: app.people.contador, link: null, origin: { ...origin, channel: "graphql" } },
    async (work) => work.audit(line, id, {} as never),
    undefined,
  );
const register = () => happens("payment.registered");
const nextMinute = async () => {
  app.clock.advance({ minutes: 1 });
  await app.sweep();
};

/** Signature of a delivery by a secret, as Standard Webhooks has it. */
function signatureBy(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}

describe("an event of the sale", () => {
  it("is a line of the history", () => {
    for (const { line } of Object.values(hookEvents)) expect(knownTypes).toContain(line);
  });

  it("is delivered signed, as its query reads it, and once", async () => {
    const { id, secret } = await made();
    const payment = await aPayment(app, (await aPayableContract(app)).id);
    await app.runJobs();
    const [delivery] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(JSON.parse(delivery!.body)).toEqual({
      type: "payment.registered",
      timestamp: app.clock.now().toISOString(),
      data: { payment: { id: payment.id, monto: expect.any(Number), status: "pending" } },
    });
    expect(delivery!.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-timestamp": String(Math.floor(app.clock.now().getTime() / 1000)),
      "webhook-signature": signatureBy(secret, delivery!),
    });
    expect(await logOf(id)).toMatchObject([
      {
        id: delivery!.headers["webhook-id"],
        state: "entregada",
        tries: 1,
        answerStatus: 204,
        nextTryAt: null,
      },
    ]);
    await nextMinute();
    expect(receiver.received).toHaveLength(1);
  });

  it("is written with the act, whichever process made the webhook", async () => {
    const other = await anotherProcess();
    await made({}, other);
    const payment = await aPayment(app, (await aPayableContract(app)).id);
    expect(await sql("select event, record_id from webhook_deliveries")).toEqual([
      { event: "payment_registered", record_id: payment.id },
    ]);
    await other.close();
  });

  it("is of no interest to a webhook that did not ask for it", async () => {
    const { id } = await made({ events: ["payment_reversed"] });
    await register();
    await app.runJobs();
    expect(await logOf(id)).toEqual([]);
  });

  it("of one record comes after the one before it, and events of others meanwhile", async () => {
    await made();
    const [first = "", second = ""] = payments;
    receiver.answers = (response, { body }) => response.writeHead(body.includes(first) ? 500 : 200).end();
    await happens("payment.registered", first);
    await happens("payment.verified", first);
    await app.runJobs();
    expect(types()).toEqual(["payment.registered"]);
    await happens("payment.registered", second);
    await app.runJobs();
    expect(types()).toEqual(["payment.registered", "payment.registered"]);
    receiver.answers = (response) => response.writeHead(200).end();
    await nextMinute();
    expect(types().slice(2)).toEqual(["payment.registered", "payment.verified"]);
  });

  it("keeps its bytes and its id for every try, also when the record changes meanwhile", async () => {
    await made();
    receiver.answers = (response) => response.writeHead(503).end("Estamos cerrados");
    const { id } = await aPayment(app, (await aPayableContract(app)).id);
    await app.runJobs();
    await verifyIt(app, id);
    await nextMinute();
    const [first, second] = receiver.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(second!.headers["webhook-timestamp"]).not.toBe(first!.headers["webhook-timestamp"]);
  });

  it("made by the demo is not delivered", async () => {
    await made();
    const { services } = app.app;
    await mutate(
      services,
      { viewer: app.people.owner, link: null, origin },
      async (work) => {
        work.audit("payment.registered", "x", {} as never);
      },
      undefined,
    );
    expect(await sql("select 1 from webhook_deliveries")).toEqual([]);
  });
});

describe("a receiver", () => {
  const tried = async (answers: Receiver["answers"]): Promise<Line> => {
    const { id } = await made();
    receiver.answers = answers;
    await register();
    await app.runJobs();
    return (await logOf(id))[0]!;
  };

  it("that answers 302 is not followed, and has not acknowledged", async () => {
    const line = await tried((response) =>
      response.writeHead(302, { location: `${receiver.url}/otra` }).end(),
    );
    expect(line).toMatchObject({ state: "pendiente", answerStatus: 302, tries: 1 });
    expect(receiver.received.map(({ path }) => path)).toEqual(["/"]);
  });

  it("that answers ten megabytes is read to its first kilobyte", async () => {
    const line = await tried((response) => response.writeHead(200).end("x".repeat(10 * 1024 * 1024)));
    expect(line).toMatchObject({ state: "entregada", answer: "x".repeat(1024) });
  });

  it("that answers slowly is tried again later", async () => {
    app.app.services.hooks.patience = 100;
    const line = await tried(() => undefined);
    expect(line).toMatchObject({
      state: "pendiente",
      failure: "No respondió en 5 segundos.",
      answerStatus: null,
    });
  });

  it("that is not there is tried again for three days, then it is off and the owners hear of it", async () => {
    const { id } = await made();
    receiver.answers = (response) => response.writeHead(500).end();
    await register();
    await app.runJobs();
    const pauses: number[] = [];
    for (let tries = 1; (await listed())[0].offAt === null; tries += 1) {
      const [{ nextTryAt }] = (await logOf(id)) as [Line];
      const pause = new Date(nextTryAt!).getTime() - app.clock.now().getTime();
      pauses.push(Math.round(pause / 60_000));
      app.clock.set(new Date(nextTryAt!));
      await app.sweep();
      expect(tries).toBeLessThan(20);
    }
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(3 * 24 * 60);
    expect(pauses.slice(0, 4)).toEqual([1, 5, 30, 120]);
    expect(await logOf(id)).toMatchObject([{ state: "fallida", nextTryAt: null }]);
    expect(await listed()).toMatchObject([{ offReason: "failures" }]);
    const [notice] = await sql<{ message: string }>(
      "select message from notifications where type = 'webhook_off' and user_id = ?",
      app.people.owner.id,
    );
    expect(notice?.message).toContain("«Contabilidad» se apagó");
    await register();
    expect(await logOf(id)).toHaveLength(1);
  });

  it("gets again what is replayed, under the same id and with the same bytes", async () => {
    const line = await tried((response) => response.writeHead(200).end());
    await app.as("owner").ask(REPLAY, { id: line.id });
    await app.runJobs();
    const [first, second] = receiver.received;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers["webhook-id"]).toBe(line.id);
    expectRefused(
      await app.as("owner").gql(REPLAY, { id: "0190a000-0000-7000-8000-000000000000" }),
      "NOT_FOUND",
      "Entrega no encontrada",
    );
  });

  it("acknowledges the same event twice without harm, when the first time was lost", async () => {
    const line = await tried((response) => response.writeHead(200).end());
    // As if the process had ended before it noted the answer.
    await sql("update webhook_deliveries set ended_at = null, delivered = false");
    await nextMinute();
    await nextMinute();
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([line.id, line.id]);
    expect(await sql("select tries, delivered from webhook_deliveries")).toEqual([
      { tries: 2, delivered: true },
    ]);
  });

  it("gets what two processes have due at once from one of them", async () => {
    await made();
    await register();
    const other = await anotherProcess();
    const run = (of: TestApp) => webhookJobs[0]!.run(jobContext(of.app.services, "both"), {} as never);
    await Promise.all([run(app), run(other)]);
    await other.close();
    expect(receiver.received).toHaveLength(1);
  });
});

describe("the address of a webhook", () => {
  it("is https and public in production, and may be of this machine elsewhere", () => {
    const production = new HookCaller(false);
    for (const address of [
      "http://erp.travesia.co/hook",
      "https://localhost/hook",
      "http://127.0.0.1:8080/hook",
      "https://10.0.0.7/hook",
      "https://[::1]/hook",
      "https://169.254.169.254/latest",
      "https://erp.travesia.co:8443/hook",
      "https://yo:clave@erp.travesia.co/hook",
      "ftp://erp.travesia.co",
      "hola",
    ])
      expect(production.addressOf(address), address).toBeNull();
    expect(production.addressOf("https://erp.travesia.co/hook")?.href).toBe("https://erp.travesia.co/hook");
    expect(new HookCaller(true).addressOf("http://127.0.0.1:8080/hook")).not.toBeNull();
    expect(new HookCaller(true).addressOf("http://10.0.0.7/hook")).toBeNull();
  });

  it("is refused where it is private", async () => {
    for (const address of ["https://192.168.1.10/hook", "http://erp.travesia.co", "https://casa.local/x"])
      expectRefused(await make({ address }), "BAD_USER_INPUT", /dirección https pública/);
  });

  it("that resolves to a private one gets nothing", async () => {
    const resolve = ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: "10.0.0.7", family: 4 }])) as unknown as Resolve;
    const kept = app.app.services.hooks;
    Object.assign(app.app.services, { hooks: new HookCaller(true, resolve) });
    const { id } = await made({ address: "https://erp.travesia.co/hook" });
    await register();
    await app.runJobs();
    Object.assign(app.app.services, { hooks: kept });
    expect(await logOf(id)).toMatchObject([
      { state: "pendiente", failure: "La dirección lleva a una red privada.", answerStatus: null },
    ]);
  });
});

describe("the query of a webhook", () => {
  it("has an example for each kind of record that the server takes", async () => {
    const kinds = Object.keys(hookKinds) as HookKind[];
    for (const kind of kinds) {
      const events = Object.keys(hookEvents).filter((event) => hookEvents[event as HookEvent].kind === kind);
      const { id } = await made({ events, query: hookExamples[kind] });
      await app.as("owner").ask(TEST, { id });
      await app.runJobs();
      expect(await logOf(id)).toMatchObject([{ state: "entregada", failure: null }]);
    }
    expect(types().every((type) => type === "webhook.test")).toBe(true);
  });

  it.each([
    ["a mutation", `mutation ($id: ID!) { deleteWebhook(id: $id) }`, /solo puede leer/],
    [
      "a subscription",
      `subscription ($id: ID!) { recordChanged(type: quote, id: $id) { id } }`,
      /solo puede leer/,
    ],
    [
      "two operations",
      `query a($id: ID!) { payment(id: $id) { id } } query b { me { id } }`,
      /sola operación/,
    ],
    [
      "fragments in a circle",
      `query ($id: ID!) { payment(id: $id) { ...a } }
       fragment a on Payment { id contract { payments { ...a } } }`,
      /no es válida/,
    ],
    ["a field that is not there", `query ($id: ID!) { payment(id: $id) { plata } }`, /no es válida/],
    [
      "another variable",
      `query ($id: ID!, $n: Int!) { payment(id: $id) { id } quotes(limit: $n) { total } }`,
      /una sola variable/,
    ],
    ["no variable", `{ me { id } }`, /una sola variable/],
    [
      "an id that may be missing",
      `query ($id: ID) { payment(id: "1") { id } }`,
      /una sola variable|no es válida/,
    ],
    [
      "the schema",
      `query ($id: ID!) { payment(id: $id) { id } __schema { types { name } } }`,
      /no es válida/,
    ],
    ["no GraphQL", `hola`, /no es válida/],
    ["too many words", `query ($id: ID!) { payment(id: $id) { ${"id ".repeat(4_100)} } }`, /no es válida/],
    [
      "more rows than a request may",
      `query ($id: ID!) { payment(id: $id) { id } ${Array.from(
        { length: 30 },
        (_, n) => `q${n}: quotes(limit: 100) { items { passengers { id } versions { id } } }`,
      ).join(" ")} }`,
      /pide demasiado/,
    ],
    [
      "tokens of the person",
      `query ($id: ID!) { payment(id: $id) { id } myAccessTokens { id } }`,
      /token de acceso/,
    ],
  ])("is refused with %s", async (_what, query, text) => {
    const errors = expectRefused(await make({ query }), "BAD_USER_INPUT", text);
    expect(errors).toMatchObject([{ field: "query" }]);
  });

  it("whose answer is too large delivers nothing, and says so", async () => {
    const quotes = Array.from(
      { length: 30 },
      (_, n) => `q${n}: quotes(limit: 100) { items { id quoteNumber
      nombreCliente destino origen emailCliente telefonoCliente createdAt updatedAt status source } }`,
    );
    const { id } = await made({ query: `query ($id: ID!) { payment(id: $id) { id } ${quotes.join(" ")} }` });
    await register();
    await app.runJobs();
    expect(await logOf(id)).toMatchObject([
      { state: "fallida", body: null, failure: expect.stringContaining("256 kB") as string, tries: 0 },
    ]);
    expect(receiver.received).toEqual([]);
  });
});

describe("webhooks", () => {
  it("are of the owner alone", async () => {
    for (const who of ["admin", "contador", "asesor"] as const) {
      expectRefused(await app.as(who).gql(LIST), "FORBIDDEN");
      expectRefused(
        await app.as(who).gql(CREATE, { input: { ...input, address: receiver.url } }),
        "FORBIDDEN",
      );
    }
  });

  it("are twenty at most, also when two are made at once", async () => {
    for (let n = 1; n < 20; n += 1) {
      await made({ name: `Webhook ${n}` });
      if (n === 9 || n === 17) await sql("delete from rate_limits");
    }
    const both = await Promise.all([make({ name: "A" }), make({ name: "B" })]);
    const refused = both.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "CONFLICT", /hasta 20 webhooks/);
    const [{ id }] = await listed();
    await app.as("owner").ask(DELETE, { id });
    await made();
  });

  it("have events of one kind of record, one at least, and a name", async () => {
    expectRefused(
      await make({ events: ["payment_verified", "quote_sent"] }),
      "BAD_USER_INPUT",
      /misma clase/,
    );
    expectRefused(await make({ events: [] }), "BAD_USER_INPUT", /al menos un evento/);
    expectRefused(await make({ name: " " }), "BAD_USER_INPUT", /nombre del webhook/);
  });

  it("keep their secret sealed, and sign with the former one too for a day after it was renewed", async () => {
    const { id, secret } = await made();
    const kept = JSON.stringify(await sql("select * from webhooks"));
    expect(kept).not.toContain(secret);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { secret: renewed } = (await app.as("owner").ask(ROTATE, { id })).rotateWebhookSecret;
    await register();
    await app.runJobs();
    const [both] = receiver.received as [Received];
    expect(both.headers["webhook-signature"]).toBe(
      `${signatureBy(renewed, both)} ${signatureBy(secret, both)}`,
    );
    app.clock.advance({ hours: 25 });
    await register();
    await app.sweep();
    const last = receiver.received.at(-1)!;
    expect(last.headers["webhook-signature"]).toBe(signatureBy(renewed, last));
    expect(await listed()).toMatchObject([{ formerUntil: null }]);
  });

  it("go off when their maker is no longer an owner, and deliver no waiting event", async () => {
    const { id } = await made();
    receiver.answers = (response) => response.writeHead(500).end();
    await register();
    await app.runJobs();
    await sql("update users set role = 5 where id = ?", app.people.owner.id);
    await register();
    await nextMinute();
    await sql("update users set role = 7 where id = ?", app.people.owner.id);
    expect(receiver.received).toHaveLength(1);
    expect(await listed()).toMatchObject([{ offReason: "maker" }]);
    expect(await logOf(id)).toHaveLength(1);
    receiver.answers = (response) => response.writeHead(200).end();
    await app.as("owner").ask(SWITCH, { id, on: true });
    await app.runJobs();
    expect(await logOf(id)).toMatchObject([{ state: "entregada" }]);
  });

  it("that are off are written nothing for, and deliver the waiting events once they are on", async () => {
    const { id } = await made();
    await app.as("owner").ask(SWITCH, { id, on: false });
    await register();
    expect(await logOf(id)).toEqual([]);
    await app.as("owner").ask(SWITCH, { id, on: true });
    await register();
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);
  });

  it("are changed by a person who saw their present state", async () => {
    const { id } = await made();
    const change = (version: number, name: string) =>
      app.as("owner").gql(UPDATE, { id, input: { ...input, address: receiver.url, name, version } });
    expect((await change(1, "ERP")).data).toEqual({ updateWebhook: { version: 2 } });
    expectRefused(await change(1, "Otro"), "CONFLICT");
    expect(await listed()).toMatchObject([{ name: "ERP", address: `${receiver.url}/` }]);
  });

  it("forget a delivery after thirty days", async () => {
    const { id } = await made();
    await register();
    await app.runJobs();
    app.clock.advance({ days: 29 });
    await app.sweep();
    expect(await logOf(id)).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await app.sweep();
    expect(await logOf(id)).toEqual([]);
  });
});
