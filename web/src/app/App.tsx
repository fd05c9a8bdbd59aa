import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { PublicSettings } from "../features/accounts/PublicSettings.tsx";
import { SessionStart } from "../features/accounts/SessionStart.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { RoutesContext } from "./RoutesContext.ts";
import { createApollo } from "./apollo.ts";
import type { Environment } from "./environment.ts";
import { createRouter } from "./router.tsx";
import { routes } from "./routes.ts";
import { screenlessRoutes } from "./screenless.routes.ts";
import { createSession } from "./session.ts";
import { systemPaths } from "./system.paths.ts";
import { SessionContext } from "./useSession.ts";

const assemble = ({ apiUrl }: Environment) => {
  const session = createSession(window.localStorage);
  const router = createRouter(routes, screenlessRoutes);
  const client = createApollo({ apiUrl, session, onUnauthenticated: () => void router.navigate(systemPaths.login.to()) });
  return { session, router, client };
};

/** The application: session, API, routes and toasts, put together once. */
export function App({ environment }: { readonly environment: Environment }) {
  const [{ session, router, client }] = useState(() => assemble(environment));
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <Toasts>
          <SessionStart>
            <PublicSettings environment={environment}>
              <RoutesContext value={routes}>
                <RouterProvider router={router} />
              </RoutesContext>
            </PublicSettings>
          </SessionStart>
        </Toasts>
      </ApolloProvider>
    </SessionContext>
  );
}
