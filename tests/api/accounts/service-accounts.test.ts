import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, PASSWORD, START, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { eventually } from "../../support/patience.ts";
import { family } from "../../support/story/quotes.ts";
import { RawSocket } from "../../support/socket.ts";

const MADE = "id name purpose role isActive version tokens { id name capabilities }";
const CREATE = `mutation ($input: ServiceAccountInput!, $password: String!) {
  createServiceAccount(input: $input, password: $password) { ${MADE} } }`;
const UPDATE = `mutation ($id: Int!, $input: UpdateServiceAccountInput!) {
  updateServiceAccount(id: $id, input: $input) { ${MADE} } }`;
const SWITCH = `mutation ($id: Int!, $on: Boolean!) { switchServiceAccount(id: $id, on: $on) { ${MADE} } }`;
const TOKEN = `mutation ($of: Int, $input: AccessTokenInput!, $password: String!) {
  createAccessToken(serviceAccountId: $of, input: $input, password: $password) { id token } }`;
const ROTATE = `mutation ($id: ID!, $password: String!) {
  rotateAccessToken(id: $id, password: $password) { id token } }`;
const REVOKE = `mutation ($id: ID!) { revokeAccessToken(id: $id) }`;
const ADD = `mutation ($input: AddCustomerInput!) { addCustomer(input: $input) { id } }`;
const QUOTE = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id vendedor { id } } }`;
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token } }`;
const GIVE = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
  reassignQuote(id: $id, input: $input) { id } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1" });
});
beforeEach(async () => {
  app.clock.set(START);
  await sql("delete from rate_limits");
});

const sql = <Row>(text: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
let count = 0;
const makes = (more: object = {}, who: Handle = "owner", password: string = PASSWORD) =>
  app.as(who).gql(CREATE, { input: { name: `ERP ${(count += 1)}`, role: 5, ...more }, password });
interface Service {
  readonly id: number;
  readonly name: string;
  readonly version: number;
}
async function aService(more?: object): Promise<Service> {
  const { data, errors } = await makes(more);
  expect(errors).toBeUndefined();
  return data!["createServiceAccount"] as Service;
}
const input = { name: "Contabilidad", capabilities: [] as string[], days: 90, addressRanges: [] as string[] };
const makesToken = (of: number | null, more: Partial<typeof input> = {}, who: Handle = "owner") =>
  app.as(who).gql(TOKEN, { of, input: { ...input, ...more }, password: PASSWORD });
interface Token {
  readonly id: string;
  readonly token: string;
}
async function aToken(of: number, more?: Partial<typeof input>): Promise<Token> {
  const { data, errors } = await makesToken(of, more);
  expect(errors).toBeUndefined();
  return data!["createAccessToken"] as Token;
}
const by = (token: string, address = "190.26.10.5") =>
  app.as(null).with({ authorization: `Bearer ${token}`, "x-forwarded-for": address });
const opensNothing = (token: string) =>
  eventually(async () => expectRefused(await by(token).gql("{ me { id } }"), "UNAUTHENTICATED"));
const change = async (id: number, set: string) => sql(`update users set ${set} where id = ?`, id);

describe("a service account", () => {
  it("is made by the owner alone, with the password, as administrator or accountant", async () => {
    expect((await makes({ name: "Siigo", purpose: "Lleva la contabilidad", role: 6 })).data).toEqual({
      createServiceAccount: {
        id: expect.any(Number),
        name: "Siigo",
        purpose: "Lleva la contabilidad",
        role: 6,
        isActive: true,
        version: 1,
        tokens: [],
      },
    });
    for (const who of ["admin", "contador", "gerente", "cliente"] as const)
      expectRefused(await makes({}, who), "FORBIDDEN");
    expectRefused(await makes({}, "owner", "Otra12345"), "BAD_USER_INPUT", /contraseña actual/);
    for (const role of [0, 1, 2, 3, 4, 7]) expectRefused(await makes({ role }), "BAD_USER_INPUT");
    expectRefused(await makes({ name: " " }), "BAD_USER_INPUT");
  });

  it("reads and changes as its role, within its token, and is in the history under both names", async () => {
    const { id } = await aService({ name: "Página web", role: 5 });
    const { id: tokenId, token } = await aToken(id, {
      name: "Formularios",
      capabilities: ["manageCustomers"],
    });
    const { data } = await by(token).gql("{ me { id role roleName } }");
    expect(data).toEqual({ me: { id, role: 0, roleName: "ADMIN" } });
    expect((await by(token).rest("GET", "/user")).status).toBe(200);
    const customer = { name: "Rosa Mejía", email: "rosa.mejia@cliente.co" };
    expect((await by(token).gql(ADD, { input: customer })).errors).toBeUndefined();
    expectRefused(
      await by(token).gql("mutation { markQuotesExpired }"),
      "FORBIDDEN",
      "Este token de acceso no tiene permiso para hacer esto.",
    );
    const [line] = await sql<object>(
      `select actor_id, actor_role, detail->'byToken' as by from audit_entries
        where type = 'customer.added' order by id desc limit 1`,
    );
    expect(line).toEqual({ actor_id: id, actor_role: 5, by: { id: tokenId, name: "Formularios" } });
    const { auditEntries } = await app
      .as("owner")
      .ask(`{ auditEntries(limit: 5, filter: { person: "Página web" }) { items { text } } }`);
    expect(JSON.stringify(auditEntries)).toContain("Página web (servicio), con el token «Formularios»,");
  });

  it("of an accountant reads and changes as accountants do, and no more", async () => {
    const { id } = await aService({ role: 6 });
    expectRefused(
      await makesToken(id, { capabilities: ["manageCustomers"] }),
      "BAD_USER_INPUT",
      /no puede tener/,
    );
    const { token } = await aToken(id, { capabilities: ["verifyPayments"] });
    expect((await by(token).gql("{ me { roleName } }")).data).toEqual({ me: { roleName: "CONTADOR" } });
    expectRefused(await by(token).gql("{ notifiablePeople(limit: 1) { total } }"), "FORBIDDEN");
  });

  it("is given nothing that is a person's alone", async () => {
    const { id } = await aService();
    for (const capability of ["approvePayouts", "uploadDocuments", "seeCommissions"])
      expectRefused(await makesToken(id, { capabilities: [capability] }), "BAD_USER_INPUT", /no puede tener/);
  });

  it("sells nothing itself: a quote made by it has to name the seller", async () => {
    const { id } = await aService();
    const { token } = await aToken(id, { capabilities: ["manageQuotes"] });
    expectRefused(
      await by(token).gql(QUOTE, { input: family }),
      "BAD_USER_INPUT",
      "Elige quién vende: una cuenta de servicio no vende.",
    );
    const asesorId = app.people.asesor.id;
    const { data } = await by(token).gql(QUOTE, { input: { ...family, asesorId } });
    const { id: quoteId, vendedor } = data!["createQuote"] as { id: string; vendedor: object };
    expect(vendedor).toEqual({ id: asesorId });
    expectRefused(
      await app
        .as("owner")
        .gql(GIVE, { id: quoteId, input: { sellerId: id, reassignmentReason: "Cambio de turno" } }),
      "BAD_USER_INPUT",
      "La persona elegida no es un vendedor activo",
    );
  });

  it("is unique by name without case, also when two are made at once", async () => {
    const both = await Promise.all([makes({ name: "Gemela" }), makes({ name: "gemela" })]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await sql("select 1 from users where lower(name) = 'gemela'")).toHaveLength(1);
    const other = await aService();
    const renamed = await app.as("owner").gql(UPDATE, { id: other.id, input: { name: "GEMELA" } });
    expectRefused(renamed, "BAD_USER_INPUT", /ya tiene|con ese nombre/);
  });

  it("changes name and purpose by the version that was read", async () => {
    const { id, version } = await aService();
    const renames = (name: string) =>
      app.as("owner").gql(UPDATE, { id, input: { name, purpose: "Trae reservas", version } });
    expect((await renames("Buscador")).data).toMatchObject({
      updateServiceAccount: { name: "Buscador", purpose: "Trae reservas", version: 2 },
    });
    expectRefused(await renames("Otro nombre"), "CONFLICT");
  });
});

describe("nobody signs in as a service account", () => {
  let id: number;
  let email: string;
  beforeAll(async () => {
    ({ id } = await aService({ name: "Sin puerta" }));
    [{ email }] = (await sql<{ email: string }>("select email from users where id = ?", id)) as [
      { email: string },
    ];
  });

  it("by a password, a link of recovery, an invitation, a session or a viewing", async () => {
    for (const password of ["", PASSWORD])
      expectRefused(
        await app.as(null).gql(SIGN_IN, {
          email,
          password: password || "x",
        }),
        "UNAUTHENTICATED",
        "Credenciales inválidas",
      );
    expect((await app.as(null).rest("POST", "/user/login", { email, password: PASSWORD })).status).toBe(401);
    expectRefused(
      await app.as(null).gql("mutation ($email: String!) { requestRecovery(email: $email) }", { email }),
      "NOT_FOUND",
    );
    const session = await app.app.services.sessions.issue(
      { id, sessionsVersion: 1 },
      "00000000-0000-7000-8000-000000000001",
      app.clock.now(),
    );
    expectRefused(await by(session).gql("{ me { id } }"), "UNAUTHENTICATED");
    const owner = app.as("owner");
    expectRefused(await owner.with({ "x-ver-como": String(id) }).gql("{ me { id } }"), "NOT_FOUND");
    for (const text of [
      "mutation ($id: Int!) { beginViewing(userId: $id) { id } }",
      "mutation ($id: Int!) { resendInvitation(userId: $id) { id } }",
      "mutation ($id: Int!) { takeOffTwoFactor(id: $id) }",
      `mutation ($id: Int!) { resetUserPassword(id: $id, input: { newPassword: "Travesia2027x" }) }`,
      `mutation ($id: Int!) { updateUser(id: $id, input: { email: "robot@travesia.co" }) { id } }`,
      "mutation ($id: Int!) { anonymizeUser(id: $id) }",
      "mutation ($id: Int!) { deleteUser(id: $id) { kept } }",
    ] as const)
      expectRefused(await owner.gql(text, { id }), "NOT_FOUND");
  });

  it("even where the product would let somebody: the database refuses it", async () => {
    for (const set of [
      "password_hash = 'x'",
      "email = 'robot@travesia.co'",
      "email_verified = true",
      "invited_at = created_at",
      "last_login = created_at",
      `supervisor_id = ${app.people.admin.id}`,
      `gerente_id = ${app.people.gerente.id}`,
      "commission_percentage = 3",
      "commission_limit = 1",
      "is_active_seller = true",
      "phone = '+573001234567'",
      "role = 5",
      "service_role = 4",
      "service_role = 7",
      "service_role = null",
    ])
      await expect(change(id, set), set).rejects.toThrow(/users_/);
    const now = `'${START.toISOString()}'`;
    for (const insert of [
      `user_sessions (id, user_id, began_at, last_used_at, expires_at)
        values (gen_random_uuid(), ${id}, ${now}, ${now}, ${now})`,
      `user_tokens (id, user_id, purpose, email, token_hash, created_at, expires_at)
        values (gen_random_uuid(), ${id}, 'reset', 'x@x.co', 'hash', ${now}, ${now})`,
      `viewings (session_id, person_id, owner_id, role, began_at)
        values (gen_random_uuid(), ${id}, ${app.people.owner.id}, 5, ${now})`,
    ])
      await expect(sql(`insert into ${insert}`), insert).rejects.toThrow(/a service account has no/);
    await expect(change(app.people.asesor.id, `supervisor_id = ${id}`)).rejects.toThrow(
      /a service account has no/,
    );
  });
});

describe("the tokens of a service account", () => {
  it("are shown once, kept hashed, said to the owner by mail, renewed and revoked by the owner alone", async () => {
    const { id } = await aService({ name: "Bodega" });
    const { id: tokenId, token } = await aToken(id, { addressRanges: ["190.26.0.0/16"] });
    expectRefused(await by(token, "190.27.0.1").gql("{ me { id } }"), "UNAUTHENTICATED");
    expect((await by(token).gql("{ me { id } }")).errors).toBeUndefined();
    expect(JSON.stringify(await sql("select * from access_tokens where id = ?", tokenId))).not.toContain(
      token,
    );
    await app.runJobs();
    const mail = (await app.outbox("owner@travesia.test")).at(-1);
    expect(mail?.text).toContain("como la cuenta de servicio «Bodega»");
    expect(await sql("select 1 from mails where \"to\" like '%servicio.invalid'")).toEqual([]);
    for (const who of ["admin", "contador"] as const) {
      expectRefused(await app.as(who).gql(REVOKE, { id: tokenId }), "NOT_FOUND");
      expectRefused(await app.as(who).gql(ROTATE, { id: tokenId, password: PASSWORD }), "NOT_FOUND");
      expectRefused(await makesToken(id, {}, who), "NOT_FOUND");
    }
    const renewed = await app.as("owner").gql(ROTATE, { id: tokenId, password: PASSWORD });
    await opensNothing(token);
    const { token: second } = renewed.data!["rotateAccessToken"] as Token;
    expect((await by(second).gql("{ me { id } }")).errors).toBeUndefined();
    expect((await app.as("owner").gql(REVOKE, { id: tokenId })).errors).toBeUndefined();
    await opensNothing(second);
  });

  it("are no person's: a person's token is not made in its place, and ended by owners alone", async () => {
    const own = (await makesToken(null, {}, "admin")).data!["createAccessToken"] as Token;
    expectRefused(await app.as("contador").gql(REVOKE, { id: own.id }), "NOT_FOUND");
    expect((await app.as("owner").gql(REVOKE, { id: own.id })).errors).toBeUndefined();
    expectRefused(await makesToken(app.people.admin.id), "NOT_FOUND", "Cuenta de servicio no encontrada");
  });

  it("last a year at most, and make none themselves", async () => {
    const { id } = await aService();
    expectRefused(await makesToken(id, { days: 366 }), "BAD_USER_INPUT");
    const { token } = await aToken(id);
    for (const text of [
      "{ serviceAccounts { id } }",
      "{ myAccessTokens { id } }",
      "mutation { switchServiceAccount(id: 1, on: false) { id } }",
      `mutation { createServiceAccount(input: { name: "x", role: 5 }, password: "x") { id } }`,
    ] as const)
      expectRefused(await by(token).gql(text), "FORBIDDEN");
    app.clock.advance({ minutes: 91 * 24 * 60 });
    expectRefused(await by(token).gql("{ me { id } }"), "UNAUTHENTICATED");
  });

  it("end with the account that is switched off, as its sockets do, and stay ended when it is on again", async () => {
    const { id } = await aService();
    const { token } = await aToken(id);
    const socket = await RawSocket.enter(app.url, `Bearer ${token}`);
    const { data } = await app.as("owner").gql(SWITCH, { id, on: false });
    expect(data).toMatchObject({ switchServiceAccount: { isActive: false, tokens: [] } });
    expect(await socket.closed).toEqual({
      code: 4403,
      reason: "El token de acceso venció o se revocó.",
    });
    await opensNothing(token);
    expectRefused(await makesToken(id), "CONFLICT", /desactivada/);
    expect((await app.as("owner").gql(SWITCH, { id, on: true })).errors).toBeUndefined();
    await opensNothing(token);
    expect((await by((await aToken(id)).token).gql("{ me { id } }")).errors).toBeUndefined();
  });
});
