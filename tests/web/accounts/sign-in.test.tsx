// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LoginScreen } from "../../../web/src/pages/accounts/LoginScreen.tsx";
import { ProfileMenu } from "../../../web/src/features/accounts/profile/ProfileMenu.tsx";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { type Answer, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes: AppRoute[] = [
  { path: "/inicio", guard: "signedIn", layout: "bare", screen: async () => ProfileMenu },
  { path: "/login", guard: "public", layout: "bare", screen: async () => LoginScreen },
  {
    path: "/quotesList",
    guard: "manageQuotes",
    layout: "bare",
    screen: async () => () => <p>Cotizaciones</p>,
  },
];

const user = { __typename: "User", ...aSessionUser() };
const accepted: Answer = {
  data: { signIn: { __typename: "SignInPayload", token: "new-token", message: "Bienvenida", user } },
};
const refused: Answer = {
  errors: [{ message: "Credenciales inválidas", extensions: { code: "UNAUTHENTICATED" } }],
  data: null,
};

async function tryToSignIn() {
  fireEvent.change(await screen.findByLabelText("Correo"), { target: { value: " asesor@travesia.test " } });
  fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "Travesia2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Iniciar sesión" }));
}

afterEach(cleanup);

describe("signing in", () => {
  it("keeps the token, greets and goes home", async () => {
    const seen = serverAnswers({ SignIn: accepted });
    const { router } = openAt("/login", routes);
    await tryToSignIn();
    expect(await screen.findByText("¡Bienvenido María!")).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem("token")).toBe("new-token"));
    expect(router.state.location.pathname).toBe("/inicio");
    expect(seen[0]?.variables).toEqual({ email: "asesor@travesia.test", password: "Travesia2026" });
  });

  it("returns to the page that required it", async () => {
    serverAnswers({ SignIn: accepted });
    const { router } = openAt("/quotesList?status=sent", routes);
    await tryToSignIn();
    await screen.findByText("Cotizaciones");
    expect(router.state.location.search).toBe("?status=sent");
  });

  it("says the server's message once, in a toast, and stays where it is", async () => {
    serverAnswers({ SignIn: refused });
    const { router, session } = openAt("/login", routes);
    await tryToSignIn();
    expect(await screen.findByText("Error de login: Credenciales inválidas")).toBeTruthy();
    expect(screen.getAllByText(/Credenciales inválidas/)).toHaveLength(1);
    expect(router.state.location.pathname).toBe("/login");
    expect(session.read().loginAttempts).toBe(1);
  });

  it("says after the 4th failure that the account is locked", async () => {
    serverAnswers({ SignIn: refused });
    const { session } = openAt("/login", routes);
    for (const attempt of [1, 2, 3, 4]) {
      await tryToSignIn();
      await waitFor(() => expect(session.read().loginAttempts).toBe(attempt));
    }
    expect(await screen.findByText(/quedó bloqueada por varios intentos/)).toBeTruthy();
  });

  it("says why the server was not reached", async () => {
    serverAnswers({ SignIn: new TypeError("Failed to fetch") });
    openAt("/login", routes);
    await tryToSignIn();
    expect(await screen.findByText("Error de login: Error de conexión: Failed to fetch")).toBeTruthy();
  });

  it("names missing fields without a request to the server", async () => {
    const seen = serverAnswers({});
    openAt("/login", routes);
    fireEvent.click(await screen.findByRole("button", { name: "Iniciar sesión" }));
    expect(await screen.findByText("El email es requerido")).toBeTruthy();
    expect(screen.getByText("La contraseña es requerida")).toBeTruthy();
    expect(seen).toEqual([]);
  });

  it("sends who is signed in home", async () => {
    serverAnswers({ Me: { data: { me: user } } });
    const { router } = openAt("/login", routes, "a-token");
    await waitFor(() => expect(router.state.location.pathname).toBe("/inicio"));
  });
});

describe("signing out", () => {
  it("forgets the token and says so", async () => {
    serverAnswers({ Me: { data: { me: user } } });
    const { router } = openAt("/inicio", routes, "a-token");
    fireEvent.click(await screen.findByRole("button", { name: "MO, abrir menú de perfil" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Cerrar sesión" }));
    expect(await screen.findByText("Sesión cerrada correctamente")).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
    expect(router.state.location.pathname).toBe("/login");
  });
});

describe("changing the password", () => {
  const open = async () => {
    openAt("/inicio", routes, "a-token");
    fireEvent.click(await screen.findByRole("button", { name: "MO, abrir menú de perfil" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "Cambiar contraseña" }));
  };
  const fill = async (current: string, next: string, again: string) => {
    fireEvent.change(await screen.findByLabelText("Contraseña actual"), { target: { value: current } });
    fireEvent.change(screen.getByLabelText("Contraseña nueva"), { target: { value: next } });
    fireEvent.change(screen.getByLabelText("Repite la contraseña nueva"), { target: { value: again } });
    fireEvent.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
  };

  it("sends both passwords and the code of who has one, and shows the server's message", async () => {
    const seen = serverAnswers({
      Me: { data: { me: user } },
      OwnFactors: {
        data: {
          openAccess: { __typename: "OpenAccessPage", items: [] },
          me: { __typename: "User", id: 1, codeApp: true },
          myPasskeys: [],
        },
      },
      ChangePassword: { data: { changePassword: "Contraseña cambiada exitosamente" } },
    });
    await open();
    fireEvent.change(await screen.findByLabelText(/^Código/), { target: { value: "123456" } });
    await fill("Travesia2026", "Otra2027x", "Otra2027x");
    expect(await screen.findByText("Contraseña cambiada exitosamente")).toBeTruthy();
    const sent = seen.filter(({ operation }) => operation === "ChangePassword");
    expect(sent.map(({ variables }) => variables)).toEqual([
      {
        input: { currentPassword: "Travesia2026", newPassword: "Otra2027x" },
        code: "123456",
        endsAccess: false,
      },
    ]);
  });

  it.each([
    ["corta1", "corta1", "La contraseña debe tener al menos 8 caracteres"],
    ["solamenteletras", "solamenteletras", "La contraseña debe incluir al menos una letra y un número"],
    ["Otra2027x", "Otra2027y", "Las contraseñas no coinciden"],
  ])("refuses %s / %s", async (next, again, message) => {
    const seen = serverAnswers({ Me: { data: { me: user } } });
    await open();
    await fill("Travesia2026", next, again);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(seen.map(({ operation }) => operation)).not.toContain("ChangePassword");
  });
});
