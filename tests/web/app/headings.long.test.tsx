// @vitest-environment happy-dom
import { type RoleNumber } from "@travesia/api/permissions";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, generatePath, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { createApollo } from "../../../web/src/app/apollo.ts";
import { routeObjects } from "../../../web/src/app/routes/router.tsx";
import { routes } from "../../../web/src/app/routes/routes.ts";
import { RoutesContext } from "../../../web/src/base/routes/RoutesContext.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { SessionContext } from "../../../web/src/base/session/useSession.ts";
import { Toasts } from "../../../web/src/ui/toasts.tsx";
import { kitPaths } from "../../../web/src/features/kit/kit.paths.ts";
import { aSessionUser } from "../../support/web.tsx";
import { ownRoutes, specifiedRoutes } from "../base/specified-routes.ts";

const bare: readonly AppRoute[] = routes.map((route) => ({ ...route, layout: "bare" }));
const objects = routeObjects(bare);

const ID = "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b";

/** Opens an address for the first role that it admits, while the server answers nothing but this. */
function open({ path, guard }: AppRoute, answers: () => Promise<Response>) {
  vi.stubGlobal("fetch", vi.fn(answers));
  localStorage.clear();
  const session = createSession(localStorage);
  const [role] = ({ ...specifiedRoutes, ...ownRoutes }[path] ?? []) as RoleNumber[];
  if (guard !== "public") session.signedIn(aSessionUser({ role: role ?? 7 }), "a-token");
  const parameters = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, ID]));
  const address = `${generatePath(path, parameters)}?token=a-token`;
  render(
    <Look>
      <SessionContext value={session}>
        <ApolloProvider client={createApollo({ apiUrl: "/", session })}>
          <Toasts>
            <RoutesContext value={bare}>
              <RouterProvider router={createMemoryRouter(objects, { initialEntries: [address] })} />
            </RoutesContext>
          </Toasts>
        </ApolloProvider>
      </SessionContext>
    </Look>,
  );
}

const headings = () =>
  waitFor(() => expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1), { timeout: 5_000 });

const failing = async () =>
  new Response(JSON.stringify({ errors: [{ message: "Error interno del servidor" }] }), {
    headers: { "content-type": "application/json" },
  });

// The page of the kit shows parts of many screens, headings too.
const screens = bare.flatMap((route) =>
  route.path === kitPaths.all.pattern ? [] : [[route.path, route] as const],
);

describe("a screen says what it is, with one heading of the first level", () => {
  afterEach(cleanup);

  it.each(screens)("%s while what it shows is on its way", async (_, route) => {
    open(route, () => new Promise<Response>(() => undefined));
    await headings();
  });

  it.each(screens)("%s when what it shows could not be read", async (_, route) => {
    open(route, failing);
    await headings();
  });
});
