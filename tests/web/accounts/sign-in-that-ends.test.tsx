// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reachability } from "../../../web/src/base/failure/reachability.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { followSession } from "../../../web/src/base/session/session.address.ts";
import { onAnotherPerson } from "../../../web/src/base/session/session.people.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { MeDocument } from "../../../web/src/features/accounts/accounts.generated.ts";
import { QuoteCreateDocument } from "../../../web/src/features/quotes/quote/quotes.generated.ts";
import { LoginScreen } from "../../../web/src/pages/accounts/LoginScreen.tsx";
import { inDays } from "../../support/calendar.ts";
import { type Answer, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes: AppRoute[] = [
  { path: "/login", guard: "public", layout: "bare", screen: async () => LoginScreen },
  {
    path: "/nota",
    guard: "manageQuotes",
    layout: "bare",
    screen: async () => () => <textarea aria-label="Nota" />,
  },
];

const user = { __typename: "User", ...aSessionUser() };
const me: Answer = { data: { me: user } };
const unknown: Answer = {
  errors: [{ message: "Token inválido", extensions: { code: "UNAUTHENTICATED" } }],
  data: null,
};
const aQuoteOf = (emailCliente: string) => ({
  emailCliente,
  nombreCliente: "María Torres",
  telefonoCliente: "3001234567",
  destino: "Cartagena",
  fechaIda: inDays(40),
});
const accepted: Answer = {
  data: { signIn: { __typename: "SignInPayload", token: "new-token", message: "Bienvenida", user } },
};

/** An answer of ours outside of GraphQL. */
const inWords = (status: number, message: string): Answer =>
  new Response(JSON.stringify({ success: false, message, error: "CODE" }), {
    status,
    headers: { "content-type": "application/json" },
  });

/** The page of a proxy that reaches nobody behind it. */
const ofProxy = (status: number): Answer =>
  new Response("<html>Bad gateway</html>", { status, headers: { "content-type": "text/html" } });

const brokenOff = (): Answer =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) }));

const note = () => screen.getByLabelText("Nota");
const answersInTurn = (...answers: Answer[]) => {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)]!;
};

async function workUntilItEnds(answer: Answer) {
  serverAnswers({ Me: answersInTurn(me, answer), SignIn: accepted });
  const opened = openAt("/nota", routes, "a-token");
  fireEvent.change(await screen.findByLabelText("Nota"), { target: { value: "Lo que escribí" } });
  await opened.client.query({ query: MeDocument, fetchPolicy: "network-only" }).catch(() => {});
  await screen.findByRole("dialog", { name: "Inicia sesión" });
  return opened;
}

afterEach(() => {
  cleanup();
  reachability.found();
});

describe("a 401 during work", () => {
  it.each<[string, Answer]>([
    ["as a GraphQL error", unknown],
    ["as an HTTP status", inWords(401, "Token inválido")],
  ])("%s clears the token and asks over the page, which keeps the typed values", async (_, answer) => {
    const { session } = await workUntilItEnds(answer);
    expect(localStorage.getItem("token")).toBeNull();
    expect(session.read()).toMatchObject({ isAuthenticated: false, user: null, token: null });
    expect((note() as HTMLTextAreaElement).value).toBe("Lo que escribí");
    expect((screen.getByLabelText("Correo") as HTMLInputElement).value).toBe("asesor@travesia.test");
  });

  it("ends with the same person where they were", async () => {
    const { session } = await workUntilItEnds(unknown);
    const kept = note();
    fireEvent.change(screen.getByLabelText("Contraseña"), { target: { value: "Travesia2026" } });
    fireEvent.click(screen.getByRole("button", { name: "Iniciar sesión" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(session.read()).toMatchObject({ token: "new-token", isAuthenticated: true });
    expect(note()).toBe(kept);
  });

  it("lets what the page reads wait until somebody has signed in", async () => {
    const { client, session } = await workUntilItEnds(unknown);
    const seen = serverAnswers({ Me: me });
    const read = client.query({ query: MeDocument, fetchPolicy: "network-only" });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen).toEqual([]);
    session.signedIn(user, "new-token");
    expect((await read).data?.me?.id).toBe(7);
    expect(seen[0]?.authorization).toBe("Bearer new-token");
  });

  it("lets what the page saves wait too, and sends it for the same person alone", async () => {
    const { client, session } = await workUntilItEnds(unknown);
    const seen = serverAnswers({ QuoteCreate: { data: { createQuote: null } }, Me: me });
    const save = (email: string) =>
      client
        .mutate({ mutation: QuoteCreateDocument, variables: { input: aQuoteOf(email) } })
        .catch(() => undefined);
    const sent = () => seen.filter(({ operation }) => operation === "QuoteCreate");
    const saved = save("maria@example.com");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toEqual([]);
    session.signedIn(user, "new-token");
    await saved;
    expect(sent()).toMatchObject([{ authorization: "Bearer new-token" }]);
    session.ended();
    void save("marta@example.com");
    session.signedIn({ ...user, id: 8 }, "of-another");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toHaveLength(1);
  });
});

describe("the session of a tab", () => {
  const aSession = () => {
    localStorage.clear();
    const session = createSession(localStorage);
    session.signedIn(aSessionUser(), "abc");
    return { session, other: createSession(localStorage) };
  };

  it("waits with its page when the sign-in ended in another tab, and not when somebody signed out there", () => {
    const { session, other } = aSession();
    other.verified(aSessionUser());
    other.ended();
    session.tokenChanged();
    expect(session.read()).toMatchObject({ user: null, waiting: { id: 7 } });
    other.signedIn(aSessionUser(), "new");
    session.tokenChanged();
    expect(session.read()).toMatchObject({ token: "new", loading: true, waiting: { id: 7 } });
    session.verified(aSessionUser());
    other.signedOut();
    session.tokenChanged();
    expect(session.read()).toMatchObject({ user: null, waiting: null, loading: false });
  });

  it("begins again for another person, and not for the same", () => {
    const { session } = aSession();
    const begin = vi.fn();
    onAnotherPerson(session, begin);
    session.ended();
    session.signedIn(aSessionUser(), "again");
    expect(begin).not.toHaveBeenCalled();
    session.ended();
    session.signedIn(aSessionUser({ id: 8 }), "other");
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it("shows /login while it waits and the page's address afterwards, without a step in the history", () => {
    const { session } = aSession();
    const location = { pathname: "/cotizaciones/9", search: "?accion=edit", hash: "" };
    const history = {
      state: { idx: 3, key: "k", usr: null } as object,
      replaceState(state: object, _: string, url: string) {
        this.state = state;
        [location.pathname, location.search = ""] = url.split(/(?=\?)/) as [string, string];
      },
    };
    followSession(session, { location, history } as unknown as Window);
    session.ended();
    expect(location).toMatchObject({ pathname: "/login", search: "" });
    expect(history.state).toMatchObject({
      idx: 3,
      usr: { from: { pathname: "/cotizaciones/9", search: "?accion=edit" } },
    });
    session.signedIn(aSessionUser(), "again");
    expect(location).toMatchObject({ pathname: "/cotizaciones/9", search: "?accion=edit" });
    expect(history.state).toEqual({ idx: 3, key: "k", usr: null });
  });
});

describe("the start", () => {
  it.each<[string, Answer]>([
    ["no answer", new TypeError("Failed to fetch")],
    ["an answer that breaks off", brokenOff()],
    ["a 503 with Retry-After", { status: 503, headers: { "retry-after": "5" } }],
    ["a proxy's 502", ofProxy(502)],
    ["a proxy's 401", ofProxy(401)],
    ["a proxy's page of 200", ofProxy(200)],
    ["a 429", inWords(429, "Demasiadas solicitudes")],
    ["a limit", { errors: [{ message: "Demasiadas", extensions: { code: "RATE_LIMITED" } }], data: null }],
    [
      "UNAVAILABLE",
      { errors: [{ message: "No disponible", extensions: { code: "UNAVAILABLE" } }], data: null },
    ],
  ])(
    "keeps the token at %s, says so, and asks again at once when the browser is online",
    async (_, answer) => {
      serverAnswers({ Me: answersInTurn(answer, me) });
      openAt("/nota", routes, "a-token");
      expect(await screen.findByText("Sin conexión. Reintentando…")).toBeTruthy();
      expect(localStorage.getItem("token")).toBe("a-token");
      window.dispatchEvent(new Event("online"));
      expect(await screen.findByLabelText("Nota")).toBeTruthy();
      expect(screen.queryByText("Sin conexión. Reintentando…")).toBeNull();
    },
  );

  it.each<[string, Answer]>([
    ["a refused token", unknown],
    ["a token without a person", { data: { me: null } }],
    ["an HTTP status of ours", inWords(401, "Token inválido")],
    ["an inactive account", inWords(403, "Tu cuenta ha sido desactivada")],
    ["an address of ours that is not there", inWords(404, "Ruta no encontrada")],
  ])("removes the token at %s", async (_, answer) => {
    serverAnswers({ Me: answer });
    openAt("/nota", routes, "a-token");
    expect(await screen.findByRole("button", { name: "Iniciar sesión" })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem("token")).toBeNull());
  });

  it.each<[string, Answer]>([
    ["INTERNAL", { errors: [{ message: "Ups", extensions: { code: "INTERNAL" } }], data: null }],
    ["a 500 of ours", inWords(500, "Ocurrió un error inesperado")],
    ["a 503 of ours that does not say when to come back", inWords(503, "No disponible")],
  ])("keeps the token at %s and says what failed, with a retry", async (_, answer) => {
    serverAnswers({ Me: answer });
    openAt("/nota", routes, "a-token");
    expect(await screen.findByText("Error verificando token")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Recargar la página" })).toBeTruthy();
    expect(localStorage.getItem("token")).toBe("a-token");
  });

  it("queries whose a page is until it has the answer, when a new token broke off behind it", async () => {
    const broken: Answer = { errors: [{ message: "Ups", extensions: { code: "INTERNAL" } }], data: null };
    serverAnswers({ Me: answersInTurn(me, broken, me) });
    const { session } = openAt("/nota", routes, "a-token");
    const kept = await screen.findByLabelText("Nota");
    session.roleChanged();
    expect(await screen.findByText("Sin conexión. Reintentando…")).toBeTruthy();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(session.read().isAuthenticated).toBe(true));
    expect(note()).toBe(kept);
  });
});

it.each<[string, Answer]>([
  ["a proxy's 502", ofProxy(502)],
  ["a proxy's 401", ofProxy(401)],
  ["a 500 of ours", inWords(500, "Ocurrió un error inesperado")],
  ["a 429", inWords(429, "Demasiadas solicitudes")],
  ["INTERNAL", { errors: [{ message: "Ups", extensions: { code: "INTERNAL" } }], data: null }],
])("%s during work leaves the sign-in and the page as they are", async (_, answer) => {
  serverAnswers({ Me: answersInTurn(me, answer) });
  const { client, session } = openAt("/nota", routes, "a-token");
  const kept = await screen.findByLabelText("Nota");
  await client.query({ query: MeDocument, fetchPolicy: "network-only" }).catch(() => undefined);
  expect(session.read()).toMatchObject({ isAuthenticated: true, token: "a-token" });
  expect(localStorage.getItem("token")).toBe("a-token");
  expect(note()).toBe(kept);
});
