import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, vi } from "vitest";
import { Look } from "../../web/src/app/theme/Look.tsx";
import { RoutesContext } from "../../web/src/base/routes/RoutesContext.ts";
import { ConnectionNotice } from "../../web/src/base/failure/ConnectionNotice.tsx";
import { createApollo } from "../../web/src/app/apollo.ts";
import { StaleQuestion } from "../../web/src/base/failure/StaleQuestion.tsx";
import type { AppRoute } from "../../web/src/base/routes/route.ts";
import { routeObjects } from "../../web/src/app/routes/router.tsx";
import { createSession } from "../../web/src/base/session/session.ts";
import type { SessionUser } from "../../web/src/base/session/session.state.ts";
import { SessionContext } from "../../web/src/base/session/useSession.ts";
import { SignInAgain } from "../../web/src/features/accounts/sign-in/SignInAgain.tsx";
import { SessionStart } from "../../web/src/features/accounts/sign-in/SessionStart.tsx";
import { Toasts } from "../../web/src/ui/toasts.tsx";
import { START } from "./calendar.ts";
// Parts that a page loads with the first press are there: a test presses nothing before it asks for them.
import "../../web/src/ui/ToastStack.tsx";
import "../../web/src/ui/dialog/LeaveDialog.tsx";
import "../../web/src/features/accounts/sign-in/SignInDialog.tsx";

// The browser's own clock has the time of the applications' clocks; timers run on.
beforeEach(() => void vi.setSystemTime(START));

/** Returns a user of the client's session, by default an advisor. */
export const aSessionUser = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  name: "María",
  lastname: "Ospina",
  email: "asesor@travesia.test",
  phone: null,
  image: "/avatar.svg",
  role: 2,
  isActive: true,
  isActiveSeller: true,
  referralCode: "MARIA7",
  secondFactorDue: null,
  ...over,
});

/**
 * Answer of the server to one operation: data, errors, or an HTTP status and headers of its own; a whole
 * response, or none.
 */
export type Answer =
  | { data?: unknown; errors?: readonly object[]; status?: number; headers?: Record<string, string> }
  | Response
  | Error;
export type Answers = Record<
  string,
  Answer | ((variables: Record<string, unknown>, headers: Headers) => Answer | Promise<Answer>)
>;

/**
 * Plays the server at the one door that leads to it, `fetch`; returns the requests it saw. It stays until the
 * next one replaces it: the late requests of a finished test never reaches a network.
 */
export function serverAnswers(answers: Answers) {
  const seen: { operation: string; variables: Record<string, unknown>; authorization: string | null }[] = [];
  const fetchStub = async (_: unknown, init?: RequestInit) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    const headers = new Headers(init?.headers);
    seen.push({ operation: operationName, variables, authorization: headers.get("authorization") });
    const given = answers[operationName];
    const answer = typeof given === "function" ? await given(variables, headers) : given;
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const {
      status = 200,
      headers: own,
      ...body
    } = answer ?? { errors: [{ message: `${operationName} has no answer in this test` }] };
    const sent = { "content-type": "application/json", ...own };
    return new Response(JSON.stringify(body), { status, headers: sent });
  };
  vi.stubGlobal("fetch", vi.fn(fetchStub));
  return seen;
}

/** Renders the application over these routes as the browser would at an address, with a fresh session. */
export function openAt(address: string, routes: readonly AppRoute[], token: string | null = null) {
  localStorage.clear();
  if (token) localStorage.setItem("token", token);
  const session = createSession(localStorage);
  const router = createMemoryRouter(routeObjects(routes), { initialEntries: [address] });
  const client = createApollo({ apiUrl: "/", session });
  const view = render(
    <Look>
      <SessionContext value={session}>
        <ApolloProvider client={client}>
          <Toasts>
            <StaleQuestion>
              <SessionStart>
                <RoutesContext value={routes}>
                  <RouterProvider router={router} />
                </RoutesContext>
                <SignInAgain />
              </SessionStart>
              <ConnectionNotice />
            </StaleQuestion>
          </Toasts>
        </ApolloProvider>
      </SessionContext>
    </Look>,
  );
  return { session, router, client, view };
}

/** A part under the theme and the toasts, as {@link show} renders it: to render it again. */
export const framed = (part: ReactNode) => (
  <Look>
    <Toasts>{part}</Toasts>
  </Look>
);

/** A part of the kit under the theme and the toasts. */
export const show = (part: ReactNode) => render(framed(part));

/**
 * Shows a part that asks the server, which {@link serverAnswers} plays, to the person signed in, or to a
 * visitor.
 */
export function showConnected(part: ReactNode, user: SessionUser | null = null) {
  if (user) localStorage.setItem("token", "a-token");
  const session = createSession(localStorage);
  if (user) session.verified(user);
  return show(
    <SessionContext value={session}>
      <ApolloProvider client={createApollo({ apiUrl: "/", session })}>{part}</ApolloProvider>
    </SessionContext>,
  );
}

/** Plays the server where files go, `XMLHttpRequest`; returns the variables it saw. */
export function uploadsAnswered(
  answer: (variables: Record<string, unknown>) => { data?: unknown; errors?: readonly object[] },
) {
  const seen: Record<string, unknown>[] = [];
  class Upload {
    readonly upload = {};
    readonly status = 200;
    responseText = "";
    onload?: () => void;
    open() {}
    abort() {}
    setRequestHeader() {}
    getResponseHeader = () => "application/json";
    send(body: FormData) {
      const { variables } = JSON.parse(String(body.get("operations"))) as {
        variables: Record<string, unknown>;
      };
      seen.push(variables);
      this.responseText = JSON.stringify(answer(variables));
      setTimeout(() => this.onload?.());
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  return seen;
}
