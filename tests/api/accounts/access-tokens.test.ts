import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccessToken } from "../../../api/src/core/auth/access-token.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import type { GraphQLAnswer } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hasHeardAll } from "../../support/live.ts";
import type { Handle } from "../../support/people.ts";
import { eventually } from "../../support/patience.ts";
import { RawSocket } from "../../support/socket.ts";

const MAKE = `mutation ($input: AccessTokenInput!, $password: String!) {
  createAccessToken(input: $input, password: $password) { id token } }`;
const ROTATE = `mutation ($id: ID!, $password: String!) {
  rotateAccessToken(id: $id, password: $password) { token } }`;
const REVOKE = `mutation ($id: ID!) { revokeAccessToken(id: $id) }`;
const OWN = `{ myAccessTokens { id name prefix capabilities addressRanges lastUsedAddress } }`;
const ADD = `mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`;
const NEVER = /no se puede hacer con un token/;

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});
beforeEach(() => app.clock.advance({ minutes: 2 }));

const input = { name: "ERP", capabilities: [] as string[], days: 90, addressRanges: [] as string[] };
const makes = (who: Handle, more: Partial<typeof input> = {}, password: string = PASSWORD) =>
  app.as(who).gql(MAKE, { input: { ...input, ...more }, password });
async function made(who: Handle, more?: Partial<typeof input>): Promise<{ id: string; token: string }> {
  const { data, errors } = await makes(who, more);
  expect(errors).toBeUndefined();
  return data!["createAccessToken"] as { id: string; token: string };
}
const by = (token: string, address = "190.26.10.5") =>
  app.as(null).with({ authorization: `Bearer ${token}`, "x-forwarded-for": address });
const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);

/** Waits until every process knows that a token has ended. */
const opensNothing = (token: string) =>
  eventually(async () => expectRefused(await by(token).gql("{ me { id } }"), "UNAUTHENTICATED"));
const setRole = async (who: Handle, role: number) => {
  const { id } = app.people[who];
  await sql("update users set role = ? where id = ?", role, id);
  await sql("select pg_notify('travesia', ?)", JSON.stringify({ topic: "user.changed", userId: id }));
  await hasHeardAll(app);
};

describe("an access token", () => {
  it("reads as its owner by GraphQL and REST, is shown once, kept hashed, and said by mail and history", async () => {
    const { id, token } = await made("asesor", { name: "Contabilidad" });
    expect((await by(token).gql("{ me { id } }")).data).toEqual({ me: { id: app.people.asesor.id } });
    expect((await by(token).rest("GET", "/quotes")).status).toBe(200);
    await app.app.contexts.viewers.settle();
    const listed = (await app.as("asesor").gql(OWN)).data!["myAccessTokens"];
    expect(listed).toMatchObject([{ id, name: "Contabilidad", lastUsedAddress: "190.26.10.5" }]);
    const kept = JSON.stringify(await sql("select * from access_tokens where id = ?", id));
    expect(kept).not.toContain(token);
    expect(JSON.stringify(await sql("select * from idempotency_keys"))).not.toContain(token);
    await app.runJobs();
    expect((await app.outbox("asesor@travesia.test")).at(-1)?.subject).toBe("Creaste un token de acceso");
  });

  it("asks for the password when it is made, and is of the team alone", async () => {
    expectRefused(await makes("asesor", {}, "Otra12345"), "BAD_USER_INPUT", /contraseña actual/);
    expectRefused(await makes("cliente"), "FORBIDDEN", /Solo las personas del equipo/);
  });

  it("with more than its owner has is refused, as are wrong days and addresses", async () => {
    expectRefused(
      await makes("asesor", { capabilities: ["verifyPayments"] }),
      "BAD_USER_INPUT",
      /tu rol no tiene/,
    );
    expectRefused(await makes("asesor", { days: 366 }), "BAD_USER_INPUT");
    expectRefused(await makes("asesor", { addressRanges: ["oficina"] }), "BAD_USER_INPUT", /190\.26/);
  });

  it("changes what it was given and its owner still may, and the history says which token it was", async () => {
    const { id, token } = await made("admin", { capabilities: ["manageCustomers", "markQuotesExpired"] });
    expect((await by(token).gql("mutation { markQuotesExpired }")).errors).toBeUndefined();
    expectRefused(await by(token).gql("mutation { deleteUser(id: 1) { __typename } }"), "FORBIDDEN", NEVER);
    const customer = { name: "Rosa Mejía", email: "rosa@cliente.co" };
    const { data, errors } = await by(token).gql(ADD, { input: customer });
    expect(errors).toBeUndefined();
    const [line] = await sql<{ detail: object }>(
      "select detail from audit_entries where detail->'byToken' is not null order by id desc limit 1",
    );
    expect(line?.detail).toMatchObject({ byToken: { id, name: "ERP" } });
    expect(data).toBeTruthy();
    const { data: log } = await app.as("owner").gql("{ auditEntries(limit: 5) { items { text } } }");
    expect(JSON.stringify(log)).toContain(", con el token «ERP»,");
    expectRefused(
      await by((await made("admin")).token).gql("mutation { markQuotesExpired }"),
      "FORBIDDEN",
      "Este token de acceso no tiene permiso para hacer esto.",
    );
    await setRole("admin", 6);
    expectRefused(await by(token).gql("mutation { markQuotesExpired }"), "FORBIDDEN");
    await setRole("admin", 5);
  });

  it("never changes account, sessions or tokens, nor reads the latter, nor looks as another person", async () => {
    const { id, token } = await made("owner");
    const asked = by(token);
    for (const text of [
      `mutation { updateProfile(input: { name: "Otra" }) { id } }`,
      `mutation { closeSessions }`,
      `mutation { requestRecovery(email: "asesor@travesia.test") }`,
      `mutation { revokeAccessToken(id: "${id}") }`,
      "{ mySessions { id } }",
      "{ myAccessTokens { id } }",
      `{ bankingData(userId: ${app.people.asesor.id}) { numeroCuenta } }`,
    ])
      expectRefused(await asked.freely.gql(text), "FORBIDDEN", NEVER);
    const viewing = asked.with({ "x-ver-como": String(app.people.asesor.id) });
    expectRefused(await viewing.gql("{ me { id } }"), "FORBIDDEN", NEVER);
    expect((await asked.gql("mutation { markAllNotificationsRead }")).errors).toBeUndefined();
  });

  it("of a wrong checksum, unknown, from elsewhere or in an address opens nothing", async () => {
    const { token } = await made("lider", { addressRanges: ["190.26.0.0/16"], days: 30 });
    const invalid = (answer: GraphQLAnswer<unknown>) =>
      expectRefused(answer as GraphQLAnswer, "UNAUTHENTICATED", "Token inválido");
    expect((await by(token).gql("{ me { id } }")).errors).toBeUndefined();
    invalid(await by(`${token.slice(0, -1)}!`).gql("{ me { id } }"));
    invalid(await by(makeAccessToken().token).gql("{ me { id } }"));
    invalid(await by(token, "190.27.0.1").gql("{ me { id } }"));
    expect((await app.as(null).rest("GET", `/quotes?token=${token}`)).status).toBe(401);
  });

  it("is another secret when it is renewed, and none when it is revoked; a stranger reaches neither", async () => {
    const { id, token } = await made("admin");
    expectRefused(await app.as("lider").gql(REVOKE, { id }), "NOT_FOUND");
    expectRefused(await app.as("owner").gql(ROTATE, { id, password: PASSWORD }), "NOT_FOUND");
    const renewed = (await app.as("admin").gql(ROTATE, { id, password: PASSWORD })).data!["rotateAccessToken"]
      .token;
    await opensNothing(token);
    expect((await by(renewed).gql("{ me { id } }")).errors).toBeUndefined();
    expect((await app.as("admin").gql(REVOKE, { id })).errors).toBeUndefined();
    await opensNothing(renewed);
  });

  it("says with each answer what is left of 600 a minute, and 429 after that", async () => {
    const { token } = await made("contador");
    const { headers } = await by(token).rest("GET", "/quotes");
    expect(headers.get("ratelimit-policy")).toBe('"token";q=600;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"token";r=599;t=\d+$/);
    await sql("update rate_limits set points = 600 where key like 'access-token:%'");
    const over = await by(token).rest("GET", "/quotes");
    expect([over.status, Number(over.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("closes its socket within a second of its end", async () => {
    const { id, token } = await made("gerente2");
    const socket = await RawSocket.enter(app.url, `Bearer ${token}`);
    await app.as("gerente2").gql(REVOKE, { id });
    expect(await socket.closed).toEqual({
      code: 4403,
      reason: "El token de acceso venció o se revocó.",
    });
  });

  it("is one of twenty at most, also when two are made at once", async () => {
    for (let count = 0; count < 19; count += 1)
      await sql(
        `insert into access_tokens (id, user_id, place, name, hash, prefix, capabilities, address_ranges,
          created_at, issued_at, expires_at)
          values (gen_random_uuid(), ?, ?, 'x', ?, 'trv_', '{}', '{}', ?, ?, ?)`,
        app.people.lider2.id,
        count + 1,
        `hash ${count}`,
        app.clock.now(),
        app.clock.now(),
        new Date(app.clock.now().getTime() + 86_400_000),
      );
    const both = await Promise.all([makes("lider2"), makes("lider2")]);
    expect(both.filter(({ errors }) => errors).length).toBe(1);
    expectRefused(await makes("lider2"), "CONFLICT", /hasta 20/);
  });

  it("ends with the account that is switched off", async () => {
    const { token } = await made("asesor2");
    const { id } = app.people.asesor2;
    const { errors } = await app
      .as("owner")
      .gql(`mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }`, {
        id,
        input: { isActive: false },
      });
    expect(errors).toBeUndefined();
    await opensNothing(token);
    expect(await sql("select 1 from access_tokens where user_id = ? and revoked_at is null", id)).toEqual([]);
  });

  it("opens nothing once its days are over", async () => {
    const { token } = await made("lider", { days: 30 });
    app.clock.advance({ minutes: 29 * 24 * 60 });
    expect((await by(token).gql("{ me { id } }")).errors).toBeUndefined();
    app.clock.advance({ minutes: 2 * 24 * 60 });
    expectRefused(await by(token).gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido");
  });
});
