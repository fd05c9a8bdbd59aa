import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { PublicSettings } from "../features/accounts/PublicSettings.tsx";
import { SignInAgain } from "../features/accounts/SignInAgain.tsx";
import { SessionStart } from "../features/accounts/SessionStart.tsx";
import { leaveFreely } from "../ui/unsaved.ts";
import { Toasts } from "../ui/toasts.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { RoutesContext } from "./RoutesContext.ts";
import { StaleQuestion } from "./StaleQuestion.tsx";
import { UploadBar } from "./UploadBar.tsx";
import { createApollo } from "./apollo.ts";
import type { Environment } from "./environment.ts";
import { createRouter } from "./router.tsx";
import { routes } from "./routes.ts";
import { screenlessRoutes } from "./screenless.routes.ts";
import { followSession } from "./session.address.ts";
import { onAnotherPerson } from "./session.people.ts";
import { createSession } from "./session.ts";
import { systemPaths } from "./system.paths.ts";
import { SessionContext } from "./useSession.ts";

const assemble = ({ apiUrl }: Environment) => {
  const session = createSession(window.localStorage);
  const router = createRouter(routes, screenlessRoutes);
  const client = createApollo({ apiUrl, session });
  followSession(session);
  onAnotherPerson(session, () => {
    leaveFreely();
    window.location.replace(systemPaths.start.to());
  });
  return { session, router, client };
};

/** The application: session, API, routes and toasts, put together once. */
export function App({ environment }: { readonly environment: Environment }) {
  const [{ session, router, client }] = useState(() => assemble(environment));
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <Toasts>
          <StaleQuestion>
            <SessionStart>
              <PublicSettings environment={environment}>
                <RoutesContext value={routes}>
                  <RouterProvider router={router} />
                </RoutesContext>
                <SignInAgain />
              </PublicSettings>
              <ConnectionNotice />
              <UploadBar />
            </SessionStart>
          </StaleQuestion>
        </Toasts>
      </ApolloProvider>
    </SessionContext>
  );
}
