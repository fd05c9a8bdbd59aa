import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { formRoom } from "../../../api/src/core/http/form-room.ts";
import { PASSWORD, type TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { until } from "../../support/patience.ts";
import { hasHeardAll } from "../../support/live.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { RawSocket } from "../../support/socket.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { aProgramToken } from "../../support/story/access-tokens.ts";
import { aPaymentLink, REPORT } from "../../support/story/client-page.ts";
import type { StoryContract } from "../../support/story/contracts.ts";
import { aPayableContract, aTransfer, REGISTER } from "../../support/story/payments.ts";
import { aPdf } from "../../support/story/staff-documents.ts";

let app: TestApp;
let contract: StoryContract;
beforeAll(async () => {
  app = await anAppWithSales();
  contract = await aPayableContract(app, { price: 20_000_000 });
});

beforeEach(() => sql("delete from rate_limits"));

const sql = (statement: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute(statement, values);
/** Announces a change of a person, and waits until this process has heard of it. */
async function announced(userId: number): Promise<void> {
  await sql("select pg_notify('travesia', ?)", [JSON.stringify({ topic: "user.changed", userId })]);
  await hasHeardAll(app);
}
const registered = async (id = contract.id): Promise<number> =>
  Number((await sql("select count(*) as n from payments where contract_id = ?", [id]))[0]?.["n"]);

type Headers = Readonly<Record<string, string>>;

/** Person or program that asks, and how that ends; with `announces` every process hears of it. */
interface Caller {
  readonly headers: Headers;
  readonly end: (announces: boolean) => Promise<void>;
  readonly begin?: () => Promise<unknown>;
}
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const ended =
  (userId: number, statement: string, values: unknown[]) =>
  async (announces: boolean): Promise<void> => {
    await sql(statement, values);
    if (announces) await announced(userId);
  };
const byToken = async (): Promise<Caller> => {
  const token = await aProgramToken(app, "admin", ["registerPayments"]);
  const statement = "update access_tokens set revoked_at = ?, place = null where prefix = ?";
  return {
    headers: bearer(token),
    end: ended(app.people.admin.id, statement, [app.clock.now(), token.slice(0, 10)]),
  };
};
let services = 0;
const byService = async (): Promise<Caller> => {
  const { createServiceAccount } = await app.as("owner").ask(
    `mutation ($input: ServiceAccountInput!, $password: String!) {
      createServiceAccount(input: $input, password: $password) { id } }`,
    { input: { name: `ERP ${(services += 1)}`, role: 5 }, password: PASSWORD },
  );
  const { id } = createServiceAccount;
  const { createAccessToken } = await app.as("owner").ask(
    `mutation ($of: Int, $input: AccessTokenInput!, $password: String!) {
      createAccessToken(serviceAccountId: $of, input: $input, password: $password) { token } }`,
    {
      of: id,
      input: { name: "ERP", capabilities: ["registerPayments"], days: 90, addressRanges: [] },
      password: PASSWORD,
    },
  );
  return {
    headers: bearer(createAccessToken.token),
    end: ended(id, "update users set is_active = false where id = ?", [id]),
  };
};
const callers: Readonly<Record<string, () => Promise<Caller>>> = {
  "a person who is switched off": () => {
    const { id } = app.people.lider;
    return Promise.resolve({
      headers: app.as("lider").headers,
      end: ended(id, "update users set is_active = false where id = ?", [id]),
      begin: async () => {
        await sql("update users set is_active = true where id = ?", [id]);
        await announced(id);
      },
    });
  },
  "a person who has another role": () => {
    const { id, role } = app.people.gerente;
    return Promise.resolve({
      headers: app.as("gerente").headers,
      end: ended(id, "update users set role = 1 where id = ?", [id]),
      begin: async () => {
        await sql("update users set role = ? where id = ?", [role, id]);
        await announced(id);
      },
    });
  },
  "a session that is ended": async () => {
    const { headers } = await signedInNow(app, "asesor");
    const { id } = app.people.asesor;
    const last = "select id from user_sessions where user_id = ? order by id desc limit 1";
    const statement = `update user_sessions set ended_at = ? where id = (${last})`;
    return { headers, end: ended(id, statement, [app.clock.now(), id]) };
  },
  "an access token": byToken,
  "a service account": byService,
};

/** A body in two halves; the second one comes when it is asked for. */
function inHalves(body: Uint8Array) {
  let rest = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(body.slice(0, 40));
      rest = () => {
        controller.enqueue(body.slice(40));
        controller.close();
      };
    },
  });
  return { stream, rest: () => rest() };
}

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array;
}
const json = (path: string, content: object): Sent => ({
  path,
  type: "application/json",
  body: Buffer.from(JSON.stringify(content)),
});
let sentFiles = 0;
async function form(path: string, texts: Readonly<Record<string, string>>, file: string): Promise<Sent> {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  const { bytes, filename, type } = aPdf();
  // The same file twice is a payment reported twice.
  data.set(file, new Blob([new Uint8Array(bytes), `%${(sentFiles += 1)}`], { type }), filename);
  const made = new Response(data);
  return {
    path,
    type: made.headers.get("content-type") ?? "",
    body: new Uint8Array(await made.arrayBuffer()),
  };
}
const operation = (query: string, variables: object) => ({
  operations: JSON.stringify({ query, variables }),
  map: '{"0":["variables.file"]}',
});
const restFields = () => ({ contract_id: contract.id, monto: "250000", fecha_pago: TODAY });
const REST = "/payments/register-client-payment";

const doors: Readonly<Record<string, () => Sent | Promise<Sent>>> = {
  "GraphQL with a file": () =>
    form("/graphql", operation(REGISTER, { input: aTransfer(contract.id), file: null }), "0"),
  GraphQL: () => json("/graphql", { query: REGISTER, variables: { input: aTransfer(contract.id) } }),
  "REST with a file": () => form(REST, restFields(), "comprobante"),
  REST: () => json(REST, restFields()),
};

/** Sends half of a request, has something happen once the server reads it, and sends the rest. */
async function meanwhile({ path, type, body }: Sent, headers: Headers, happens: () => Promise<unknown>) {
  const { stream, rest } = inHalves(body);
  // A form is read once it is known who asks; another body before that.
  const reads = type.startsWith("multipart")
    ? vi.spyOn(formRoom, "enter")
    : vi.spyOn(app.app.services.limits, "general");
  const answered = fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { "content-type": type, "apollo-require-preflight": "true", ...headers },
    body: stream,
    duplex: "half",
  } as RequestInit);
  await until(() => reads.mock.calls.length > 0);
  reads.mockRestore();
  await happens();
  rest();
  const response = await answered;
  const { error, errors } = (await response.json()) as {
    error?: string;
    errors?: readonly { extensions: { code: string } }[];
  };
  return { status: response.status, code: error ?? errors?.[0]?.extensions.code ?? null };
}
const REFUSED = ["UNAUTHENTICATED", "FORBIDDEN"];

describe.each(Object.entries(doors))("by %s", (_, door) => {
  it.each(Object.entries(callers))(
    "%s registers nothing with a request that had begun",
    async (__, caller) => {
      const { headers, end, begin } = await caller();
      await begin?.();
      const before = await registered();
      // As long as it counts, the same request in two halves is good.
      expect(await meanwhile(await door(), headers, () => Promise.resolve())).toMatchObject({ code: null });
      expect(await registered()).toBe(before + 1);

      const { code } = await meanwhile(await door(), headers, () => end(true));
      expect(REFUSED).toContain(code);
      expect(await registered()).toBe(before + 1);
      await begin?.();
    },
  );
});

describe.each(Object.entries(doors).filter(([name]) => name.endsWith("file")))("by %s", (_, door) => {
  it.each(Object.entries(callers))(
    "%s registers nothing although this process has not heard of it yet",
    async (__, caller) => {
      const { headers, end, begin } = await caller();
      await begin?.();
      const before = await registered();
      const { code } = await meanwhile(await door(), headers, () => end(false));
      expect(REFUSED).toContain(code);
      expect(await registered()).toBe(before);
      await begin?.();
    },
  );
});

it("a link that is ended while its form comes reports no payment", async () => {
  const { id } = await aPayableContract(app);
  const token = await aPaymentLink(app, id);
  const report = { contractId: id, fechaPago: TODAY };
  const sent = () => {
    const input = { ...report, monto: 100_000 + sentFiles };
    return form("/graphql", operation(REPORT, { input, file: null }), "0");
  };
  const headers = { "x-link-token": token };
  expect(await meanwhile(await sent(), headers, () => Promise.resolve())).toMatchObject({ code: null });
  expect(await registered(id)).toBe(1);
  const { code } = await meanwhile(await sent(), headers, () =>
    sql("update links set revoked_at = ? where purpose = 'payment' and revoked_at is null", [
      app.clock.now(),
    ]),
  );
  expect(code).toBe("UNAUTHENTICATED");
  expect(await registered(id)).toBe(1);
});

it("by a socket nothing is asked any more once its person is switched off", async () => {
  const { id } = app.people.asesor;
  const socket = await RawSocket.enter(app.url, app.as("asesor").headers["authorization"]);
  await sql("update users set is_active = false where id = ?", [id]);
  await announced(id);
  socket.subscribe("subscription { notificationReceived { id } }");
  await Promise.race([socket.closed, socket.first("error")]);
  expect(socket.heard.some(({ type }) => type === "next")).toBe(false);
});
