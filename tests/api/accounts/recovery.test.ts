import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aRegistered, mailedToken } from "../../support/story/accounts.ts";
import { eventually } from "../../support/patience.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const ask = (email: string) =>
  app.as().gql("mutation ($email: String!) { requestRecovery(email: $email) }", { email });
const reset = (token: string, password: string) =>
  app
    .as()
    .gql(
      "mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }",
      { token, password },
    );
const signIn = (email: string, password: string) =>
  app.as().gql(
    `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
          token } }`,
    { email, password },
  );
const linkFor = async (email: string) => {
  await ask(email);
  return mailedToken(app, email, "/reset-password");
};
const BAD = "El enlace no es válido o ya venció";

describe("a forgotten password", () => {
  it("is set again by the mailed link, once; every session ends and a lock too", async () => {
    const person = await aRegistered(app);
    for (let failure = 1; failure <= 4; failure += 1) await signIn(person.email, "Otra12345");
    const token = await linkFor(person.email);
    expectRefused(
      await reset(token, "corta"),
      "BAD_USER_INPUT",
      "La contraseña debe tener al menos 8 caracteres",
    );
    expect((await reset(token, "Nueva2027x")).data).toEqual({
      resetPassword: "Contraseña restablecida exitosamente",
    });
    expectRefused(await reset(token, "Nueva2028x"), "BAD_USER_INPUT", BAD);
    await eventually(async () =>
      expectRefused(await person.client.gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido"),
    );
    expect((await signIn(person.email, "Nueva2027x")).data).toBeTruthy();
  });

  it("is set by one of two requests at once", async () => {
    const person = await aRegistered(app);
    const token = await linkFor(person.email);
    const answers = await Promise.all([reset(token, "Primera2027"), reset(token, "Segunda2027")]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it("waits an hour and no longer, and only the newest link works", async () => {
    const person = await aRegistered(app);
    const first = await linkFor(person.email);
    const second = await linkFor(person.email);
    expectRefused(await reset(first, "Nueva2027x"), "BAD_USER_INPUT", BAD);
    const asked = app.clock.now();
    app.clock.advance({ minutes: 60, seconds: 1 });
    expectRefused(await reset(second, "Nueva2027x"), "BAD_USER_INPUT", BAD);
    app.clock.set(asked);
  });

  it("of an unknown e-mail is refused; the sixth request in an hour too", async () => {
    expectRefused(await ask("nadie@correo.test"), "NOT_FOUND", "Email no encontrado");
    const form = await app.as().rest("POST", "/user/forgot-password", { email: "nadie@correo.test" });
    expect({ status: form.status, message: form.body.message }).toEqual({
      status: 400,
      message: "Email no encontrado",
    });
    for (let time = 1; time <= 5; time += 1) expect((await ask("cliente@travesia.test")).data).toBeTruthy();
    expectRefused(await ask("Cliente@travesia.test"), "RATE_LIMITED");
  });

  it("proves the address, so that quotes made for it before show up", async () => {
    const { email, client } = await aRegistered(app);
    const trip = {
      nombreCliente: "Marcela Niño",
      emailCliente: email,
      telefonoCliente: "3001234567",
      destino: "Cartagena",
      fechaIda: inDays(51),
    };
    await app
      .as("asesor")
      .ask("mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }", { input: trip });
    const own = () => client.gql("{ me { id emailVerified } }");
    expect((await own()).data).toMatchObject({ me: { emailVerified: false } });
    expect((await reset(await linkFor(email), "Nueva2027x")).data).toBeTruthy();
    const [quote] = await app.app.services.orm.em.fork().execute<{ mine: boolean }[]>(
      `select q.cliente_id = u.id as mine from quotes q join users u on u.email = q.email_cliente
          where u.email = ?`,
      [email],
    );
    expect(quote).toEqual({ mine: true });
  });
});

describe("the link of a mail to a person", () => {
  const PURPOSE = "query ($token: String!) { accountLink(token: $token) }";
  const CONFIRM = "mutation ($token: String!) { confirmEmail(token: $token) }";
  const purposeOf = async (token: string) => (await app.as().ask(PURPOSE, { token })).accountLink;

  it("says what it is for until it is used, and is not used up by being asked", async () => {
    const person = await aRegistered(app);
    const token = await linkFor(person.email);
    for (let time = 0; time < 3; time += 1) expect(await purposeOf(token)).toBe("reset");
    expect((await reset(token, "Nueva2027x")).data).toBeTruthy();
    expect(await purposeOf(token)).toBeNull();
    const confirmation = await mailedToken(app, (await aRegistered(app)).email, "/confirmar-correo");
    expect(await purposeOf(confirmation)).toBe("email");
    expect((await app.as().gql(CONFIRM, { token: confirmation })).data).toBeTruthy();
    expect(await purposeOf(confirmation)).toBeNull();
  });

  it("says nothing once it has expired, was replaced, or of a guess", async () => {
    const person = await aRegistered(app);
    const [first, second] = [await linkFor(person.email), await linkFor(person.email)];
    expect([await purposeOf(first), await purposeOf(second)]).toEqual([null, "reset"]);
    const asked = app.clock.now();
    app.clock.advance({ minutes: 60, seconds: 1 });
    expect(await purposeOf(second)).toBeNull();
    app.clock.set(asked);
    for (const guess of ["", "abc", person.email, `${second}x`]) expect(await purposeOf(guess)).toBeNull();
  });
});

describe("closing sessions", () => {
  it("ends the others and keeps this one; or this one too", async () => {
    const other = (await signIn("lider@travesia.test", PASSWORD)).data?.["signIn"] as { token: string };
    const here = (await signIn("lider@travesia.test", PASSWORD)).data?.["signIn"] as { token: string };
    const by = ({ token }: { token: string }) => app.as().with({ authorization: `Bearer ${token}` });
    expect((await by(here).gql("mutation { closeSessions }")).data).toEqual({
      closeSessions: "Se cerraron tus otras sesiones",
    });
    await eventually(async () =>
      expectRefused(await by(other).gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido"),
    );
    expect((await by(here).gql("{ me { id } }")).data).toBeTruthy();
    expect((await by(here).gql("mutation { closeSessions(includingThis: true) }")).data).toBeTruthy();
    await eventually(async () =>
      expectRefused(await by(here).gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido"),
    );
  });
});
