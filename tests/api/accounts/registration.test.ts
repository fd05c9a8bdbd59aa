import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPerson, aRegistered, mailedToken, REGISTER } from "../../support/story/accounts.ts";

let app: TestApp;
let codes: Record<string, string>;
beforeAll(async () => {
  app = await anApp();
  const rows = await app.app.services.orm.em
    .fork()
    .execute<{ email: string; code: string }[]>("select email, referral_code as code from users");
  codes = Object.fromEntries(rows.map(({ email, code }) => [email.split("@")[0], code]));
});

const register = (who: Handle | null, over: object = {}) =>
  app.as(who).gql(REGISTER, { input: aPerson(over) });
const registered = async (who: Handle | null, over: object = {}) =>
  (await app.as(who).ask(REGISTER, { input: aPerson(over) })).registerAccount;

describe("a new account", () => {
  it("is a client's, signs in at once, and waits for the e-mail to be proven", async () => {
    const { token, user } = await registered(null, { email: " Lucía.NO@correo.test".replace("í", "i") });
    expect(user).toMatchObject({
      email: "lucia.no@correo.test",
      role: 1,
      roleName: "CLIENTE",
      phone: "+573001234567",
      emailVerified: false,
    });
    const mine = app.as().with({ authorization: `Bearer ${token}` });
    expect((await mine.ask("{ me { email } }")).me.email).toBe("lucia.no@correo.test");
    const confirmed = await app.as().ask(`mutation ($token: String!) { confirmEmail(token: $token) }`, {
      token: await mailedToken(app, "lucia.no@correo.test", "/confirmar-correo"),
    });
    expect(confirmed.confirmEmail).toBe("Correo confirmado");
    expect((await mine.ask("{ me { emailVerified } }")).me.emailVerified).toBe(true);
  });

  it("of one e-mail in different case at the same moment is made once", async () => {
    const answers = await Promise.all(
      ["Doble@correo.test", "doble@CORREO.test", "DOBLE@correo.test"].map((email) =>
        register(null, { email }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "Este correo ya está registrado");
  });

  it("names every wrong field in Spanish", async () => {
    const answer = await register(null, {
      name: "x".repeat(10_000),
      lastname: "<b>Peña</b>",
      phone: "123",
      documentoIdentidad: "12",
    });
    const entries = expectRefused(answer, "BAD_USER_INPUT");
    expect(entries).toEqual([
      { field: "name", message: "El nombre no puede tener más de 50 caracteres" },
      { field: "lastname", message: "El apellido solo puede contener letras, espacios y acentos" },
      {
        field: "phone",
        message: "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
      },
      { field: "tipoDocumento", message: "El tipo de documento es requerido" },
    ]);
    expectRefused(
      await register(null, { password: "corta1" }),
      "BAD_USER_INPUT",
      "La contraseña debe tener al menos 8 caracteres",
    );
    expectRefused(
      await register(null, { password: "password1" }),
      "BAD_USER_INPUT",
      "La contraseña es demasiado común",
    );
    expectRefused(await register(null, { email: "no es un correo" }), "BAD_USER_INPUT");
    expectRefused(
      await register(null, { name: "Ana\u0000" }),
      "BAD_USER_INPUT",
      "El texto contiene caracteres no permitidos",
    );
  });

  it("keeps the referrer's code, and refuses one that nobody has", async () => {
    expect((await registered(null, { referralCode: codes.asesor?.toLowerCase() })).user.referredBy).toBe(
      codes.asesor,
    );
    expect((await registered(null, { referredBy: codes.asesor, referralCode: "" })).user.referredBy).toBe(
      codes.asesor,
    );
    expectRefused(
      await register(null, { referralCode: "NADIE123" }),
      "BAD_USER_INPUT",
      "El código de referido no existe",
    );
    const { notifications } = await app.as("asesor").ask("{ notifications { items { type } } }");
    expect(notifications.items).toContainEqual({ type: "user_registered" });
  });

  it("records the consent with its text, or that the channel did not ask", async () => {
    const given = await aRegistered(app, { aceptaTratamiento: true });
    const [consent] = (await given.client.ask("{ myConsents { purpose given textVersion textSha256 ip } }"))
      .myConsents;
    expect(consent).toMatchObject({
      purpose: "registration",
      given: true,
      textVersion: "2026-1",
      textSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const silent = await aRegistered(app);
    expect((await silent.client.ask("{ myConsents { given textVersion } }")).myConsents).toEqual([
      { given: false, textVersion: null },
    ]);
    expectRefused(
      await register(null, { aceptaTratamiento: false }),
      "BAD_USER_INPUT",
      "Debes autorizar el tratamiento de tus datos personales",
    );
  });
});

describe("a role in the form", () => {
  it("is refused without a session, so that a staff form that ran out makes no client", async () => {
    expectRefused(await register(null, { role: 2 }), "UNAUTHENTICATED", "No hay token disponible");
    const stale = app.as().with({ authorization: "Bearer aaa.bbb.ccc" });
    expectRefused(
      await stale.gql(REGISTER, { input: aPerson({ role: 2 }) }),
      "UNAUTHENTICATED",
      "Token inválido",
    );
  });

  it.each<[Handle, number]>([
    ["cliente", 2],
    ["asesor", 2],
    ["lider", 2],
    ["contador", 2],
    ["gerente", 4],
    ["gerente", 6],
    ["admin", 5],
    ["admin", 7],
    ["owner", 9],
  ])("a %s cannot give role %i", async (who, role) => {
    expectRefused(
      await register(who, { role }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
  });

  it("a manager's is given in their own team, and answers no session of the new person", async () => {
    const { people } = app;
    const { token, user } = await registered("gerente", { role: 2, liderId: people.lider.id });
    expect({ token, ...user }).toMatchObject({
      token: null,
      role: 2,
      liderId: people.lider.id,
      gerenteId: people.gerente.id,
      supervisorId: people.lider.id,
    });
    expect((await registered("gerente", { role: 3 })).user).toMatchObject({
      gerenteId: people.gerente.id,
      supervisorId: people.gerente.id,
    });
    expectRefused(
      await register("gerente", { role: 2, liderId: people.lider2.id }),
      "BAD_USER_INPUT",
      "Solo puedes crear personas en tu equipo",
    );
  });

  it("takes as leader only a leader or above", async () => {
    const { people } = app;
    const wrong = await register("owner", { role: 2, liderId: people.asesor.id });
    expect(expectRefused(wrong, "BAD_USER_INPUT")).toEqual([
      { field: "liderId", message: "El líder debe tener el rol de líder o uno superior" },
    ]);
    expectRefused(
      await register("owner", { role: 2, liderId: 999_999 }),
      "BAD_USER_INPUT",
      "El líder no existe o está inactivo",
    );
    expect((await registered("owner", { role: 2, liderId: people.lider.id })).user.gerenteId).toBe(
      people.gerente.id,
    );
  });
});

describe("an e-mail", () => {
  const check = (email: string) =>
    app.as().gql("query ($email: String!) { checkEmail(email: $email) { name lastname } }", { email });
  it("is said to be taken or free, 30 times a minute", async () => {
    expect((await check("ASESOR@travesia.test")).data).toEqual({
      checkEmail: { name: "Álvaro", lastname: "Ríos Cárdenas" },
    });
    expect((await check("libre@correo.test")).data).toEqual({ checkEmail: null });
    for (let time = 3; time <= 30; time += 1) await check("libre@correo.test");
    expectRefused(
      await check("libre@correo.test"),
      "RATE_LIMITED",
      "Demasiadas solicitudes. Intenta de nuevo en un momento.",
    );
  });
});
