import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token user { id email banco commissionLimit roleName } }
}`;
const signIn = (email: string, password: string) => app.as().gql(SIGN_IN, { email, password });

describe("signing in", () => {
  it("answers a token and the whole own record, bank details included", async () => {
    const { data } = await signIn("ASESOR@travesia.test ", PASSWORD);
    expect(data?.["signIn"]).toMatchObject({
      user: {
        email: "asesor@travesia.test",
        banco: "Bancolombia",
        commissionLimit: 1_300_000,
        roleName: "ASESOR",
      },
    });
    const token = (data?.["signIn"] as { token: string }).token;
    const { status, body } = await app
      .as()
      .with({ authorization: `Bearer ${token}` })
      .rest("GET", "/user/verify/token");
    expect({ status, valid: body.valid, email: body.user.email }).toEqual({
      status: 200,
      valid: true,
      email: "asesor@travesia.test",
    });
  });

  it("refuses a wrong e-mail and a wrong password with the same words", async () => {
    expectRefused(
      await signIn("nadie@travesia.test", "Otra12345"),
      "UNAUTHENTICATED",
      "Credenciales inválidas",
    );
    expectRefused(
      await signIn("contador@travesia.test", "Otra12345"),
      "UNAUTHENTICATED",
      "Credenciales inválidas",
    );
  });

  it("locks at the fourth failure in a row, says for how long, and forgets the failures at a success", async () => {
    for (let failure = 1; failure <= 3; failure += 1)
      expectRefused(
        await signIn("lider@travesia.test", "Otra12345"),
        "UNAUTHENTICATED",
        "Credenciales inválidas",
      );
    const text =
      "Cuenta bloqueada temporalmente por varios intentos fallidos. Intenta de nuevo en 15 minutos.";
    expectRefused(await signIn("lider@travesia.test", "Otra12345"), "LOCKED", text);
    expectRefused(await signIn("lider@travesia.test", PASSWORD), "LOCKED", text);

    app.clock.advance({ minutes: 15, seconds: 1 });
    expect((await signIn("lider@travesia.test", PASSWORD)).data).toBeTruthy();
    expectRefused(
      await signIn("lider@travesia.test", "Otra12345"),
      "UNAUTHENTICATED",
      "Credenciales inválidas",
    );
  });

  it("leaves each try on an account in its history", async () => {
    const { id } = app.people.gerente2;
    const tries = async () =>
      (
        await app.app.services.orm.em
          .fork()
          .execute<{ type: string }[]>(
            "select type from audit_entries where record_id = ? and type like 'user.sign%' order by id",
            [String(id)],
          )
      ).map(({ type }) => type);
    await signIn("gerente2@travesia.test", "Otra12345");
    await signIn("gerente2@travesia.test", PASSWORD);
    expect(await tries()).toEqual(["user.sign-in-failed", "user.signed-in"]);
  });

  it("names each missing field in Spanish", async () => {
    const { status, body } = await app.as().rest("POST", "/user/login", { email: "asesor@travesia.test" });
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        success: false,
        message: "La contraseña es requerida",
        error: "BAD_USER_INPUT",
        errors: [{ field: "password", message: "La contraseña es requerida" }],
      },
    });
  });

  it("takes no notice of a bearer that has expired", async () => {
    const stale = app.as().with({ authorization: "Bearer aaa.bbb.ccc" });
    const { status } = await stale.rest("POST", "/user/login", {
      email: "asesor@travesia.test",
      password: PASSWORD,
    });
    expect(status).toBe(200);
  });
});

describe("a session", () => {
  it("ends after twelve hours", async () => {
    const session = await app.as("gerente").gql("{ me { id } }");
    expect(session.data).toBeTruthy();
    const started = app.clock.now();
    app.clock.advance({ hours: 12, minutes: 1 });
    expectRefused(await app.as("gerente").gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido");
    app.clock.set(started);
  });

  it("ends everywhere but here when the password changes", async () => {
    const one = await app.as().ask(SIGN_IN, { email: "cliente@travesia.test", password: PASSWORD });
    const other = await app.as().ask(SIGN_IN, { email: "cliente@travesia.test", password: PASSWORD });
    const here = app.as().with({ authorization: `Bearer ${one["signIn"].token}` });
    const elsewhere = app.as().with({ authorization: `Bearer ${other["signIn"].token}` });
    const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }`;

    expectRefused(
      await here.gql(CHANGE, { input: { currentPassword: "nada", newPassword: "Nueva12345" } }),
      "BAD_USER_INPUT",
      "La contraseña actual no es correcta",
    );
    expectRefused(
      await here.gql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: "corta1" } }),
      "BAD_USER_INPUT",
      "La contraseña debe tener al menos 8 caracteres",
    );
    expect(
      await here.ask(CHANGE, { input: { currentPassword: PASSWORD, newPassword: "Caminito99" } }),
    ).toEqual({
      changePassword: "Contraseña cambiada exitosamente",
    });

    await expect
      .poll(async () => (await elsewhere.gql("{ me { id } }")).errors?.[0]?.message)
      .toBe("Token inválido");
    expect((await here.gql("{ me { id } }")).data).toBeTruthy();
  });
});
