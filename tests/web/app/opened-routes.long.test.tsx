// @vitest-environment happy-dom
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { ApolloProvider } from "@apollo/client/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, generatePath, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { createApollo } from "../../../web/src/app/apollo.ts";
import type { AppRoute, GuardedPath } from "../../../web/src/base/routes/route.ts";
import { routeObjects } from "../../../web/src/app/routes/router.tsx";
import { routes } from "../../../web/src/app/routes/routes.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { SessionContext } from "../../../web/src/base/session/useSession.ts";
import { aSessionUser } from "../../support/web.tsx";
import { ownRoutes, specifiedRoutes } from "../base/specified-routes.ts";

const table: readonly (GuardedPath & Pick<AppRoute, "ofClients">)[] = routes;
const everybody = Object.keys(roleLabels).map(Number) as RoleNumber[];

const INSIDE = "La pantalla";
/** The real guards around screens that say no more than that they are there. */
const guarded: readonly AppRoute[] = routes.map((route) => ({
  ...route,
  layout: "bare",
  screen: async () => () => <p>{INSIDE}</p>,
}));

const sentHome = (path: string) => routes.find((route) => route.path === path)?.sendHome ?? false;

type Caller = "nobody" | "inactive" | RoleNumber;
const callers: readonly Caller[] = ["nobody", "inactive", ...everybody];

const objects = routeObjects(guarded);

/** The page of an address as a visitor finds it on arriving. The look around it may stay for the next. */
function opening(pattern: string, caller: Caller) {
  localStorage.clear();
  const session = createSession(localStorage);
  const user = caller === "inactive" ? { role: 7, isActive: false } : { role: Number(caller) };
  if (caller !== "nobody") session.signedIn(aSessionUser(user), "a-token");
  const parameters = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name!, "1"]));
  const router = createMemoryRouter(objects, { initialEntries: [generatePath(pattern, parameters)] });
  const page = (
    <Look>
      <SessionContext key={caller} value={session}>
        <ApolloProvider client={createApollo({ apiUrl: "/", session })}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </SessionContext>
    </Look>
  );
  return { page, router };
}

describe("each route", () => {
  afterEach(cleanup);

  it.each(table.map(({ path, guard, ofClients }) => ({ path, guard, ofClients })))(
    "$path opens to those whom it admits and to nobody else",
    async (row) => {
      const { path, guard, ofClients } = row;
      const whom: readonly number[] = { ...specifiedRoutes, ...ownRoutes }[path] as RoleNumber[];
      const { rerender } = render(<div />);
      for (const caller of callers) {
        const { page, router } = opening(path, caller);
        rerender(page);
        const admitted = typeof caller === "number" && whom.includes(caller);
        if (guard === "public" || admitted) await screen.findByText(INSIDE);
        else if (caller === 1 && ofClients)
          await expect.poll(() => router.state.location.pathname).toBe(ofClients);
        else if (typeof caller === "number" && sentHome(path))
          await expect.poll(() => router.state.location.pathname).toBe("/inicio");
        else if (caller === "nobody") await expect.poll(() => router.state.location.pathname).toBe("/login");
        else {
          await screen.findByRole("heading", {
            name: caller === "inactive" ? "Cuenta Inactiva" : "Acceso Denegado",
          });
          expect(screen.queryByText(INSIDE)).toBeNull();
        }
      }
    },
  );
});
