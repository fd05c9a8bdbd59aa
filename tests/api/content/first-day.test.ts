import { createHash } from "node:crypto";
import { isInputObjectType } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { firstOwnerLine } from "../../../api/src/app.opening.ts";
import { OWNER } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { serviceRoles } from "../../../api/src/modules/accounts/token/service-account.rules.ts";
import { anApp, onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { REGISTER } from "../../support/story/accounts.ts";
import { startLine, tokenIn, withoutOwner } from "../../support/story/first-day.ts";

const WORKS = "query ($token: String!) { ownerLinkWorks(token: $token) }";
const OPEN = `mutation ($token: String!, $input: OpenAgencyInput!) {
  openAgency(token: $token, input: $input) { token user { id role email emailVerified name phone } } }`;
const GONE = "Este enlace no existe o ya no sirve";
const lucia = {
  name: "Lucía",
  lastname: "Arango Mesa",
  email: "Lucia@ViajesArango.co",
  phone: "300 555 77 88",
  password: "Guatape2027x",
  agencyName: "  Viajes Arango S.A.S. ",
  nit: "900.987.654-7",
};

let app: TestApp;
beforeEach(async () => {
  app = await anApp();
  await withoutOwner(app);
});
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  app.app.services.orm.em.fork().execute<Row[]>(text, values);
const works = async (token: string, of = app): Promise<boolean> =>
  (await of.as().ask(WORKS, { token })).ownerLinkWorks;
const open = (token: string, input: object = lucia) => app.as().gql(OPEN, { token, input });
const owners = async () =>
  (await sql<{ id: number }>("select id from users where role = 7 and is_active")).length;

describe("the link of the first owner", () => {
  it("is printed by the start with the public address, and only its hash is kept", async () => {
    const line = await startLine(app);
    expect(line).toContain(`${app.app.services.config.publicUrl}/primer-dia?token=`);
    const token = tokenIn(line);
    expect(await works(token)).toBe(true);
    const [kept] = await sql<{ token_hash: string; row: string }>(
      "select token_hash, row_to_json(l)::text as row from owner_links l",
    );
    expect(kept?.token_hash).toBe(createHash("sha256").update(token).digest("base64url"));
    expect(kept?.row).not.toContain(token);
  });

  it("opens an agency whose other data are saved before it has a number in the RNT", async () => {
    const token = tokenIn(await startLine(app));
    const { openAgency } = await app.as().ask(OPEN, { token, input: lucia });
    const her = app.as().with({ authorization: `Bearer ${openAgency.token}` });
    const { agencySettings } = await her.ask(
      "{ agencySettings { name legalName nit rntNumber address phone whatsapp email version } }",
    );
    const save = (input: object) =>
      her.gql(
        `mutation ($input: AgencySettingsInput!) {
          updateAgencySettings(input: $input) { rntNumber brandColour } }`,
        {
          input: { ...agencySettings, ...input },
        },
      );
    const saved = await save({ brandColour: "#7a1fa2" });
    expect(saved.data?.["updateAgencySettings"]).toEqual({ rntNumber: "pendiente", brandColour: "#7A1FA2" });
    const wrong = await save({ rntNumber: "por sacar", version: null });
    expectRefused(wrong, "BAD_USER_INPUT", "El número del RNT tiene solo dígitos, por ejemplo 123456");
  });

  it("makes one owner, signed in, of an agency with a name, a NIT and their own address", async () => {
    const token = tokenIn(await startLine(app));
    const { openAgency } = await app.as().ask(OPEN, { token, input: lucia });
    expect(openAgency.user).toMatchObject({
      role: 7,
      email: "lucia@viajesarango.co",
      emailVerified: false,
      phone: "+573005557788",
    });
    const her = app.as().with({ authorization: `Bearer ${openAgency.token}` });
    const { agencySettings, publicSettings } = await her.ask(`{
      agencySettings { name legalName nit email phone whatsapp rntNumber address }
      publicSettings { name nit } }`);
    expect(agencySettings).toEqual({
      name: "Viajes Arango S.A.S.",
      legalName: "Viajes Arango S.A.S.",
      nit: "900.987.654-7",
      email: "lucia@viajesarango.co",
      phone: "300 555 7788",
      whatsapp: "573005557788",
      rntNumber: "pendiente",
      address: "Colombia",
    });
    expect(publicSettings).toEqual({ name: "Viajes Arango S.A.S.", nit: "900.987.654-7" });
    await app.runJobs();
    const [confirmation] = await app.outbox("lucia@viajesarango.co");
    expect(confirmation?.subject).toBe("Confirma tu correo");
    expect(confirmation?.text).toContain("Viajes Arango S.A.S. · NIT 900.987.654-7 · RNT n.º pendiente");
    const audited = await sql<{ type: string }>(
      `select type from audit_entries where type in ('user.created', 'agency.updated', 'user.signed-in')
       order by id`,
    );
    expect(
      audited
        .slice(-3)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(["agency.updated", "user.created", "user.signed-in"]);

    expect(await works(token)).toBe(false);
    expectRefused(await open(token, { ...lucia, email: "otra@viajesarango.co" }), "NOT_FOUND", GONE);
    expect(await startLine(app)).toBeNull();
    expect(await firstOwnerLine(app.app.services, false)).toBeNull();
    expect(await owners()).toBe(1);
  });

  it("opens a first agency with the places that its answers name, and an older one as it was", async () => {
    const HIDDEN = "{ publicSettings { hiddenFeatures } }";
    const rest = ["capacitacion", "aprobaciones", "reservas"];
    for (const [answers, hidden] of [
      [{}, ["equipos", "capacitacion", "objeciones", "rifas", "puntos", "aprobaciones", "reservas"]],
      [{ sellers: 6, raffles: true, points: true }, rest],
      [
        { sellers: 1, raffles: false, points: true },
        ["equipos", "capacitacion", "objeciones", "rifas", ...rest.slice(1)],
      ],
    ] as const) {
      app = await anApp();
      await sql("update users set role = 5 where role = 7");
      await app.as().ask(OPEN, { token: tokenIn(await startLine(app)), input: { ...lucia, ...answers } });
      expect((await app.as().ask(HIDDEN)).publicSettings.hiddenFeatures).toEqual(hidden);
    }
    app = await anApp();
    await withoutOwner(app);
    await app.as().ask(OPEN, { token: tokenIn(await startLine(app)), input: { ...lucia, sellers: 1 } });
    expect((await app.as().ask(HIDDEN)).publicSettings.hiddenFeatures).toEqual([]);
  });

  it("makes one owner of two who use it at once", async () => {
    const token = tokenIn(await startLine(app));
    const answers = await Promise.all([
      open(token),
      open(token, { ...lucia, email: "marta@viajesarango.co" }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expectRefused(answers.find(({ errors }) => errors) ?? answers[0]!, "NOT_FOUND", GONE);
    expect(await owners()).toBe(1);
  });

  it("refuses a wrong, an old and an earlier one alike, and changes nothing", async () => {
    const first = tokenIn(await startLine(app));
    const second = tokenIn(await firstOwnerLine(app.app.services, false));
    const wrong = "x".repeat(43);
    for (const token of [wrong, first, ""]) {
      expect(await works(token)).toBe(false);
      expectRefused(await open(token || wrong), "NOT_FOUND", GONE);
    }
    app.clock.advance({ hours: 23, minutes: 59 });
    expect(await works(second)).toBe(true);
    app.clock.advance({ minutes: 1 });
    expect(await works(second)).toBe(false);
    expectRefused(await open(second), "NOT_FOUND", GONE);
    expect(await owners()).toBe(0);
  });

  it("works still when what was typed was refused, and says which field", async () => {
    const token = tokenIn(await startLine(app));
    const refused: readonly (readonly [object, string])[] = [
      [{ nit: "900.987.654-1" }, "nit"],
      [{ password: "corta" }, "password"],
      [{ email: "lucia" }, "email"],
      [{ phone: "12" }, "phone"],
      [{ agencyName: "  " }, "agencyName"],
    ];
    for (const [wrong, field] of refused) {
      const answer = await open(token, { ...lucia, ...wrong });
      expectRefused(answer, "BAD_USER_INPUT");
      expect(JSON.stringify(answer.errors)).toContain(`"${field}"`);
    }
    expectRefused(await open(token, { ...lucia, email: "asesor@travesia.test" }), "CONFLICT");
    expect(await works(token)).toBe(true);
    expect(await sql("select nit from agency_settings")).toEqual([{ nit: "900.123.456-8" }]);
  });
});

describe("of several processes", () => {
  it("starting together print a working link each; a later start ends the earlier ones", async () => {
    const lines = await Promise.all([startLine(app), startLine(app), startLine(app)]);
    const tokens = lines.map(tokenIn);
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(await works(token)).toBe(true);
    app.clock.advance({ minutes: 2 });
    const later = tokenIn(await startLine(app));
    for (const token of tokens) expect(await works(token)).toBe(false);
    expect((await open(later)).errors).toBeUndefined();
  });
});

describe("with OWNER_EMAIL", () => {
  it("the link goes by mail alone, once for as long as it works, and proves the address", async () => {
    const mailed = await onDatabase(app.databaseUrl, app.app.services.config.dataDir, {
      OWNER_EMAIL: "Lucia@ViajesArango.co",
    });
    expect(await startLine(mailed)).toBe(
      "El enlace para crear la cuenta del propietario va por correo a lucia@viajesarango.co.",
    );
    expect(await startLine(mailed)).toBe(
      "El enlace para crear la cuenta del propietario ya se envió a lucia@viajesarango.co. Otro: npm run owner:link",
    );
    await mailed.runJobs();
    const mails = await mailed.outbox("lucia@viajesarango.co");
    expect(mails.map(({ subject }) => subject)).toEqual(["Todo listo para tu primer día"]);
    const { openAgency } = await mailed.as().ask(OPEN, { token: tokenIn(mails[0]?.text), input: lucia });
    expect(openAgency.user.emailVerified).toBe(true);
    await mailed.close();
  });
});

describe("nothing else makes an owner, but an owner", () => {
  it("of the inputs that give a role three make or change a person, and one a program of a lower role", () => {
    const giving = Object.values(app.app.schema.getTypeMap())
      .filter(isInputObjectType)
      .filter((type) => /^Int!?$/.test(String(type.getFields()["role"]?.type ?? "")))
      .map(({ name }) => name)
      .filter((name) => !name.endsWith("Filter"));
    const ofPeople = ["InviteStaffInput", "RegisterInput", "UpdateUserInput"];
    expect(giving.sort()).toEqual([...ofPeople, "ServiceAccountInput"].sort());
    expect(serviceRoles).not.toContain(OWNER);
  });

  it("by registering, inviting, editing or the profile, over GraphQL and REST, as any role", async () => {
    const INVITE = "mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { id } }";
    const UPDATE =
      "mutation ($id: Int!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id } }";
    let count = 0;
    const person = () => ({
      name: "Ana",
      lastname: "Mora",
      email: `ana${(count += 1)}@correo.test`,
      phone: "3001234567",
      role: 7,
    });
    const password = "Guatape2027x";
    for (const who of [null, "cliente", "asesor", "lider", "gerente", "admin", "contador"] as const) {
      const caller = app.as(who);
      const id = app.people.asesor.id;
      const tried = [
        await caller.gql(REGISTER, { input: { ...person(), password } }),
        await caller.gql(INVITE, { input: person() }),
        await caller.gql(UPDATE, { id, input: { role: 7 } }),
      ];
      for (const answer of tried) expectRefused(answer, who ? "FORBIDDEN" : "UNAUTHENTICATED");
      for (const [method, path, body] of [
        ["POST", "/user/register", { ...person(), password }],
        ["PUT", `/user/update/${id}`, { role: 7 }],
        ["PUT", "/user/profile", { name: "Ana", role: 7 }],
      ] as const)
        await caller.rest(method, path, body);
      expect(await owners(), String(who)).toBe(0);
    }
    await sql("update users set is_active = true where role = 7");
    await app.as("owner").ask(REGISTER, { input: { ...person(), password } });
    expect(await owners()).toBe(2);
  });
});
