// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ConfirmEmailScreen } from "../../../web/src/pages/accounts/ConfirmEmailScreen.tsx";
import { RecoveryScreen } from "../../../web/src/pages/accounts/RecoveryScreen.tsx";
import { RegisterScreen } from "../../../web/src/pages/accounts/RegisterScreen.tsx";
import { ResetPasswordScreen } from "../../../web/src/pages/accounts/ResetPasswordScreen.tsx";
import { strengthOf } from "../../../web/src/features/accounts/recovery/password.strength.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const screenAt = (path: string, screenOf: () => React.ReactNode): AppRoute => ({
  path,
  guard: "public",
  layout: "bare",
  screen: async () => screenOf,
});
const routes: AppRoute[] = [
  screenAt("/", () => <p>Inicio</p>),
  screenAt("/register", RegisterScreen),
  screenAt("/login/:referralCode", RegisterScreen),
  screenAt("/recuperar", RecoveryScreen),
  screenAt("/reset-password", ResetPasswordScreen),
  screenAt("/confirmar-correo", ConfirmEmailScreen),
];
const user = { __typename: "User", ...aSessionUser({ role: 1 }) };
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function fill() {
  await type("Nombre", "María");
  await type("Apellido", "Niño");
  await type("Correo", "maria@correo.test");
  await type("Teléfono", "3001234567");
  await type("Contraseña nueva", "Cartagena2026");
  await type("Repite la contraseña nueva", "Cartagena2026");
}

afterEach(cleanup);

describe("a new account", () => {
  it("carries the address's referral code and the consent, and signs in", async () => {
    const answer = {
      data: { registerAccount: { __typename: "RegisterPayload", token: "new-token", message: "ok", user } },
    };
    const seen = serverAnswers({ AccountRegister: answer, EmailCheck: { data: { checkEmail: null } } });
    openAt("/login/ABCD2345", routes);
    await screen.findByText("Vienes con el código de referido ABCD2345.");
    await fill();
    fireEvent.click(screen.getByRole("checkbox"));
    press("Crear cuenta");
    expect(await screen.findByText("¡Bienvenido María!")).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem("token")).toBe("new-token"));
    const sent = seen.find(({ operation }) => operation === "AccountRegister");
    expect(sent?.variables["input"]).toEqual({
      name: "María",
      lastname: "Niño",
      email: "maria@correo.test",
      phone: "3001234567",
      password: "Cartagena2026",
      referralCode: "ABCD2345",
      aceptaTratamiento: true,
    });
  });

  it("may be made without the address's code when nobody has it", async () => {
    const message = "El código de referido no existe";
    const extensions = { code: "BAD_USER_INPUT", errors: [{ field: "referralCode", message }] };
    serverAnswers({
      AccountRegister: { errors: [{ message, extensions }], data: null },
      EmailCheck: { data: { checkEmail: null } },
    });
    openAt("/login/NADIE234", routes);
    await screen.findByText("Vienes con el código de referido NADIE234.");
    await fill();
    fireEvent.click(screen.getByRole("checkbox"));
    press("Crear cuenta");
    const code = await screen.findByLabelText<HTMLInputElement>("Código de referido (opcional)");
    expect(code.value).toBe("NADIE234");
    expect(screen.queryByText("Vienes con el código de referido NADIE234.")).toBeNull();
    const seen = serverAnswers({
      AccountRegister: {
        data: { registerAccount: { __typename: "RegisterPayload", token: "new-token", message: "ok", user } },
      },
      EmailCheck: { data: { checkEmail: null } },
    });
    fireEvent.change(code, { target: { value: "" } });
    press("Crear cuenta");
    expect(await screen.findByText("¡Bienvenido María!")).toBeTruthy();
    const sent = seen.find(({ operation }) => operation === "AccountRegister");
    expect(sent?.variables["input"]).toMatchObject({ name: "María", referralCode: null });
  });

  it("is not left with something typed unasked", async () => {
    serverAnswers({ EmailCheck: { data: { checkEmail: null } } });
    openAt("/register", routes);
    await type("Nombre", "María");
    fireEvent.click(screen.getByRole("link", { name: "Ya tengo cuenta" }));
    expect(await screen.findByRole("dialog", { name: "¿Salir sin guardar?" })).toBeTruthy();
    press("Seguir editando");
    expect((await screen.findByLabelText<HTMLInputElement>("Nombre")).value).toBe("María");
  });

  it("is hidden while it is typed, unless one asks to see it", async () => {
    openAt("/register", routes);
    const field = () => screen.getByLabelText<HTMLInputElement>("Contraseña nueva");
    await type("Contraseña nueva", "Cartagena2026");
    expect([field().type, field().autocomplete]).toEqual(["password", "new-password"]);
    fireEvent.click(screen.getAllByRole("button", { name: "Mostrar contraseña" })[0]!);
    expect(field().type).toBe("text");
    expect(fireEvent.paste(field())).toBe(true);
  });

  it("is not asked for without consent", async () => {
    const seen = serverAnswers({ EmailCheck: { data: { checkEmail: null } } });
    openAt("/register", routes);
    await fill();
    press("Crear cuenta");
    expect(await screen.findByText("Debes autorizar el tratamiento de tus datos personales")).toBeTruthy();
    expect(seen.filter(({ operation }) => operation === "AccountRegister")).toEqual([]);
  });

  it("says while typing that an e-mail is taken, and keeps the typed values when the server refuses", async () => {
    const refused = {
      errors: [{ message: "Este correo ya está registrado", extensions: { code: "CONFLICT" } }],
      data: null,
    };
    serverAnswers({
      AccountRegister: refused,
      EmailCheck: { data: { checkEmail: { __typename: "EmailOwner", name: "María" } } },
    });
    openAt("/register", routes);
    await fill();
    await waitFor(() => expect(screen.getByText("Este correo ya está registrado")).toBeTruthy());
    fireEvent.click(screen.getByRole("checkbox"));
    press("Crear cuenta");
    await waitFor(() => expect(screen.getAllByText("Este correo ya está registrado")).toHaveLength(2));
    expect((screen.getByLabelText("Nombre") as HTMLInputElement).value).toBe("María");
  });
});

describe("a forgotten password", () => {
  it("is asked for by e-mail, and the screen says where the link went", async () => {
    serverAnswers({ RecoveryRequest: { data: { requestRecovery: "Email de recuperación enviado" } } });
    openAt("/recuperar", routes);
    await type("Correo", "maria@correo.test");
    press("Enviar enlace");
    expect(await screen.findByText(/Enviamos un enlace a maria@correo.test/)).toBeTruthy();
  });

  it.each([
    ["reset", "Crea una contraseña nueva", "Contraseña restablecida exitosamente"],
    ["invitation", "Crea tu contraseña", "Tu contraseña quedó creada"],
  ])("is set with the token of a link of %s, in its words", async (purpose, title, done) => {
    const seen = serverAnswers({
      AccountLinkPurpose: () => ({ data: { accountLink: seen.length > 1 ? null : purpose } }),
      PasswordReset: { data: { resetPassword: "Contraseña restablecida exitosamente" } },
    });
    openAt("/reset-password?token=abc", routes);
    await screen.findByRole("heading", { level: 1, name: title });
    await type("Contraseña nueva", "Cartagena2026");
    await type("Repite la contraseña nueva", "Cartagena2026");
    press("Guardar contraseña");
    await screen.findByRole("heading", { level: 1, name: done });
    const signIn = screen.getByRole("link", { name: "Iniciar sesión" });
    expect(signIn.getAttribute("href")).toBe("/login");
    expect(seen.find(({ operation }) => operation === "PasswordReset")?.variables).toEqual({
      token: "abc",
      password: "Cartagena2026",
    });
  });

  it.each([
    ["without a token", "/reset-password", null],
    ["that was used", "/reset-password?token=abc", null],
    ["that is for something else", "/reset-password?token=abc", "email"],
  ])("by a link %s shows no form: it leads to sign in and to another link", async (_, address, purpose) => {
    serverAnswers({ AccountLinkPurpose: { data: { accountLink: purpose } } });
    openAt(address, routes);
    await screen.findByRole("heading", { level: 1, name: "Este enlace ya se usó o ya venció" });
    expect(screen.getByRole("link", { name: "Iniciar sesión" }).getAttribute("href")).toBe("/login");
    expect(screen.getByRole("link", { name: "Pedir otro enlace" }).getAttribute("href")).toBe("/recuperar");
    expect(screen.queryByLabelText("Contraseña nueva")).toBeNull();
    expect(screen.queryByRole("button", { name: "Guardar contraseña" })).toBeNull();
  });
});

describe("the confirmation of an e-mail", () => {
  it("waits for the button, since mail programs open links automatically", async () => {
    const seen = serverAnswers({
      AccountLinkPurpose: { data: { accountLink: "email" } },
      EmailConfirm: { data: { confirmEmail: "Correo confirmado" } },
    });
    openAt("/confirmar-correo?token=abc", routes);
    await screen.findByRole("button", { name: "Confirmar mi correo" });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirmar mi correo" }).disabled).toBe(
        false,
      ),
    );
    expect(seen.map(({ operation }) => operation)).toEqual(["AccountLinkPurpose"]);
    press("Confirmar mi correo");
    expect(await screen.findByText("Correo confirmado")).toBeTruthy();
  });

  it("by a link that was used draws no button that refuses", async () => {
    serverAnswers({ AccountLinkPurpose: { data: { accountLink: null } } });
    openAt("/confirmar-correo?token=abc", routes);
    await screen.findByRole("heading", { level: 1, name: "Este enlace ya se usó o ya venció" });
    expect(screen.queryByRole("button", { name: "Confirmar mi correo" })).toBeNull();
  });
});

describe("how good a password is", () => {
  it.each([
    ["corta1", "error"],
    ["password1", "error"],
    ["cartagena1", "warning"],
    ["Cartagena2026", "success"],
    ["Un-viaje-a-Cartagena-2026", "success"],
  ])("%s is %s", (password, tone) => expect(strengthOf(password)?.tone).toBe(tone));
});
