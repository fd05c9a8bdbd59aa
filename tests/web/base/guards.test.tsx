// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import type { SessionUser } from "../../../web/src/base/session/session.state.ts";
import { type Answer, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const at = (path: string, guard: AppRoute["guard"], text: string): AppRoute => ({
  path,
  guard,
  layout: "bare",
  screen: async () => () => <p>{text}</p>,
});
const routes = [
  at("/", "signedIn", "Inicio"),
  at("/login", "public", "Página de ingreso"),
  at("/quotesList", "manageQuotes", "Lista de cotizaciones"),
  at("/solo-dueño", "manageUsers", "Sala del dueño"),
  { ...at("/reservas", "manageReservations", "Reservas"), ofClients: "/mis-reservas" },
  at("/mis-reservas", "signedIn", "Mis reservas"),
];

const me = (over: Partial<SessionUser>): Answer => ({
  data: { me: { __typename: "User", ...aSessionUser(over) } },
});

const openAs = (address: string, over: Partial<SessionUser>) => {
  serverAnswers({ Me: me(over) });
  return openAt(address, routes, "a-token");
};

afterEach(cleanup);

describe("a protected page", () => {
  it("sends who has no token to /login", async () => {
    serverAnswers({});
    const { router } = openAt("/quotesList", routes);
    await screen.findByText("Página de ingreso");
    expect(router.state.location.pathname).toBe("/login");
  });

  it("says «Verificando permisos...» while the stored token is verified", async () => {
    serverAnswers({ Me: me({}) });
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    openAt("/quotesList", routes, "a-token");
    expect(await screen.findByText("Verificando permisos...")).toBeTruthy();
  });

  it("opens for an allowed role", async () => {
    openAs("/quotesList", { role: 2 });
    expect(await screen.findByText("Lista de cotizaciones")).toBeTruthy();
  });

  it("opens for every active user who is signed in, where nothing else is asked", async () => {
    openAs("/", { role: 6 });
    expect(await screen.findByText("Inicio")).toBeTruthy();
  });

  it("leads a client to their own page of the same, where there is one, and denies other roles", async () => {
    const { router } = openAs("/reservas", { role: 1 });
    await screen.findByText("Mis reservas");
    expect(router.state.location.pathname).toBe("/mis-reservas");
    cleanup();
    openAs("/reservas", { role: 2 });
    expect(await screen.findByRole("heading", { name: "Acceso Denegado" })).toBeTruthy();
  });

  it("denies another role, with its name and a way back", async () => {
    const { router } = openAs("/solo-dueño", { role: 5 });
    expect(await screen.findByRole("heading", { name: "Acceso Denegado" })).toBeTruthy();
    expect(screen.getByText("No tienes permisos suficientes para acceder a esta página.")).toBeTruthy();
    expect(screen.getByText("Rol actual: Administrador")).toBeTruthy();
    expect(router.state.location.pathname).toBe("/solo-dueño");
    fireEvent.click(screen.getByRole("button", { name: "Volver" }));
    await screen.findByText("Inicio");
  });

  it("sends who has no known role to /login", async () => {
    openAs("/quotesList", { role: 0 });
    expect(await screen.findByText("Página de ingreso")).toBeTruthy();
  });

  it("shows an inactive account its page, whose button removes the token and goes to /login", async () => {
    const { session } = openAs("/quotesList", { role: 7, isActive: false });
    expect(await screen.findByRole("heading", { name: "Cuenta Inactiva" })).toBeTruthy();
    expect(
      screen.getByText(
        "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.",
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Iniciar Sesión con Otra Cuenta" }));
    await screen.findByText("Página de ingreso");
    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
    expect(session.read().isAuthenticated).toBe(false);
  });

  it("sends who carries a token that the server no longer knows to /login, without it", async () => {
    serverAnswers({
      Me: { errors: [{ message: "Token inválido", extensions: { code: "UNAUTHENTICATED" } }] },
    });
    openAt("/quotesList", routes, "old");
    await screen.findByText("Página de ingreso");
    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
  });
});

describe("an address that no route knows", () => {
  it("says so and offers the way home", async () => {
    serverAnswers({});
    openAt("/no-existe", routes);
    expect(await screen.findByRole("heading", { name: "Esta página no existe" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ir al inicio" }).getAttribute("href")).toBe("/");
  });
});

describe("a screen that fails", () => {
  it("ends on the global failure screen with its details and a reload button", async () => {
    serverAnswers({});
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Broken = () => {
      throw new Error("el cálculo no existe");
    };
    openAt("/rota", [{ path: "/rota", guard: "public", layout: "bare", screen: async () => Broken }]);
    expect(await screen.findByRole("heading", { name: "Oops! Algo salió mal" })).toBeTruthy();
    expect(screen.getByText("el cálculo no existe")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Recargar la página" })).toBeTruthy();
  });
});
